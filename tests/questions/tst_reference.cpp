// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "made_file.h"
#include "rulebook/json_ruling.h"
#include "under_test.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <map>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

/// Of more words than these the first and the last stand in the table; all are in the schema.
constexpr std::size_t mostWords = 24;
/// As many keys as these or more, the same in two places, are told in the first of them.
constexpr std::size_t fewestToldOnce = 4;

QString quoted(const std::string& word)
{
    return u'`' + QString::fromStdString(word) + u'`';
}

/// "a, b or c".
QString either(const QStringList& values)
{
    return values.size() < 2
               ? values.join(QString())
               : values.mid(0, values.size() - 1).join(QStringLiteral(", ")) + QStringLiteral(" or ") + values.back();
}

QString wordsOf(const std::vector<std::string>& words)
{
    if (words.size() > mostWords)
        return QStringLiteral("%1 ... %2 (%3 words)")
            .arg(quoted(words.front()), quoted(words.back()))
            .arg(words.size());
    QStringList all;
    for (const std::string& word : words)
        all << (word.empty() ? QStringLiteral("empty") : quoted(word));
    return either(all);
}

QString lengthOf(const ShapeParts& parts)
{
    constexpr int manyEntries = 1000; // a shape's list without a limit of its own
    if (parts.minimum == parts.maximum)
        return QStringLiteral("list of %1: ").arg(parts.minimum);
    if (parts.maximum < manyEntries)
        return QStringLiteral("list of %1 to %2: ").arg(parts.minimum).arg(parts.maximum);
    return parts.minimum > 0 ? QStringLiteral("list of %1 or more: ").arg(parts.minimum) : QStringLiteral("list: ");
}

/// What a value may be, in a line; the keys of objects have rows of their own.
QString valueOf(const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Boolean:
        return QStringLiteral("true or false");
    case ShapeForm::Integer:
        return QStringLiteral("%1 to %2").arg(parts.minimum).arg(parts.maximum);
    case ShapeForm::Integers: {
        QStringList all;
        for (const int value : parts.values)
            all << QString::number(value);
        return either(all);
    }
    case ShapeForm::Text:
    case ShapeForm::AnyText:
        return parts.names.empty() ? QStringLiteral("text")
                                   : QStringLiteral("the name of a %1").arg(QString::fromStdString(parts.names));
    case ShapeForm::Words:
        return wordsOf(parts.words);
    case ShapeForm::List:
        return lengthOf(parts) + valueOf(parts.shapes.front());
    case ShapeForm::Object:
        return QStringLiteral("object");
    case ShapeForm::Map:
        return QStringLiteral("object by name: ") + valueOf(parts.shapes.front());
    case ShapeForm::Choice:
        return QStringLiteral("object, by its %1").arg(quoted(parts.by));
    case ShapeForm::Either: {
        QStringList all;
        for (const Shape& one : parts.shapes)
            all << valueOf(one);
        all.removeDuplicates();
        return either(all);
    }
    case ShapeForm::Null:
        return QStringLiteral("null");
    case ShapeForm::Anything:
        break;
    }
    return QStringLiteral("anything");
}

/// A page in Markdown, made of a game's declarations alone.
class Page {
public:
    explicit Page(const CatalogGame& game) : m_game(game)
    {
        m_text = QStringLiteral("# %1: questions and commands\n\n"
                                "Made from the declarations in the code by `tests/questions/tst_reference.cpp`; not "
                                "written by hand. Keys in *italics* may be left out.\n"
                                "`whistle-cli ask %2/QUESTION --schema` and `whistle-cli play %2 --schema` tell the "
                                "same as JSON Schema, with every word of long lists.\n")
                     .arg(Text{game.name}.render(), QString::fromStdString(game.id));
        for (const Question& question : game.questions)
            tell(question);
        m_text += QStringLiteral("\n# Commands of a match\n");
        const ShapeParts& commands = game.command().parts();
        for (std::size_t i = 0; i < commands.words.size(); ++i) {
            const Shape& command = commands.shapes[i];
            begin(commands.words[i]);
            say(QString::fromStdString(command.parts().meaning));
            table(command);
        }
    }
    [[nodiscard]] QByteArray text() const { return m_text.toUtf8(); }

private:
    void tell(const Question& question)
    {
        begin(question.id);
        say(Text{question.summary}.render());
        table(question.input);
        say(QStringLiteral("The verdict:"));
        table(question.verdict);
        if (question.proof) {
            say(QStringLiteral("Its proof, beside the verdict:"));
            table(*question.proof);
        }
        example(question);
    }

    void begin(const std::string& about)
    {
        m_about = QString::fromStdString(about);
        m_text += QStringLiteral("\n## %1\n").arg(m_about);
    }

    void say(const QString& paragraph)
    {
        if (!paragraph.isEmpty())
            m_text += u'\n' + paragraph + u'\n';
    }

    void table(const Shape& shape)
    {
        QString all;
        for (const Row& row : rowsOf({}, shape))
            all += QStringLiteral("| %1 | %2 | %3 |\n").arg(row.key, row.value, row.meaning);
        if (!all.isEmpty())
            m_text += QStringLiteral("\n| key | value | meaning |\n| --- | --- | --- |\n") + all;
    }

    struct Row {
        QString key;
        QString value;
        QString meaning;
    };
    using Rows = std::vector<Row>;

    /// A row for each key of the objects in it.
    Rows rowsOf(const QString& path, const Shape& shape)
    {
        const ShapeParts& parts = shape.parts();
        Rows rows;
        const auto add = [&](const Rows& more) { rows.insert(rows.end(), more.begin(), more.end()); };
        if (parts.form == ShapeForm::Object) {
            for (const ShapeKey& key : parts.keys)
                add(rowsOf(path, key));
        } else if (parts.form == ShapeForm::List) {
            add(rowsOf(path + QStringLiteral("[]"), parts.shapes.front()));
        } else if (parts.form == ShapeForm::Map) {
            add(rowsOf(path + QStringLiteral(".NAME"), parts.shapes.front()));
        } else if (parts.form == ShapeForm::Either) {
            for (const Shape& one : parts.shapes)
                add(rowsOf(path, one));
        } else if (parts.form == ShapeForm::Choice) {
            for (std::size_t i = 0; i < parts.shapes.size(); ++i)
                add(rowsOf(QStringLiteral("%1 {%2: %3}")
                               .arg(path, QString::fromStdString(parts.by), QString::fromStdString(parts.words[i])),
                           parts.shapes[i]));
        }
        return rows;
    }

    /// The key's own row and those of what is in it. What has been told on this page is not told again.
    Rows rowsOf(const QString& path, const ShapeKey& key)
    {
        const QString name = (path.isEmpty() ? QString() : path + u'.') + QString::fromStdString(key.name);
        const QString shown = key.required ? u'`' + name + u'`' : QStringLiteral("*`%1`*").arg(name);
        QStringList meaning;
        if (!key.meaning.empty())
            meaning << QString::fromStdString(key.meaning).replace(u'|', QStringLiteral("\\|"));
        if (!key.fallback.empty())
            meaning << QStringLiteral("default %1").arg(quoted(key.fallback));
        Rows inside = rowsOf(name, key.shape);
        if (inside.size() >= fewestToldOnce) {
            QString told;
            for (const Row& row : inside)
                told += row.key.mid(name.size()) + row.value + row.meaning + u'\n';
            const auto [before, isNew] =
                m_told.emplace(told.replace(name, QString()), QStringLiteral("`%1` of %2").arg(name, m_about));
            if (!isNew) {
                meaning << QStringLiteral("its keys: as in %1").arg(before->second);
                inside.clear();
            }
        }
        inside.insert(inside.begin(), Row{shown, valueOf(key.shape), meaning.join(QStringLiteral("; "))});
        return inside;
    }

    /// The shortest of the question's cases, with the whole answer.
    void example(const Question& question)
    {
        QFile file(QString(sourceRoot() + QStringLiteral("/tests/questions/%1/%2.json"))
                       .arg(QString::fromStdString(m_game.id), QString::fromStdString(question.id)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Checked<Json> cases = parseJson(file.readAll().toStdString());
        QVERIFY(cases);
        std::string shortest;
        for (const Json& one : *cases) {
            const std::string input = one.at("input").dump();
            if (one.contains("expect") && (shortest.empty() || input.size() < shortest.size()))
                shortest = input;
        }
        QVERIFY(!shortest.empty());
        const Checked<JsonRuling> ruling = askQuestion(question, Json::parse(shortest));
        QVERIFY(ruling);
        m_text +=
            QStringLiteral("\n    %1\n    %2\n")
                .arg(QString::fromStdString(shortest), QString::fromStdString(toJson(*ruling, m_game.names).dump()));
    }

    const CatalogGame& m_game;
    QString m_text;
    QString m_about;                   ///< the question or command that is being told
    std::map<QString, QString> m_told; ///< rows that stand on the page, with their place
};

} // namespace

/// docs/reference: what every game can be asked and told, a page a game.
class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasItsPage()
    {
        QStringList pages;
        for (const CatalogGame& game : Catalog::standard().games()) {
            pages << QString::fromStdString(game.id) + QStringLiteral(".md");
            if (!isUnderTest(game.id))
                continue;
            const QByteArray fault =
                faultOfMadeFile(QStringLiteral("docs/reference/") + pages.back(), Page(game).text());
            QVERIFY2(fault.isEmpty(), fault);
        }
        pages.sort();
        QCOMPARE(QDir(sourceRoot() + QStringLiteral("/docs/reference")).entryList(QDir::Files), pages);
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
