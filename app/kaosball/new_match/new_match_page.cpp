// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/new_match_page.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "controls/words/capital.h"
#include "kaosball/new_match/seat_panel.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"
#include "match/settings.h"
#include "table/house_rules_panel.h"

#include <QBoxLayout>
#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

/// The shares of the width that the two columns of choices take: the modes need more room than the kinds.
constexpr int modeShare = 6;
constexpr int kindShare = 5;

/// The rules about the match as a whole; every other objection belongs to the seats.
bool isAboutTheMatch(const Objection& objection)
{
    static const std::set<std::string_view> rules{"KB-25.1", "KB-34.2"};
    return rules.contains(objection.rule.id);
}

/// What the referee has against this choice; what cannot be read yet the frame tells by itself.
std::vector<Objection> against(const Json& command)
{
    const Checked<std::vector<Objection>> found = objectionsTo<Game>(command);
    return found ? *found : std::vector<Objection>{};
}

/// The sides at which teams sit: `choice` 0 or 1 for two teams (south and north, west and east); the side that stays
/// free for three; nothing for four.
std::vector<Side> sidesFor(int teams, int choice)
{
    if (teams == 2)
        return choice == 1 ? std::vector{Side::West, Side::East} : std::vector{Side::South, Side::North};
    std::vector<Side> sides;
    for (const Side side : allOf<Side>()) {
        if (teams == 4 || static_cast<int>(side) != choice)
            sides.push_back(side);
    }
    return sides;
}

/// The name of the alliance that a side belongs to.
std::string allianceOf(Side side, bool southAndWest)
{
    const Side partner = southAndWest ? Side::South : Side::North;
    return side == Side::West || side == partner ? "a" : "b";
}

} // namespace

KaosballNewMatchPage::KaosballNewMatchPage(Settings& matchSettings, QWidget* parent)
    : NewMatchFrameOf(houseRulesShape(), nameReader(), matchSettings, parent)
{
    addMatchSection();
    m_seatGrid->setSpacing(px(Length::SpaceL));
    addSection(m_seatGrid);
    addBanner("seatRefusal");
    std::vector<QLineEdit*> coaches;
    for (const Side side : allOf<Side>()) {
        auto* panel = new SeatPanel(side, settings(), m_seatGrid->parentWidget());
        m_all.push_back(panel);
        connect(panel, &SeatPanel::changed, this, &KaosballNewMatchPage::judge);
        connect(panel, &SeatPanel::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
        connect(panel, &SeatPanel::colourAsked, this, [this, side](int colour) { swapColour(side, colour); });
        connect(panel, &SeatPanel::firstAsked, this, [this, panel] {
            m_firstSeat = static_cast<std::size_t>(std::ranges::find(m_seats, panel) - m_seats.begin());
            judge();
        });
        coaches.push_back(panel->coachField());
    }
    setNameFields(std::move(coaches));
    KaosballNewMatchPage::retranslate();
    m_kind->setCurrent(0);
    m_mode->setCurrent(Versus);
    m_draft->setCurrent(lastCommand() ? 0 : 1); // the first match begins at once
    m_depth->setCurrent(0);
    m_pairs->setCurrent(0);
    seat();
    takeLast();
    begin();
}

// Two teams of the box of which all is known: nothing has to be looked up or typed.
void KaosballNewMatchPage::offerFirstMatch()
{
    std::vector<const TeamFacts*> known;
    for (const TeamFacts& team : factsInUse()->teams) {
        if (team.baseGame && team.handling && team.tackling && team.fighting && team.runnerHealth && team.bruiserHealth)
            known.push_back(&team);
    }
    if (lastCommand() || band().start() || known.size() < 2)
        return;
    const std::array<const TeamFacts*, 2> two{known[0], known[1]};
    m_firstMatch->setButtons(
        {{QStringLiteral("firstMatch"),
          CommonWords::tr("%1 vs %2")
              .arg(displayName(two[0]->names, two[0]->name), displayName(two[1]->names, two[1]->name)),
          [this, two] {
              for (std::size_t i = 0; i < two.size(); ++i)
                  m_seats[i]->take(two[i]->id, m_seats[i]->coachField()->text(), {});
              judge();
          }}});
}

// The players of the match before are likely to sit there again.
void KaosballNewMatchPage::takeLast()
{
    const std::optional<NewMatch> last = lastMatch<Game, NewMatch>();
    if (!last || last->teams.size() < 2)
        return;
    m_mode->setCurrent(last->mode == Mode::Alliance ? AllianceMatch
                       : last->mode == Mode::Versus ? Versus
                       : last->teams.size() == 3    ? MaxKaosOfThree
                                                    : MaxKaosOfFour);
    m_kind->setCurrent(last->kind == MatchKind::League ? 1 : 0);
    m_draft->setCurrent(last->hasDraft ? 0 : 1);
    m_depth->setCurrent(last->depth == Depth::Scorekeeper ? 1 : 0);
    seat(); // as many seats as there were
    for (int choice = 0; choice < m_sides->choice().count(); ++choice) {
        const std::vector<Side> sides = sidesFor(teamCount(), choice);
        if (std::ranges::all_of(
                last->teams, [&](Side side) { return contains(sides, side); }, &NewMatchTeam::side))
            m_sides->setCurrent(choice);
    }
    if (last->mode == Mode::Alliance) {
        const auto ofSide = [&](Side side) {
            const auto found = std::ranges::find(last->teams, side, &NewMatchTeam::side);
            return found == last->teams.end() ? std::string() : found->alliance;
        };
        m_pairs->setCurrent(ofSide(Side::South) == ofSide(Side::West) ? 0 : 1);
    }
    seat();
    for (const NewMatchTeam& team : last->teams)
        m_all[static_cast<std::size_t>(team.side)]->take(
            team.team, QString::fromStdString(team.coach), team.activeUpgradePoints,
            {team.stats.handling, team.stats.tackling, team.stats.fighting, team.health.runner, team.health.bruiser});
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        if (m_seats[i]->name() == last->firstPlayer)
            m_firstSeat = i;
    }
    judge();
}

void KaosballNewMatchPage::fillIn(const LeagueStart& start)
{
    NewMatchFrame::fillIn(start);
    m_mode->setCurrent(Versus);
    m_sides->setCurrent(0);
    seat(); // and takes what the league wants
}

void KaosballNewMatchPage::takeLeague()
{
    const Json& match = band().start()->match.newMatch;
    m_kind->setCurrent(1);
    m_draft->setCurrent(match.value("draft", true) ? 0 : 1);
    houseRules().reset();
    const Json& teams = match.at("teams");
    for (std::size_t i = 0; i < m_seats.size() && i < teams.size(); ++i) {
        m_seats[i]->takeLeague(teams[i]);
        if (teams[i].at("team") == match.value("first_player", std::string()))
            m_firstSeat = i;
    }
    judge();
}

// What the league settles is dashed, with its reason.
void KaosballNewMatchPage::lockFields()
{
    if (!band().start())
        return;
    lock(m_mode->choice(), "mode");
    lock(m_draft->choice(), "draft");
    if (!band().lockOf("kind").isEmpty())
        lock(m_kind->choice(), "kind");
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setLocked(band().lockOf("teams"), band().lockOf("active_upgrade_points"));
        if (const QString why = band().lockOf("first_player"); !why.isEmpty())
            m_seats[i]->setCannotBegin(i == m_firstSeat ? QString() : why);
    }
}

void KaosballNewMatchPage::swapColour(Side side, int colour)
{
    ThemeChoice choice = settings().theme();
    auto& worn = choice.seatColours;
    const auto own = worn.begin() + seatOf(side) - 1;
    std::iter_swap(own, std::find(worn.begin(), worn.end(), colour));
    settings().setTheme(choice);
    for (SeatPanel* panel : m_all)
        panel->update();
}

void KaosballNewMatchPage::addMatchSection()
{
    QBoxLayout* column = addPanel();
    m_matchGrid->setSpacing(px(Length::SpaceM));
    column->addLayout(m_matchGrid);
    addBanner("matchRefusal", isAboutTheMatch, column);
    for (FormField* field : matchFields()) {
        field->setParent(m_matchGrid->parentWidget()); // the grid gets it when the page knows its width
        connect(field, &FormField::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
    }
    for (ChoiceField* choice : {m_mode, m_sides, m_pairs})
        connect(choice, &ChoiceField::chosen, this, &KaosballNewMatchPage::seat);
    for (ChoiceField* choice : {m_kind, m_draft, m_depth})
        connect(choice, &ChoiceField::chosen, this, &KaosballNewMatchPage::judge);
}

std::vector<FormField*> KaosballNewMatchPage::matchFields() const
{
    if (m_mode->current() == AllianceMatch)
        return {m_mode, m_kind, m_depth, m_draft, m_pairs, m_sides, m_firstMatchField};
    return {m_mode, m_kind, m_depth, m_draft, m_sides, m_firstMatchField, m_pairs};
}

int KaosballNewMatchPage::teamCount() const
{
    switch (m_mode->current()) {
    case MaxKaosOfThree:
        return 3;
    case MaxKaosOfFour:
    case AllianceMatch:
        return 4;
    default:
        return 2;
    }
}

void KaosballNewMatchPage::nameSides()
{
    const int before = m_sides->choice().count();
    const int teams = teamCount();
    if (teams == 3)
        m_sides->setWords(tr("The empty side"), {capital(GameWords::tr("south")), capital(GameWords::tr("west")),
                                                 capital(GameWords::tr("north")), capital(GameWords::tr("east"))});
    else
        m_sides->setWords(tr("Sides"),
                          teams == 2 ? QStringList{tr("South and north"), tr("West and east")} : QStringList{});
    if (m_sides->choice().count() != before)
        m_sides->setCurrent(teams == 3 ? static_cast<int>(Side::East) : 0);
}

Json KaosballNewMatchPage::commandWith(MatchKind kind, std::size_t firstSeat) const
{
    const Mode mode = m_mode->current() == Versus          ? Mode::Versus
                      : m_mode->current() == AllianceMatch ? Mode::Alliance
                                                           : Mode::MaxKaos;
    Json teams = Json::array();
    for (const SeatPanel* seat : m_seats) {
        teams.push_back(seat->entry(kind));
        if (mode == Mode::Alliance)
            teams.back()["alliance"] = allianceOf(seat->side(), m_pairs->current() == 0);
    }
    Json command{{"command", "new_match"},
                 {"mode", toWord(mode)},
                 {"kind", toWord(kind)},
                 {"draft", m_draft->current() == 0},
                 {"first_player", firstSeat < m_seats.size() ? m_seats[firstSeat]->name() : std::string("?")},
                 {"teams", std::move(teams)},
                 {"depth", toWord(m_depth->current() == 1 ? Depth::Scorekeeper : Depth::Mirror)}};
    if (const Json rules = houseRules().chosen(); !rules.empty())
        command["house_rules"] = rules;
    return command;
}

QString KaosballNewMatchPage::missing() const
{
    for (const SeatPanel* seat : m_seats) {
        if (const QString missing = seat->missing(); !missing.isEmpty())
            return missing;
    }
    return {};
}

void KaosballNewMatchPage::seat()
{
    const int teams = teamCount();
    nameSides();
    m_sides->setVisible(m_sides->choice().count() > 0);
    m_pairs->setVisible(m_mode->current() == AllianceMatch);
    // Where a league settles who plays, there is nothing to begin quickly with.
    m_firstMatchField->setVisible(m_mode->current() == Versus && !m_firstMatch->isEmpty() && !band().start());

    const SeatPanel* first = m_firstSeat < m_seats.size() ? m_seats[m_firstSeat] : nullptr;
    m_seats.clear();
    for (const Side side : sidesFor(teams, m_sides->current()))
        m_seats.push_back(m_all[static_cast<std::size_t>(side)]);
    const auto kept = std::ranges::find(m_seats, first);
    m_firstSeat = kept == m_seats.end() ? 0 : static_cast<std::size_t>(kept - m_seats.begin());
    for (SeatPanel* panel : m_all)
        panel->setVisible(contains(m_seats, panel));
    arrange();
    if (band().start())
        takeLeague(); // at the sides where they sit now
    else
        settleFirstPlayer();
    judge();
}

void KaosballNewMatchPage::settleFirstPlayer()
{
    if (against(command()).empty())
        return;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        if (against(commandWith(kind(), i)).empty()) {
            m_firstSeat = i;
            return;
        }
    }
}

void KaosballNewMatchPage::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().mediumFrom();
    const auto place = [wide](QGridLayout& grid, const auto& widgets, int left, int right) {
        int index = 0;
        for (QWidget* widget : widgets) {
            grid.removeWidget(widget);
            grid.addWidget(widget, wide ? index / 2 : index, wide ? index % 2 : 0);
            ++index;
        }
        grid.setColumnStretch(0, left);
        grid.setColumnStretch(1, wide ? right : 0);
    };
    for (SeatPanel* panel : m_all)
        m_seatGrid->removeWidget(panel);
    place(*m_matchGrid, matchFields(), modeShare, kindShare);
    place(*m_seatGrid, m_seats, 1, 1);
}

void KaosballNewMatchPage::showJudged(const std::vector<Objection>& objections)
{
    // What the referee would refuse is dashed, with its reason.
    const auto whyNotWith = [&](MatchKind tried, std::size_t firstSeat) {
        return objections.empty() ? objectionWords(against(commandWith(tried, firstSeat))) : QString();
    };
    const bool isLeague = kind() == MatchKind::League;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setFirst(i == m_firstSeat);
        m_seats[i]->setCannotBegin(i == m_firstSeat ? QString() : whyNotWith(kind(), i));
        m_seats[i]->setLeague(isLeague);
    }
    const int other = isLeague ? 0 : 1;
    m_kind->choice().setUnavailable(1 - other, {});
    m_kind->choice().setUnavailable(other,
                                    whyNotWith(isLeague ? MatchKind::Exhibition : MatchKind::League, m_firstSeat));
    lockFields();
}

void KaosballNewMatchPage::noteStart()
{
    for (SeatPanel* seat : m_seats)
        seat->remember();
    NewMatchFrame::noteStart();
}

void KaosballNewMatchPage::retranslate()
{
    m_mode->setWords(tr("Who plays whom"), {tr("Versus"), tr("Max kaos, three"), tr("Max kaos, four"), tr("Alliance")});
    m_kind->setWords(tr("Kind of match"), {tr("Exhibition"), tr("League")});
    m_draft->setWords(capital(GameWords::tr("draft")), {tr("With a draft"), tr("First game, no draft")});
    m_depth->setWords(tr("What Whistle tracks"),
                      {tr("Full board: figures on the crossfield"), tr("Score only: no positions")});
    m_pairs->setWords(tr("Allies sit side by side"), {tr("South with west"), tr("West with north")});
    nameSides();
    m_firstMatchField->setLabel(tr("Quick start"));
    offerFirstMatch();
}

} // namespace whistle::kaosball

#include "moc_new_match_page.cpp"
