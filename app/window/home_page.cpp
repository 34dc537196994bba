// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/home_page.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/readers_language.h"
#include "match/example.h"
#include "match/settings.h"
#include "window/first_evening.h"

#include <QDateTime>
#include <QLocale>
#include <QStyle>
#include <algorithm>

namespace whistle {

namespace {

/// The shares of the page's width that the matches and what stands beside them take.
constexpr int leftShare = 15;
constexpr int rightShare = 7;
constexpr int tilesInARow = 5;
/// What a newcomer sees takes the height that is left.
constexpr int firstStretch = 100;
/// So many matches are listed at first, and so many more with each press on "Older matches".
constexpr std::size_t rowsAtFirst = 12;
constexpr std::size_t rowsMore = 40;
/// From so many matches on nobody needs an example any more.
constexpr std::size_t matchesOfANewcomer = 3;

/// The first game that brings an example match; null: none does.
const GameEntry* gameWithExample(const GameEntries& games)
{
    return firstOf(games, [](const GameEntry& game) { return hasExample(game.game); });
}

const GameEntry* entryOf(const GameEntries& games, const std::string& id)
{
    return firstWith(games, &GameEntry::game, id);
}

QString timeOf(Instant instant)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(instant.toIso()), Qt::ISODate).toLocalTime();
    if (at.date() == QDate::currentDate())
        return QLocale().toString(at.time(), QLocale::ShortFormat);
    return QLocale().toString(at, QLocale::ShortFormat);
}

} // namespace

HomePage::HomePage(const GameEntries& games, QWidget* parent) : Composed(parent), m_games(games)
{
    setObjectName(QStringLiteral("homePage"));
    m_leagues->hide();
    m_firstFind->setDrawing(Icon::Search);
    m_firstFind->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText));
    auto* headWords = columnOf(0, {m_firstTitle, m_firstPrivate});
    QWidget* headButtons = flowOf(px(Length::SpaceM), {m_language, m_firstFind});
    rowIn(*m_firstHead, 0, px(Length::SpaceM), {{headWords, 1}, headButtons});

    auto* again = new EvenRows(static_cast<int>(m_again.size()));
    for (std::size_t i = 0; i < m_again.size(); ++i) {
        m_again[i] = new WordsButton(WordsButton::Look::Tile, Icon::Redo);
        m_again[i]->setObjectName(QStringLiteral("again%1").arg(i));
        connect(m_again[i], &QAbstractButton::clicked, this, [this, i] { Q_EMIT rematchAsked(m_againUuids[i]); });
        again->add(*m_again[i]);
    }
    auto* tiles = new EvenRows(tilesInARow);
    for (const GameEntry& game : m_games) {
        auto* tile = new WordsButton(WordsButton::Look::Tile, game.icon);
        const QString id = QString::fromStdString(game.game);
        tile->setObjectName(QStringLiteral("newMatch_%1").arg(id));
        connect(tile, &QAbstractButton::clicked, this, [this, id] { Q_EMIT newMatchAsked(id); });
        m_tiles.push_back(tile);
        tiles->add(*tile);
    }
    columnIn(*m_left, 0, px(Length::SpaceL), {m_newTitle, again, tiles, m_list, spareRoom});

    auto* listHead = rowOf({{m_listTitle, 1}, m_which});
    m_archiveToggle->setCheckable(true);
    rowIn(*m_shelved, 0, {{m_shelvedWords, 1}, m_unshelve});
    m_shelved->hide();
    m_archive->hide();
    columnIn(*m_list, px(Length::SpaceL),
             {listHead,
              m_listNone,
              m_shelved,
              m_rows,
              {m_older, 0, Qt::AlignLeft},
              {m_archiveToggle, 0, Qt::AlignLeft},
              m_archive});

    for (QWidget* tile : std::initializer_list<QWidget*>{m_disagree, m_watch, m_exampleSeason, m_leagues, m_file})
        m_beside->add(*tile);
    for (const GameEntry& game : m_games) {
        for (const CompanionEntry& one : game.companions) {
            if (!one.isOnHome)
                continue;
            auto* tile = new WordsButton(WordsButton::Look::Tile, one.icon);
            const QString id = QString::fromStdString(game.game);
            tile->setObjectName(QStringLiteral("companion_%1_%2").arg(id, one.id));
            connect(tile, &QAbstractButton::clicked, this,
                    [this, id, page = one.id] { Q_EMIT companionAsked(id, page); });
            m_beside->add(*tile);
            m_companions.emplace_back(&one, tile);
        }
    }
    columnIn(*m_right, 0, px(Length::SpaceL), {m_beside, spareRoom, m_private});

    auto* content = new QWidget;
    m_grid->setSpacing(px(Length::SpaceL));
    m_top = new QWidget;
    rowIn(*m_top, 0, px(Length::SpaceM), {{m_find, 1}, m_desk});
    columnIn(*content, {px(Length::SpacePage), px(Length::SpaceXl)}, px(Length::SpaceL),
             {m_firstHead, m_top, m_hero, {m_grid, 1}});
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*this, 0, {area});

    connect(m_hero, &HomeHero::goOnAsked, this, [this] { Q_EMIT matchChosen(m_current); });
    connect(m_watch, &QAbstractButton::clicked, this, [this] {
        if (const GameEntry* game = gameWithExample(m_games))
            Q_EMIT exampleAsked(QString::fromStdString(game->game));
    });
    connect(m_exampleSeason, &QAbstractButton::clicked, this, &HomePage::exampleSeasonAsked);
    connect(m_language, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT languageAsked(Settings::languages().at(index)); });
    connect(m_firstFind, &QAbstractButton::clicked, this, &HomePage::finderAsked);
    connect(m_find, &QAbstractButton::clicked, this, &HomePage::finderAsked);
    m_desk->setDrawing(Icon::Ask);
    for (QAbstractButton* desk : std::initializer_list<QAbstractButton*>{m_desk, m_disagree})
        connect(desk, &QAbstractButton::clicked, this, &HomePage::disputesAsked);
    connect(m_which, &SegmentedChoice::chosen, this, [this] {
        m_rowsShown = rowsAtFirst;
        Q_EMIT allAsked();
        refresh();
    });
    connect(m_older, &QAbstractButton::clicked, this, [this] {
        m_rowsShown += rowsMore;
        Q_EMIT allAsked();
        refresh();
    });
    connect(m_leagues, &QAbstractButton::clicked, this, [this] {
        if (!m_content.leagues || m_content.leagues->uuid.isEmpty())
            Q_EMIT leaguesAsked();
        else
            Q_EMIT seasonChosen(m_content.leagues->uuid);
    });
    connect(m_file, &QAbstractButton::clicked, this, &HomePage::importAsked);
    for (MatchRows* rows : {m_rows, m_archive}) {
        connect(rows, &MatchRows::opened, this, &HomePage::matchChosen);
        connect(rows, &MatchRows::exportAsked, this, &HomePage::exportAsked);
        connect(rows, &MatchRows::reportAsked, this, &HomePage::reportAsked);
        connect(rows, &MatchRows::shelfAsked, this, &HomePage::shelfAsked);
    }
    connect(m_archiveToggle, &QAbstractButton::toggled, this, [this](bool open) {
        m_archive->setVisible(open);
        arrange();
    });
    connect(m_hero->more(), &QAbstractButton::clicked, this, [this] {
        const auto current = std::find_if(m_content.matches.begin(), m_content.matches.end(),
                                          [this](const MatchSummary& match) { return match.id.uuid == m_current; });
        if (current == m_content.matches.end())
            return;
        const QString title = titleOf(*current, entryOf(m_games, current->game));
        openShelfMenu(*m_hero->more(), Shelf::Open,
                      [this, uuid = m_current, title](Shelf shelf) { Q_EMIT shelfAsked(uuid, shelf, title); });
    });
    connect(m_unshelve, &QAbstractButton::clicked, this, [this] {
        m_shelved->hide();
        Q_EMIT shelfUndone();
    });
}

void HomePage::setContent(HomeContent content)
{
    m_content = std::move(content);
    m_archive->setMatches(m_content.archive);
    refresh();
}

void HomePage::tellShelved(const QString& sentence)
{
    m_shelvedWords->setText(sentence);
    m_shelved->show();
    m_list->show();
    arrange();
}

void HomePage::retranslate()
{
    m_currentAt.reset(); // it is read in words
    refresh();
}

void HomePage::refresh()
{
    setAccessibleName(CommonWords::tr("Home"));
    m_newTitle->setText(tr("New match"));
    for (std::size_t i = 0; i < m_tiles.size(); ++i)
        m_tiles[i]->setWords(Text{m_games[i].name}.render(), Text{m_games[i].players}.render());
    m_find->setWords(CommonWords::tr("Find a rule, a match, a player"), tr("Ctrl+K, from every page"));
    m_desk->setTitle(tr("Rules dispute?"));
    m_disagree->setWords(tr("Rules dispute?"), tr("Ask, and see the rule."));
    m_watch->setWords(CommonWords::tr("Watch a match"), CommonWords::tr("entry by entry, each with its ruling"));
    const LeagueGlance season = m_content.leagues.value_or(LeagueGlance());
    m_leagues->setWords(season.title.isEmpty() ? CommonWords::tr("Leagues") : season.title,
                        season.title.isEmpty() ? tr("standings that explain themselves") : season.detail);
    for (const auto& [entry, tile] : m_companions)
        tile->setWords(Text{entry->title}.render(), Text{entry->detail}.render());
    m_file->setWords(tr("From files"), tr("matches from another table"));
    m_unshelve->setTitle(CommonWords::tr("Undo"));
    m_hero->more()->setAccessibleName(tr("Archive or delete this match"));
    m_hero->more()->setToolTip(tr("Archive or delete this match"));
    m_archiveToggle->setTitle(tr("Archive: %1").arg(m_content.archive.size()));
    m_archiveToggle->setVisible(!m_content.archive.empty());
    m_archive->setVisible(!m_content.archive.empty() && m_archiveToggle->isChecked());
    m_private->setText(m_content.isInClub ? tr("Stored on this computer; club seasons on the club's server too.")
                                          : tr("Everything stays on this computer."));
    const bool isNewcomer = m_content.matches.size() < matchesOfANewcomer;
    m_watch->setVisible(!isFirst() && isNewcomer && gameWithExample(m_games) != nullptr);
    m_exampleSeason->setWords(tr("An example season"), tr("six teams, standings and playoffs"));
    m_exampleSeason->setVisible(m_content.leagues && season.title.isEmpty() && isNewcomer);
    m_leagues->setVisible(m_content.leagues && !(isFirst() && season.title.isEmpty()));
    showFirst();
    showCurrent();
    showAgain();
    showList();
    arrange();
}

// Whoever has no match yet sees what there is to see, and what is said beside it stands below it in a row.
void HomePage::showFirst()
{
    const bool first = isFirst();
    if (first && m_first == nullptr) {
        m_first = new FirstEvening(m_games);
        connect(m_first, &FirstEvening::exampleAsked, this, &HomePage::exampleAsked);
        connect(m_first, &FirstEvening::companionAsked, this, &HomePage::companionAsked);
        auto* left = static_cast<QBoxLayout*>(m_left->layout());
        left->insertWidget(left->indexOf(m_list), m_first, firstStretch);
    }
    if (m_first != nullptr)
        m_first->setVisible(first);
    m_firstHead->setVisible(first);
    m_top->setVisible(!first);
    m_disagree->setVisible(first);
    m_newTitle->setVisible(!first);
    m_private->setVisible(!first);
    m_firstPrivate->setText(m_private->text());
    m_firstTitle->setText(tr("Which game is on the table?"));
    m_firstFind->setTitle(tr("Find a rule"));
    m_language->setAccessibleName(CommonWords::tr("Language"));
    m_language->setCurrent(static_cast<int>(readersLanguage()));
    for (const auto& [entry, tile] : m_companions)
        tile->setVisible(!first || entry->steps.empty()); // a lesson stands large
    m_beside->setMost(first ? tilesInARow : 1);
}

void HomePage::showList()
{
    const int which = std::max(0, m_which->current());
    m_which->setTitles({CommonWords::tr("All"), capital(CommonWords::tr("in progress")), tr("Finished")});
    m_which->setCurrent(which);
    m_which->setAccessibleName(tr("Which matches"));
    std::vector<MatchSummary> listed;
    std::copy_if(m_content.matches.begin(), m_content.matches.end(), std::back_inserter(listed),
                 [&](const MatchSummary& match) {
                     return match.id.uuid != m_current && (which == 0 || match.finished == (which == 2));
                 });
    m_listTitle->setText(m_content.hasOlder
                             ? CommonWords::tr("Matches")
                             : labelled(CommonWords::tr("Matches"), static_cast<int>(m_content.matches.size())));
    m_listNone->setText(which == 0 ? tr("No other matches yet.") : tr("No matches of this kind."));
    m_listNone->setVisible(listed.empty());
    m_list->setVisible(!m_content.matches.empty() || !m_content.archive.empty() || !m_shelved->isHidden());
    m_older->setTitle(tr("Older matches"));
    m_older->setVisible(m_content.hasOlder || listed.size() > m_rowsShown);
    if (listed.size() > m_rowsShown)
        listed.resize(m_rowsShown);
    m_rows->setMatches(listed);
}

// One press: the same teams on the same seats, whoever played last first.
void HomePage::showAgain()
{
    std::size_t shown = 0;
    std::vector<QString> told;
    for (const MatchSummary& match : m_content.matches) {
        const GameEntry* game = entryOf(m_games, match.game);
        QStringList teams;
        for (const SummarySeat& seat : seatsOf(match.summary, game ? game->names : NameReader()))
            teams << seat.name;
        const QString title = enumerated(teams);
        if (!game || teams.isEmpty() || shown == m_again.size() || contains(told, title))
            continue;
        told.push_back(title);
        m_againUuids[shown] = match.id.uuid;
        m_again[shown]->setWords(tr("Again: %1", "teams").arg(title),
                                 tr("%1, the same seats", "game").arg(Text{game->name}.render()));
        m_again[shown]->show();
        ++shown;
    }
    m_again.front()->parentWidget()->setVisible(shown > 0); // empty, it would take a gap
    for (; shown < m_again.size(); ++shown)
        m_again[shown]->hide();
}

void HomePage::showCurrent()
{
    const auto running = std::find_if(m_content.matches.begin(), m_content.matches.end(),
                                      [](const MatchSummary& match) { return !match.finished; });
    const QString current = running == m_content.matches.end() ? QString() : running->id.uuid;
    const std::optional<Instant> at = current.isEmpty() ? std::nullopt : std::optional(running->changedAt);
    if (current != m_current || at != m_currentAt)
        m_hero->forgetMatch(); // it has gone on since it was read
    m_current = current;
    m_currentAt = at;
    m_hero->setVisible(!m_current.isEmpty());
    if (m_current.isEmpty())
        return;
    const GameEntry* game = entryOf(m_games, running->game);
    const QString name = game ? Text{game->name}.render() : QString::fromStdString(running->game);
    m_hero->setSummary({CommonWords::tr("%1, in progress").arg(name),
                        tr("saved %1", "time").arg(timeOf(running->changedAt)),
                        game && game->standing ? game->standing(running->summary) : QString(),
                        seatsOf(running->summary, game ? game->names : NameReader())});
    Q_EMIT currentShown(m_current);
}

void HomePage::arrange()
{
    const int both =
        m_left->minimumSizeHint().width() + m_right->minimumSizeHint().width() + m_grid->spacing() + edges();
    const bool hasRoom = width() >= mediumWidth();
    static_cast<QBoxLayout*>(m_firstHead->layout())
        ->setDirection(hasRoom ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool wide = !isFirst() && width() >= std::max<double>(both, mediumWidth());
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_left, 0, 0);
    if (wide)
        m_grid->addWidget(m_right, 0, 1);
    else
        m_grid->addWidget(m_right, 1, 0);
    m_grid->setRowStretch(0, isFirst() ? 1 : 0);
    m_grid->setColumnStretch(0, leftShare);
    m_grid->setColumnStretch(1, wide ? rightShare : 0);
}

int HomePage::edges() const
{
    return 2 * px(Length::SpacePage) + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

QSize HomePage::minimumSizeHint() const
{
    // One part above the other.
    const int wide = std::max({m_left->minimumSizeHint().width(), m_right->minimumSizeHint().width(),
                               m_top->isHidden() ? 0 : m_top->minimumSizeHint().width(),
                               m_hero->isHidden() ? 0 : m_hero->minimumSizeHint().width()});
    return {wide + edges(), layout()->minimumSize().height()};
}

} // namespace whistle

#include "moc_home_page.cpp"
