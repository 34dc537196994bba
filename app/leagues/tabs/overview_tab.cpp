// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/overview_tab.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/words/capital.h"
#include "league/model/texts.h"
#include "league/outlook/outlook.h"
#include "league/refereeing/settle.h"
#include "league/telling/fixture_names.h"
#include "leagues/club/club_desk.h"
#include "leagues/fixtures/fixture_row.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/standings_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>

namespace whistle {

using namespace league_layout;
using league::Fixture;

namespace {

/// So many fixtures and results are in sight.
constexpr std::size_t mostShown = 5;
/// So many sentences of what is still open stand there before "Every case".
constexpr std::size_t mostOpen = 2;

QString groupTitle(int group)
{
    return QCoreApplication::translate("league", "Group %1").arg(QChar(u'A' + group));
}

} // namespace

OverviewTab::OverviewTab(const LeagueSession& session, QWidget* parent) : LeagueTab(session, parent)
{
    setObjectName(QStringLiteral("overviewTab"));
    m_everyCase->setCheckable(true);
    auto* openRow = new QHBoxLayout;
    openRow->setSpacing(px(Length::SpaceM));
    openRow->addWidget(m_open, 1);
    openRow->addWidget(m_everyCase, 0, Qt::AlignTop);
    fillPanel(*m_openBox, {m_cases})->insertLayout(0, openRow);
    m_tableColumn->setSpacing(px(Length::SpaceM));
    fillPanel(*m_tablePanel,
              {m_champion, m_marks, m_tie, flowOf({m_decide}), m_dashes, m_openBox, rowOf(m_tieBreakers, {m_rules})})
        ->insertLayout(4, m_tableColumn);
    m_next->setSpacing(px(Length::SpaceXs));
    m_last->setSpacing(0);
    auto* columns = new TwoColumns(this, 5, 2);
    columns->fill({m_tablePanel, m_chances}, {m_nextBox, m_lastBox});

    if (ClubLink* club = league().shelf().club())
        connect(club, &ClubLink::changed, this, [this] {
            if (m_elsewhere != elsewhere())
                renew();
        });
    connect(m_everyCase, &QAbstractButton::toggled, m_cases, &QWidget::setVisible);
    connect(m_rules, &RuleChips::opened, this, &LeagueTab::ruleAsked);
    connect(m_decide, &QAbstractButton::clicked, this, [this] { Q_EMIT actAsked(QStringLiteral("decide")); });
}

void OverviewTab::refresh()
{
    showMarks();
    showTies();
    showTables();
    showOpen();
    // A cup has no table, and seldom something else to say there.
    const std::vector<const QWidget*> parts{m_champion, m_marks, m_tie, m_decide, m_openBox, m_tieBreakers};
    const bool isAnySaid =
        std::any_of(parts.begin(), parts.end(), [](const QWidget* part) { return !part->isHidden(); });
    m_tablePanel->setVisible(isAnySaid || !m_tables.empty() || !league().rules().rules.empty());
    showNext();
    showLast();
    m_chances->setVisible(m_chances->isWorthIt());
    m_chances->refresh();
}

void OverviewTab::showMarks()
{
    const league::Season& season = league().season();
    m_champion->setVisible(season.champion >= 0);
    m_champion->setText(asLine(LeagueWords::tr("Champion: %1.").arg(league().nameOf(season.champion))));
    QStringList marks;
    for (const std::string& reason : season.changedRules)
        marks << LeagueWords::tr("Points or tiebreakers were changed after the start: %1")
                     .arg(QString::fromStdString(reason));
    for (const league::Sanction& each : season.sanctions)
        marks << Text{each.points < 0 ? league::texts::pointsOff : league::texts::pointsGiven,
                      season.nameOf(each.entrant), std::abs(each.points), each.reason}
                     .render();
    m_marks->say(marks.join(u'\n'));
    QStringList breakers;
    for (const league::TieBreaker& breaker : season.tieBreakers)
        breakers << Text{nameOf(breaker, league().rules().stats)}.render();
    m_tieBreakers->setText(tr("Tiebreakers: %1").arg(enumerated(breakers)));
    m_tieBreakers->setVisible(season.format.league && !breakers.isEmpty());
    m_rules->setRules(idsOf(league().rules().rules));
}

/// What waits for the organiser is told where it is seen, with the way there (LG-4.5).
void OverviewTab::showTies()
{
    QStringList ties;
    for (const std::vector<int>& tie : openTies(league().season(), league().rules())) {
        QStringList names;
        for (const int entrant : tie)
            names << league().nameOf(entrant);
        ties << LeagueWords::tr("Nothing separates %1, and it matters: the organiser must decide.")
                    .arg(enumerated(names));
    }
    m_tie->say(ties.join(u'\n'));
    m_decide->setTitle(tr("Decide"));
    m_decide->setVisible(!ties.isEmpty());
}

void OverviewTab::showTables()
{
    const league::Season& season = league().season();
    const std::size_t count = season.format.league ? season.groups.size() : 0;
    if (m_tables.size() != count || count > 1) {
        clear(*m_tableColumn);
        m_tables.clear();
        for (std::size_t group = 0; group < count; ++group) {
            if (count > 1)
                m_tableColumn->addWidget(new TextLabel(groupTitle(static_cast<int>(group)), TypeStep::Title));
            auto* table = new LeagueTable;
            table->setObjectName(QStringLiteral("standings%1").arg(group));
            connect(table, &LeagueTable::chosen, this, &LeagueTab::teamAsked);
            m_tables.push_back(table);
            m_tableColumn->addWidget(table);
        }
    }
    m_dashes->say(standings_rows::dashes(league()).join(u'\n'));
    for (std::size_t group = 0; group < count; ++group) {
        m_tables[group]->setWayOn(league().hasTeams() ? tr("Team page") : tr("Player page"));
        m_tables[group]->setAccessibleName(count > 1 ? groupTitle(static_cast<int>(group))
                                                     : LeagueWords::tr("Standings"));
        m_tables[group]->setTable(league().entrantWord(), standings_rows::columns(league()),
                                  standings_rows::rows(league(), static_cast<int>(group)));
    }
}

void OverviewTab::showOpen()
{
    const league::Season& season = league().season();
    QStringList sentences;
    if (season.format.league && !league::isLeagueOver(season)) {
        for (std::size_t group = 0; group < season.groups.size(); ++group)
            sentences << league().session().words(
                league::outlook(season, league().rules(), static_cast<int>(group)).sentences);
    }
    // Before anything is played there is nothing to say but that all is open.
    const bool hasBegun = !fixture_words::last(season).empty();
    m_openBox->setVisible(hasBegun && !sentences.isEmpty());
    const QStringList first = sentences.mid(0, static_cast<qsizetype>(mostOpen));
    m_open->setText(tr("<b>Still open.</b> %1").arg(first.join(u' ').toHtmlEscaped()));
    m_open->setTextFormat(Qt::RichText);
    m_everyCase->setTitle(tr("All cases"));
    m_everyCase->setVisible(sentences.size() > first.size());
    m_cases->setText(sentences.mid(first.size()).join(u'\n'));
    m_cases->setVisible(m_everyCase->isChecked() && sentences.size() > first.size());
}

/// What is played at other tables, of what is next here.
QStringList OverviewTab::elsewhere() const
{
    QStringList all;
    for (const Fixture* fixture : fixture_words::next(league().season()))
        all << playedElsewhere(league(), *fixture);
    return all;
}

void OverviewTab::showNext()
{
    clear(*m_next);
    m_elsewhere = elsewhere();
    const league::Season& season = league().season();
    std::vector<const Fixture*> next = fixture_words::next(season);
    // A Swiss round is over: the next one is to be paired.
    const bool isPairing = season.started && areRoundsLeft(season) &&
                           std::none_of(next.begin(), next.end(), [](const Fixture* each) { return !each->playoffs; });
    if (isPairing)
        next.clear();
    m_nextBox->setVisible(isPairing || !next.empty());
    if (isPairing) {
        m_nextTitle = season.paired.empty() ? tr("The first round", "of a Swiss system")
                                            : tr("The round is over", "of a Swiss system");
        m_nextBox->retitle();
        auto* pair = named("pairNext", new ChoiceButton(LeagueWords::tr("Pair round %1").arg(season.paired.size() + 1),
                                                        ButtonLook::Main));
        connect(pair, &QAbstractButton::clicked, this, [this] { Q_EMIT actAsked(QStringLiteral("pair_round")); });
        m_next->addWidget(pair, 0, Qt::AlignLeft);
    }
    if (next.empty())
        return;
    // What is left over of earlier rounds stands below, so that it does not hide the round that is next.
    const std::vector<const Fixture*> left = fixture_words::leftOver(season);
    const auto first =
        std::find_if(next.begin(), next.end(), [&](const Fixture* each) { return !contains(left, each); });
    const bool isBelow = first != next.end() && !left.empty();
    const QString round = roundName(season, first == next.end() ? *next.front() : **first);
    next.erase(std::remove_if(next.begin(), next.end(),
                              [&](const Fixture* each) { return roundName(season, *each) != round; }),
               next.end());
    m_nextTitle = round;
    m_nextBox->retitle();
    addNext(next);
    if (!isBelow)
        return;
    m_next->addWidget(named("postponed", new TextLabel(tr("Postponed"), TypeStep::Label)));
    addNext(left);
}

void OverviewTab::addNext(const std::vector<const Fixture*>& fixtures)
{
    const bool canPlay = league().rules().newMatch && league().rules().report;
    for (std::size_t i = 0; i < std::min(fixtures.size(), mostShown); ++i) {
        const Fixture* fixture = fixtures[i];
        const QString id = QString::fromStdString(fixture->id);
        QWidget* line = rowOf(newRow(*fixture), {});
        if (const QString where = playedElsewhere(league(), *fixture); !where.isEmpty()) {
            auto* words = new TextLabel(where, TypeStep::Caption, Colour::TextMuted);
            words->setObjectName(QStringLiteral("elsewhere_%1").arg(id));
            line->layout()->addWidget(words);
        } else if (canPlay && isKnown(*fixture)) {
            auto* play = new ChoiceButton(isOn(*fixture) ? tr("Continue") : tr("Play"),
                                          m_next->count() == 0 ? ButtonLook::Main : ButtonLook::Outline);
            play->setObjectName(QStringLiteral("play_%1").arg(id));
            play->setAccessibleName(
                (isOn(*fixture) ? tr("Continue %1") : tr("Play %1")).arg(league().sidesOf(*fixture)));
            connect(play, &QAbstractButton::clicked, this, [this, id] { Q_EMIT playAsked(id); });
            line->layout()->addWidget(play);
        }
        m_next->addWidget(line);
    }
}

void OverviewTab::showLast()
{
    clear(*m_last);
    const std::vector<const Fixture*> last = fixture_words::last(league().season());
    m_lastBox->setVisible(!last.empty());
    for (std::size_t i = 0; i < std::min(mostShown, last.size()); ++i)
        m_last->addWidget(newRow(*last[i]));
}

} // namespace whistle

#include "moc_overview_tab.cpp"
