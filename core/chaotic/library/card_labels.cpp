// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_labels.h"

#include "chaotic/questions/questions.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

const Labels& cardLabels()
{
    static const Labels all = [] {
        Labels labels = questionLabels();
        labels.addWords<KeywordKind>("keyword=");
        labels.addWords<KeywordKind>("ability=");
        return labels;
    }();
    return all;
}

Shape formShape(CardKind kind)
{
    std::vector<ShapeKey> shown = shapeOf(kind).parts().keys;
    std::erase_if(shown, [](const ShapeKey& key) {
        return key.name == "type" || key.name == "name" || key.name == "source" || key.name == "contested";
    });
    return Shape::object(std::move(shown));
}

} // namespace whistle::chaotic
