// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/word_chips.h"

#include "base/common_words.h"
#include "look/painting.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>

namespace whistle {

WordChips::WordChips(QWidget* parent) : Painted(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WordChips::setGroups(std::vector<ChipGroup> groups)
{
    m_groups = std::move(groups);
    QStringList words;
    for (const ChipGroup& group : m_groups) {
        if (!group.words.isEmpty())
            words << labelled(group.caption, group.words.join(QStringLiteral(", ")));
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

int WordChips::lay(QPainter* painter, int width) const
{
    const Theme& theme = Theme::current();
    const double pad = pxF(Length::SpaceS);
    const double high = theme.lineHeight(TypeStep::Label) + 2 * pxF(Length::SpaceXs);
    QPointF at;
    // What no longer fits into the line begins the next one.
    const auto take = [&](double wide) {
        if (at.x() > 0 && at.x() + wide > width)
            at = {0, at.y() + high + pxF(Length::SpaceXs)};
        const QRectF place(at, QSizeF(std::min<double>(wide, width), high));
        at.rx() += wide + pxF(Length::SpaceXs);
        return place;
    };
    for (const ChipGroup& group : m_groups) {
        for (const QString& word : group.words) {
            const double chip = textWidth(word, TypeStep::Label) + 2 * pad;
            const bool isFirst = &word == &group.words.front();
            const double caption = isFirst ? textWidth(group.caption, TypeStep::Body) + pad : 0;
            QRectF place = take(caption + chip); // a caption stays with its first chip
            if (!painter)
                continue;
            if (isFirst)
                paintText(*painter, place, group.caption, TypeStep::Body, theme.colour(Colour::TextMuted));
            place.setLeft(place.left() + caption);
            paintBox(*painter, place, {theme.colour(Colour::Raised), {}, pxF(Length::RadiusSmall)});
            paintText(*painter, place, word, TypeStep::Label, theme.colour(Colour::Text), Qt::AlignCenter);
        }
        at.rx() += at.x() > 0 ? pad : 0;
    }
    return qCeil(at.y() + high);
}

QSize WordChips::sizeHint() const
{
    const int wide = qCeil(Theme::current().em() * 24);
    return {wide, heightForWidth(wide)};
}

QSize WordChips::minimumSizeHint() const
{
    double widest = 0;
    for (const ChipGroup& group : m_groups) {
        for (const QString& word : group.words)
            widest = std::max(widest, textWidth(word, TypeStep::Label) + 2 * pxF(Length::SpaceS) +
                                          textWidth(group.caption, TypeStep::Body) + pxF(Length::SpaceS));
    }
    return {qCeil(widest), Theme::current().lineHeight(TypeStep::Label)};
}

void WordChips::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    lay(&painter, width());
}

} // namespace whistle

#include "moc_word_chips.cpp"
