// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table/codecs.h"

namespace whistle::chaotic::codecs {

void Title::read(const Json& json, std::string& value)
{
    static constexpr const char* blanks = " \t\n\r\f\v";
    value = json.get<std::string>();
    value.erase(value.find_last_not_of(blanks) + 1);
    value.erase(0, value.find_first_not_of(blanks));
}

Shape SpaceWord::shape()
{
    static const Shape shape = [] {
        std::vector<std::string> words;
        for (const Space& space : Board(BoardSize::Ten).spaces())
            words.push_back(wordOf(space));
        return Shape::words(std::move(words)).ofKind("chaotic/space");
    }();
    return shape;
}

Shape DisciplineOrAll::shape()
{
    std::vector<std::string> words = allWords<Stat>();
    words.pop_back(); // Energy
    return Shape::words(std::move(words));
}

Shape AnyDisciplines::shape()
{
    std::vector<ShapeKey> keys;
    for (const Discipline discipline : allDisciplines)
        keys.push_back(required(std::string(toWord(discipline)), Amount::shape()));
    return Shape::object(std::move(keys));
}

void ElementList::read(const Json& json, Elements& value)
{
    for (const Json& one : json)
        value.add(*fromWord<Element>(one.get_ref<const std::string&>()));
}

Json ElementList::write(Elements value)
{
    Json json = Json::array();
    for (const Element element : allElements) {
        if (value.has(element))
            json.push_back(std::string(toWord(element)));
    }
    return json;
}

} // namespace whistle::chaotic::codecs

namespace whistle {

template <>
const Record& recordOf<chaotic::Disciplines>()
{
    using chaotic::Disciplines;
    using chaotic::codecs::Count;
    static const Record record = Record::of<Disciplines>({
        key<&Disciplines::courage, Count>("courage"),
        key<&Disciplines::power, Count>("power"),
        key<&Disciplines::wisdom, Count>("wisdom"),
        key<&Disciplines::speed, Count>("speed"),
    });
    return record;
}

} // namespace whistle
