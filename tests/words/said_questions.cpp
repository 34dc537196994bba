// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shape_walk.h"
#include "catalog/catalog.h"
#include "everything_said.h"
#include "hard_names.h"
#include "moves/held.h"
#include "mutated_json.h"
#include "random_input.h"
#include "rulebook/json_ruling.h"

#include <QDir>
#include <QFile>

namespace whistle {

namespace {

class AtTheDesk {
public:
    AtTheDesk(Heard& heard, const CatalogGame& game, const Question& question)
        : m_heard(heard)
        , m_game(game)
        , m_question(question)
    {
    }

    void ask(const Json& input)
    {
        const Checked<JsonRuling> ruling = askQuestion(m_question, input);
        if (!ruling) {
            say(ruling.problems());
            return;
        }
        say(ruling->why);
        say(verdictInWords(m_question, m_game.guide, input, *ruling));
    }
    void hearFacts(const Json& input)
    {
        if (m_game.guide.facts)
            say(m_game.guide.facts(m_question.id, input));
    }
    /// Each field of the form with what stands in it.
    void hearForm(const Json& input)
    {
        visitPlaces(m_question.input, input, [this](const ShapePlace& place) {
            if (place.key != nullptr && place.value != nullptr)
                hearField(place);
            return true;
        });
    }

private:
    template <class Said>
    void say(const Said& said)
    {
        m_heard.hear(said, [this] { return m_game.names; });
    }

    void hearField(const ShapePlace& place)
    {
        const Labels& labels = m_game.guide.labels;
        const std::string parent = parentOf(place.at);
        const std::string name = place.key->name;
        const QString label = labels.key(parent, name);
        const std::string context = m_game.id + ", form";
        const QString value = told(place);
        const std::string key = labels.hasKey(parent, parent + '.' + name) ? parent + '.' + name : name;
        m_heard.hear({context, key}, value.isEmpty() ? label : label + QStringLiteral(": ") + value);
    }
    [[nodiscard]] QString told(const ShapePlace& place) const
    {
        const Json& value = *place.value;
        const Shape* meant = caseOf(place.shape, value);
        const bool isWord = (meant == nullptr ? place.shape : *meant).parts().form == ShapeForm::Words;
        if (value.is_string() && isWord)
            return m_game.guide.labels.word(place.key->name, value.get<std::string>());
        if (value.is_string()) {
            const std::string id = value.get<std::string>();
            return m_game.names ? m_game.names(id) : QString::fromStdString(id);
        }
        return value.is_number_integer() ? Text{asNamed, value.get<int>()}.render() : QString();
    }
    /// The key round a place, past the indices of lists.
    [[nodiscard]] static std::string parentOf(const std::string& at)
    {
        const QStringList steps = QString::fromStdString(at).split(u'/');
        for (qsizetype i = steps.size() - 2; i > 0; --i) {
            bool isIndex = false;
            (void)steps[i].toInt(&isIndex);
            if (!isIndex)
                return steps[i].toStdString();
        }
        return {};
    }

    Heard& m_heard;
    const CatalogGame& m_game;
    const Question& m_question;
};

/// What the cases call their players, teams and creatures, and what they are called here.
std::map<std::string, std::string> hardNamesFor(const std::string& game)
{
    if (game == "el-grande")
        return {{"anna", hardNames[4]},
                {"bence", hardNames[5]},
                {"cili", hardNames[6]},
                {"dani", hardNames[2]},
                {"emma", hardNames[3]}};
    if (game == "heroes")
        return {{"Anna", hardNames[7]}, {"Béla", hardNames[1]}, {"Red", hardNames[0]}, {"Blue", hardNames[2]}};
    if (game == "kaosball")
        return {{"a", hardNames[7]}, {"b", hardNames[5]}, {"c", hardNames[8]}, {"d", hardNames[6]}};
    if (game == "chaotic")
        return {{"a", "Aimukk"}, {"b", "Ulmar"}, {"c", "Xaerv"}};
    return {};
}

std::vector<Json> casesOf(const CatalogGame& game, const Question& question)
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/questions/%1/%2.json")
                   .arg(QString::fromStdString(game.id), QString::fromStdString(question.id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Checked<Json> cases = parseJson(file.readAll().toStdString());
    std::vector<Json> inputs;
    for (const Json& one : *cases)
        inputs.push_back(renamedIn(one.at("input"), hardNamesFor(game.id)));
    return inputs;
}

} // namespace

void hearQuestions(Heard& heard)
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        for (const Question& question : game.questions) {
            AtTheDesk desk(heard, game, question);
            heard.hear(Text{question.summary});
            const std::vector<Json> cases = casesOf(game, question);
            for (const Json& input : cases) {
                desk.ask(input);
                desk.hearForm(input);
            }
            if (!cases.empty())
                desk.hearFacts(cases.front());
        }
    }
    // What would be said if one field were another, and what cannot be asked.
    MutatedJson mutations(1);
    for (const CatalogGame& game : Catalog::standard().games()) {
        for (const Question& question : game.questions) {
            AtTheDesk desk(heard, game, question);
            for (const Json& input : casesOf(game, question)) {
                for (int i = 0; i < 6; ++i)
                    desk.ask(mutations.of(input));
            }
            for (unsigned seed = 1; seed <= 60; ++seed)
                desk.ask(RandomInput(seed).of(question.input));
        }
    }
}

} // namespace whistle
