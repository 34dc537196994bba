// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/told_text.h"

#include "base/text_list.h"

#include <deque>

namespace whistle {

namespace {

/// No sentence has more places, and no list that anybody tells more names.
constexpr std::size_t mostPlaces = 20;

Json wordIn(Sentence word)
{
    return Json::array({word.context, word.source});
}

/// Sentences point to their words: those that have come from elsewhere are kept here as long as they are read.
class Told {
public:
    [[nodiscard]] Sentence sentence(const Json& context, const Json& source) { return {kept(context), kept(source)}; }
    [[nodiscard]] Sentence word(const Json& place)
    {
        const auto found = place.find("word");
        return found != place.end() && found->is_array() && found->size() == 2 ? sentence((*found)[0], (*found)[1])
                                                                               : Sentence{};
    }
    [[nodiscard]] TextPlace place(const Json& place)
    {
        if (place.is_number_integer())
            return place.get<int>();
        if (!place.is_object())
            return Name{};
        if (place.contains("name"))
            return Name{valueIn(place, "name", std::string()), word(place)};
        return word(place);
    }

private:
    [[nodiscard]] const char* kept(const Json& words)
    {
        return words.is_string() ? m_words.emplace_back(words.get<std::string>()).c_str() : "";
    }

    std::deque<std::string> m_words;
};

} // namespace

Json toldText(const Text& text, const NameReader& names)
{
    Json places = Json::array();
    Json called = Json::object();
    for (const TextPlace& place : text.places()) {
        switch (place.kind()) {
        case TextPlace::Kind::Number:
            places.push_back(place.number());
            break;
        case TextPlace::Kind::Name:
            places.push_back({{"name", place.name().id}});
            if (*place.name().word.source != '\0')
                places.back()["word"] = wordIn(place.name().word);
            for (const std::string& id : namedBy(place.name())) {
                const std::string name = names ? names(id).toStdString() : id;
                if (name != id)
                    called[id] = name;
            }
            break;
        case TextPlace::Kind::Word:
            places.push_back({{"word", wordIn(place.word())}});
        }
    }
    Json told{{"in", text.sentence().context}, {"says", text.sentence().source}};
    if (!places.empty())
        told["with"] = std::move(places);
    if (text.isLine())
        told["line"] = true;
    if (!called.empty())
        told["names"] = std::move(called);
    return told;
}

QString readTold(const Json& told, const NameReader& names)
{
    if (!told.is_object() || !told.contains("in") || !told.contains("says"))
        return {};
    Told words;
    std::vector<TextPlace> places;
    for (const Json& place : partOf(told, "with")) {
        if (places.size() < mostPlaces)
            places.push_back(words.place(place));
    }
    Text text = Text{words.sentence(told["in"], told["says"])}.with(std::move(places));
    if (valueIn(told, "line", false))
        text = text.asLine();
    const Json called = partOf(told, "names");
    return text.render([&](const std::string& id) {
        const QString here = names ? names(id) : QString::fromStdString(id);
        return here == QString::fromStdString(id) ? QString::fromStdString(valueIn(called, id.c_str(), id)) : here;
    });
}

} // namespace whistle
