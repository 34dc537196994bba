// SPDX-License-Identifier: GPL-3.0-or-later
#include "under_test.h"

#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <map>

namespace {

const QString root = whistle::sourceRoot();

/// The games, as the catalog's register has them.
const QStringList& games()
{
    static const QStringList all = [] {
        static const QRegularExpression registered(QStringLiteral("catalogued<(\\w+)::Game>"));
        QStringList found;
        QFile file(root + QStringLiteral("/core/catalog/catalog.cpp"));
        if (file.open(QIODevice::ReadOnly)) {
            for (auto match = registered.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();)
                found << match.next().captured(1);
        }
        return found;
    }();
    return all;
}

/// Who may include whom, besides itself (docs/architecture.md). A new module gets a line here; a game's two modules are
/// as those of every game.
const std::map<QString, QStringList>& arrows()
{
    static const QString base = QStringLiteral("core/base");
    static const QString rulebook = QStringLiteral("core/rulebook");
    static const QString search = QStringLiteral("core/search");
    static const QString quarrels = QStringLiteral("core/quarrels");
    static const QString moves = QStringLiteral("core/moves");
    static const QString journal = QStringLiteral("core/journal");
    static const QString packs = QStringLiteral("core/packs");
    static const QString league = QStringLiteral("core/league");
    static const QString store = QStringLiteral("core/store");
    static const QString report = QStringLiteral("core/report");
    static const QString catalog = QStringLiteral("core/catalog");
    static const QString chaotic = QStringLiteral("core/chaotic");
    static const QString club = QStringLiteral("core/club");
    static const QString look = QStringLiteral("app/look");
    static const QString controls = QStringLiteral("app/controls");
    static const QString forms = QStringLiteral("app/forms");
    static const QString disputes = QStringLiteral("app/disputes");
    static const QString rulebookPage = QStringLiteral("app/rulebook");
    static const QString sound = QStringLiteral("app/sound");
    static const QString reports = QStringLiteral("app/reports");
    static const QString match = QStringLiteral("app/match");
    static const QString box = QStringLiteral("app/box");
    static const QString table = QStringLiteral("app/table");
    static const QString past = QStringLiteral("app/past");
    static const QString devices = QStringLiteral("app/devices");
    static const QString folder = QStringLiteral("app/folder");
    static const QString clubPages = QStringLiteral("app/club");
    static const QString window = QStringLiteral("app/window");
    static const QString kaosballPage = QStringLiteral("app/kaosball");
    static const QString battlelinePage = QStringLiteral("app/battleline");
    static const QString chaoticPage = QStringLiteral("app/chaotic");
    static const QString leaguePages = QStringLiteral("app/leagues");
    static const QString manual = QStringLiteral("app/manual");
    static const QString gallery = QStringLiteral("app/gallery");
    static const QString app = QStringLiteral("app");
    static const std::map<QString, QStringList> all = [] {
        std::map<QString, QStringList> listed{
            {base, {}},
            {rulebook, {base}},
            {search, {rulebook, base}},
            {quarrels, {search, rulebook, base}},
            {moves, {rulebook, base}},
            {journal, {moves, rulebook, base}},
            {packs, {base}},
            {league, {journal, rulebook, base}},
            {report, {journal, rulebook, base}},
            {store, {journal, rulebook, base}},
            {catalog, {journal, league, packs, rulebook, base}},
            {club, {catalog, league, store, journal, rulebook, base}},
            {look, {rulebook, base}},
            {controls, {look, rulebook, base}},
            {forms, {controls, look, rulebook, base}},
            {disputes, {catalog, quarrels, search, store, journal, rulebook, base, controls, look, forms}},
            {sound, {base}},
            {reports, {report, rulebook, base, controls, look}},
            {rulebookPage, {search, rulebook, journal, base, controls, look}},
            {match, {catalog, league, store, packs, journal, report, rulebook, base, controls, look, forms, sound}},
            {box, {match, packs, base, controls, look}},
            {table, {catalog, moves, journal, report, rulebook, base, controls, look, forms, match, sound}},
            {past, {journal, rulebook, base, controls, look, match, table}},
            {devices,
             {catalog, search, rulebook, journal, moves, packs, base, controls, look, forms, match, table,
              rulebookPage}},
            {folder, {store, base, controls, look, match}},
            {clubPages, {club, store, journal, base, controls, look, match}},
            {window,
             {search, store, journal, rulebook, base, controls, look, forms, disputes, reports, rulebookPage, sound,
              match, past, folder, clubPages, devices}},
            {leaguePages,
             {league, catalog, club, clubPages, store, journal, report, rulebook, base, controls, look, forms, match,
              window, sound, devices}},
            {gallery, {base, controls, look, kaosballPage, battlelinePage}},
            {manual, {}},
            {QStringLiteral("app/cli"),
             {manual, club, catalog, league, quarrels, search, store, moves, journal, packs, report, rulebook, base}},
            {app, {base, window, table, controls, leaguePages, gallery, manual}},
        };
        for (const QString& game : games()) {
            const QString core = QStringLiteral("core/") + game;
            const QString page = QStringLiteral("app/") + game;
            listed[core] = {moves, journal, league, packs, report, rulebook, base};
            listed[page] = {core,     moves, journal, packs, report, rulebook, base,
                            controls, look,  forms,   match, box,    table,    sound};
            listed[catalog] << core;
            listed[app] << page;
            if (!QFile::exists(root + u'/' + page)) // its page is the plain one
                listed[app] << core;
        }
        // The card library.
        listed[chaotic] << search;
        listed[chaoticPage] << store;
        listed[kaosballPage] << store; // where its packs lie
        return listed;
    }();
    return all;
}

/// A game's own modules, and those that put games together: nothing else may know a game.
bool isOfAGame(const QString& module)
{
    return games().contains(module.section(u'/', 1));
}
bool mayKnowGames(const QString& module)
{
    return isOfAGame(module) || module == QStringLiteral("core/catalog") || module == QStringLiteral("app/gallery") ||
           module == QStringLiteral("app");
}

/// "core/kaosball/judging/draft.cpp" → "core/kaosball"; "app/main.cpp" → "app".
QString moduleOf(const QString& path)
{
    return path.count(u'/') > 1 ? path.section(u'/', 0, 1) : path.section(u'/', 0, 0);
}

/// The file that `#include "name"` means in a source, from the root; empty where it is none of ours (made by moc).
QString resolved(const QString& source, const QString& name)
{
    for (const QString& folder : {source.section(u'/', 0, -2), QStringLiteral("core"), QStringLiteral("app")}) {
        const QString path = folder + u'/' + name;
        if (QFile::exists(root + u'/' + path))
            return path;
    }
    return {};
}

struct Include {
    QString source; ///< from the root
    QString name;
    bool isOurs = false;
};

std::vector<Include> includesIn(const QString& path)
{
    QFile file(root + u'/' + path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression line(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"),
                                         QRegularExpression::MultilineOption);
    std::vector<Include> includes;
    for (auto match = line.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
        const auto found = match.next();
        includes.push_back({path, found.captured(2), found.captured(1) == QStringLiteral("\"")});
    }
    return includes;
}

QStringList sources()
{
    QStringList paths;
    for (const char* folder : {"core", "app"}) {
        QDirIterator files(root + u'/' + QString::fromLatin1(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
        while (files.hasNext())
            paths << files.next().mid(root.size() + 1);
    }
    paths.sort();
    return paths;
}

/// The Qt modules that a source may use; empty: all of them.
QStringList qtModulesFor(const QString& module)
{
    if (module == QStringLiteral("core/store") || module == QStringLiteral("core/club"))
        return {QStringLiteral("QtCore"), QStringLiteral("QtSql")};
    if (module.startsWith(QStringLiteral("core/")) || module == QStringLiteral("app/cli"))
        return {QStringLiteral("QtCore")};
    return {};
}

QString wrongArrow(const Include& include)
{
    const QString module = moduleOf(include.source);
    const auto allowed = arrows().find(module);
    if (allowed == arrows().end())
        return QStringLiteral("%1: the module %2 is not in the table of this test").arg(include.source, module);
    const QString target = resolved(include.source, include.name);
    if (target.isEmpty())
        return {};
    const QString other = moduleOf(target);
    if (other == module || allowed->second.contains(other))
        return {};
    return QStringLiteral("%1: %2 must not use %3 (%4)").arg(include.source, module, other, include.name);
}

QString wrongQtModule(const Include& include)
{
    const QStringList modules = qtModulesFor(moduleOf(include.source));
    if (modules.isEmpty() || include.isOurs || !include.name.startsWith(u'Q'))
        return {};
    const QString headers = QLibraryInfo::path(QLibraryInfo::HeadersPath) + u'/';
    const QString bare = include.name.section(u'/', -1);
    const bool isAllowed = std::any_of(modules.begin(), modules.end(), [&](const QString& module) {
        return QFile::exists(headers + module + u'/' + bare) &&
               (!include.name.contains(u'/') || include.name.startsWith(module));
    });
    return isAllowed ? QString()
                     : QStringLiteral("%1: <%2> is not of %3")
                           .arg(include.source, include.name, modules.join(QStringLiteral(", ")));
}

/// The literals of a source that are more than a rule's id and name one; comments may.
QStringList sentencesIn(const QString& text)
{
    static const QRegularExpression comment(QStringLiteral("//[^\n]*"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\n]|\\\\.)*)\""));
    static const QRegularExpression rule(QStringLiteral("\\b[A-Z]{2}-R?[0-9]+(\\.[0-9]+)?\\b"));
    QStringList found;
    QString code = text;
    code.remove(comment);
    for (auto match = literal.globalMatch(code); match.hasNext();) {
        const QString words = match.next().captured(1);
        if (const auto id = rule.match(words); id.hasMatch() && id.captured() != words)
            found << words;
    }
    return found;
}

QStringList sentencesWithARule(const QString& path)
{
    QFile file(root + u'/' + path);
    QStringList found;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QString& words : sentencesIn(QString::fromUtf8(file.readAll())))
            found << path + QStringLiteral(": ") + words;
    }
    return found;
}

} // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIncludeFollowsAnArrow()
    {
        QStringList wrong;
        int seen = 0;
        for (const QString& path : sources()) {
            for (const Include& include : includesIn(path)) {
                if (!include.isOurs)
                    continue;
                ++seen;
                if (const QString complaint = wrongArrow(include); !complaint.isEmpty())
                    wrong << complaint;
            }
        }
        QVERIFY(seen > 50);
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void coreAndCommandLineNeedNoDisplay()
    {
        QStringList wrong;
        for (const QString& path : sources()) {
            for (const Include& include : includesIn(path)) {
                if (const QString complaint = wrongQtModule(include); !complaint.isEmpty())
                    wrong << complaint;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void whoKnowsNoGameMayIncludeNone()
    {
        QVERIFY(mayKnowGames(QStringLiteral("core/kaosball")) && !mayKnowGames(QStringLiteral("app/window")));
        for (const auto& [module, allowed] : arrows()) {
            if (mayKnowGames(module))
                continue;
            for (const QString& other : allowed)
                QVERIFY2(!mayKnowGames(other) || other == QStringLiteral("core/catalog"),
                         qPrintable(module + QStringLiteral(" -> ") + other));
        }
    }

    void noGameKnowsAnother()
    {
        QVERIFY(games().size() >= 5);
        for (const auto& [module, allowed] : arrows()) {
            if (!isOfAGame(module))
                continue;
            const QString game = module.section(u'/', -1);
            for (const QString& other : allowed)
                QVERIFY2(!isOfAGame(other) || other == QStringLiteral("core/") + game,
                         qPrintable(module + QStringLiteral(" -> ") + other));
        }
    }

    void coreOfEveryGameHasTheSameRooms()
    {
        const QStringList rooms{QStringLiteral("table"),  QStringLiteral("entries"), QStringLiteral("judging"),
                                QStringLiteral("offers"), QStringLiteral("pack"),    QStringLiteral("questions"),
                                QStringLiteral("season"), QStringLiteral("telling"), QStringLiteral("library")};
        QStringList wrong;
        for (const QString& path : sources()) {
            if (!path.startsWith(QStringLiteral("core/")) || !isOfAGame(moduleOf(path)))
                continue;
            const QString inside = path.section(u'/', 2);
            const bool isGame = inside == QStringLiteral("game.h") || inside == QStringLiteral("game.cpp");
            // A room appears when there is a second file of its kind.
            const QString kind = inside.section(u'.', 0, 0);
            const bool isInsteadOfARoom =
                rooms.contains(kind) && !QFile::exists(root + u'/' + path.section(u'/', 0, 1) + u'/' + kind);
            if (!isGame && !isInsteadOfARoom && !rooms.contains(inside.section(u'/', 0, -2)))
                wrong << path;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void everyRoomSaysWhatItIs()
    {
        QStringList without;
        for (const QString& path : sources()) {
            const QString room = path.section(u'/', 0, -2);
            if (room.count(u'/') == 2 && !QFile::exists(root + u'/' + room + QStringLiteral("/README.md")))
                without << room;
        }
        without.removeDuplicates();
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

    // What a page says of a rule, the referee says, and names the rule; a page that cites one by itself has decided it.
    void noSentenceOfAPageNamesARule()
    {
        QStringList wrong;
        for (const QString& path : sources()) {
            // What the gallery shows is made up.
            if (path.startsWith(QStringLiteral("app/")) && !path.startsWith(QStringLiteral("app/gallery/")))
                wrong << sentencesWithARule(path);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
        QVERIFY(!sentencesIn(QStringLiteral("tr(\"Runners only sprint (KB-3.3).\")")).isEmpty());
        QVERIFY(
            sentencesIn(QStringLiteral("FormField(m_kind, QStringLiteral(\"KB-8.4\")) /// \"KB-8.4 says\"")).isEmpty());
    }

    void noTwoHeadersGoByTheSameName()
    {
        std::map<QString, QString> seen;
        for (const QString& path : sources()) {
            if (!path.endsWith(QStringLiteral(".h")))
                continue;
            const auto [other, isNew] = seen.emplace(path.section(u'/', 1), path);
            QVERIFY2(isNew, qPrintable(path + QStringLiteral(" and ") + other->second));
        }
    }

    // By itself it reads the headers of its class again, and makes their templates: a twentieth of a build.
    void whatMocMakesOfAHeaderIsIncludedByASourceBesideIt()
    {
        static const QRegularExpression moc(QStringLiteral("^    Q_(OBJECT|GADGET)$"),
                                            QRegularExpression::MultilineOption);
        QStringList wanted;
        QSet<QString> included;
        for (const QString& path : sources()) {
            const QString folder = path.section(u'/', 0, -2);
            for (const Include& include : includesIn(path))
                included << folder + u'/' + include.name;
            QFile file(root + u'/' + path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (path.endsWith(QStringLiteral(".h")) && QString::fromUtf8(file.readAll()).contains(moc))
                wanted << folder + QStringLiteral("/moc_") + path.section(u'/', -1).chopped(2) + QStringLiteral(".cpp");
        }
        QVERIFY(wanted.size() > 50);
        wanted.removeIf([&](const QString& name) { return included.contains(name); });
        QVERIFY2(wanted.isEmpty(), qPrintable(u'\n' + wanted.join(u'\n')));
    }

    void theTestItselfSeesAWrongArrow()
    {
        QVERIFY(
            !wrongArrow({QStringLiteral("core/base/text.cpp"), QStringLiteral("rulebook/ruling.h"), true}).isEmpty());
        QVERIFY(!wrongArrow({QStringLiteral("core/new/new.cpp"), QStringLiteral("base/text.h"), true}).isEmpty());
        QVERIFY(!wrongArrow({QStringLiteral("app/window/a.cpp"), QStringLiteral("kaosball/game.h"), true}).isEmpty());
        QVERIFY(wrongArrow({QStringLiteral("core/rulebook/a.cpp"), QStringLiteral("base/text.h"), true}).isEmpty());
        QVERIFY(!wrongQtModule({QStringLiteral("core/base/a.cpp"), QStringLiteral("QWidget"), false}).isEmpty());
        QVERIFY(!wrongQtModule({QStringLiteral("core/base/a.cpp"), QStringLiteral("QtGui/QColor"), false}).isEmpty());
        QVERIFY(!wrongQtModule({QStringLiteral("core/kaosball/a.cpp"), QStringLiteral("QSqlQuery"), false}).isEmpty());
        QVERIFY(wrongQtModule({QStringLiteral("core/store/a.cpp"), QStringLiteral("QSqlQuery"), false}).isEmpty());
        QVERIFY(wrongQtModule({QStringLiteral("core/base/a.cpp"), QStringLiteral("QtCore/QString"), false}).isEmpty());
        QVERIFY(wrongQtModule({QStringLiteral("app/look/a.cpp"), QStringLiteral("QWidget"), false}).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
