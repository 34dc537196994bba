// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_book.h"

#include "base/shape.h"

#include <QCoreApplication>
#include <QFile>
#include <QMutex>
#include <memory>
#include <nlohmann/json.hpp>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initRules()
{
    Q_INIT_RESOURCE(rules);
}

namespace whistle {

namespace {

constexpr Sentence ruleTwice{"rulebook", QT_TRANSLATE_NOOP("rulebook", "The rule \"%1\" stands here twice.")};

Shape ruleListShape()
{
    return Shape::object(
        {required("format", Shape::words({"whistle-rules"})), required("format_version", Shape::integer(1, 1)),
         required("game", Shape::text()), required("language", Shape::text()),
         required("rules", Shape::list(Shape::object({required("id", Shape::text()), required("section", Shape::text()),
                                                      required("text", Shape::text()),
                                                      optional("house_rule", Shape::text())})))});
}

} // namespace

Checked<RuleBook> RuleBook::read(std::string_view json)
{
    std::map<std::string, int> lines;
    const Checked<Json> content = parseJson(json, lines);
    if (!content)
        return content.problems();
    Problems problems = ruleListShape().check(*content);
    RuleBook book;
    if (problems.empty()) {
        std::size_t index = 0;
        for (const Json& entry : content->at("rules")) {
            Rule rule{entry.at("id").get<std::string>(), entry.at("section").get<std::string>(),
                      entry.at("text").get<std::string>(), entry.value("house_rule", std::string{})};
            if (!book.m_places.emplace(rule.id, index).second)
                problems.push_back({pointerTo("/rules", index) + "/id", Text{ruleTwice, rule.id}});
            book.m_rules.push_back(std::move(rule));
            ++index;
        }
    }
    for (Problem& problem : problems) {
        if (const auto line = lines.find(problem.at); line != lines.end())
            problem.line = line->second;
    }
    if (!problems.empty())
        return problems;
    return book;
}

const RuleBook* RuleBook::of(const QString& game)
{
    static QMutex mutex;
    static std::map<QString, std::unique_ptr<const RuleBook>> books;
    const QMutexLocker lock(&mutex);
    auto found = books.find(game);
    if (found == books.end()) {
        initRules();
        std::unique_ptr<const RuleBook> book;
        QFile file(QStringLiteral(":/rules/%1.json").arg(game));
        if (file.open(QIODevice::ReadOnly)) {
            const QByteArray text = file.readAll();
            Checked<RuleBook> read = RuleBook::read({text.constData(), static_cast<std::size_t>(text.size())});
            Q_ASSERT(read); // a test reads every list that is compiled in
            book = std::make_unique<const RuleBook>(std::move(*read));
        }
        found = books.emplace(game, std::move(book)).first;
    }
    return found->second.get();
}

const Rule* RuleBook::find(std::string_view id) const
{
    const auto found = m_places.find(std::string(id));
    return found == m_places.end() ? nullptr : &m_rules[found->second];
}

} // namespace whistle
