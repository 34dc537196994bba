// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/organiser_tab.h"

#include "league/refereeing/pairing.h"
#include "league/refereeing/settle.h"
#include "league/telling/season_json.h"
#include "leagues/forms/entrant_form.h"
#include "leagues/forms/scheme_form.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"

#include <QComboBox>
#include <QSpinBox>
#include <algorithm>
#include <initializer_list>

namespace whistle {

using namespace league_layout;

namespace {

/// So many lines of the log are in sight at least.
constexpr int logRows = 8;

bool isOpenLadder(const league::Season& season)
{
    return season.started && !season.leagueClosed && season.format.league &&
           std::holds_alternative<league::Ladder>(*season.format.league);
}

} // namespace

OrganiserTab::OrganiserTab(const LeagueDesk& desk, QWidget* parent) : LeagueTab(desk, parent)
{
    setObjectName(QStringLiteral("organiserTab"));
    m_ruling->hide();
    auto* columns = new TwoColumns(this, 1, 1);
    auto* acts = new PanelBox;
    QVBoxLayout* column = fillPanel(*acts, {m_title, m_tie, m_acts});
    column->addLayout(m_form);
    column->addStretch(1);
    columns->left()->addWidget(acts);
    columns->right()->addWidget(panelOf({m_logTitle, m_log, m_ruling}));
    connect(m_log, &LogList::pressed, this, &OrganiserTab::look);
    connect(m_ruling, &RulingBanner::ruleOpened, this, &LeagueTab::ruleAsked);
}

void OrganiserTab::refresh()
{
    close();
    m_title->setText(tr("What the organiser does"));
    m_logTitle->setText(tr("Record of the season"));
    m_log->setAccessibleName(m_logTitle->text());
    showActs();
    showLog();
}

void OrganiserTab::showActs()
{
    const league::Season& season = league().season();
    std::vector<ButtonSpec> specs;
    const auto add = [&](const char* name, const QString& title, Fill fill, bool isUrgent = false) {
        specs.push_back(ButtonSpec{QString::fromLatin1(name), title, [this, fill] { begin(fill); }}.as(
            isUrgent ? ButtonLook::Main : ButtonLook::Outline));
    };
    QStringList ties;
    for (const std::vector<int>& tie : openTies(season, league().rules())) {
        QStringList names;
        for (const int entrant : tie)
            names << league().nameOf(entrant);
        ties << tr("Nothing separates %1, and it matters.").arg(names.join(tr(", ", "between two names")));
    }
    m_tie->say(ties.join(u'\n'));
    if (!ties.isEmpty())
        add("act_decide", tr("Decide the tie"), &OrganiserTab::decideTie, true);
    const bool areRounds = season.started && areRoundsLeft(season);
    if (areRounds && !openLeagueFixture())
        add("act_pair", tr("Pair round %1").arg(season.paired.size() + 1), &OrganiserTab::pairRound, ties.isEmpty());
    if (areRounds) {
        add("act_miss", tr("Misses a round"), &OrganiserTab::missRound);
        if (!openLeagueFixture() && !season.paired.empty())
            add("act_close", tr("End it after this round"), &OrganiserTab::closeLadder);
    }
    if (areRounds || isOpenLadder(season))
        add("act_enter", tr("Somebody comes later"), &OrganiserTab::enterLate);
    if (!season.heldSeeds.empty() && season.format.league)
        add("act_seedAnew", tr("Seed the playoffs anew"), &OrganiserTab::seedAnew);
    if (!season.started)
        add("act_change", tr("Name, format, dates and rules"), &OrganiserTab::changeAsked);
    if (isOpenLadder(season)) {
        add("act_addFixture", tr("Add a fixture"), &OrganiserTab::addFixture);
        add("act_close", tr("Close the ladder"), &OrganiserTab::closeLadder);
    }
    add("act_edit", tr("Rename or recolour"), &OrganiserTab::editTeam);
    add("act_replace", tr("Replace"), &OrganiserTab::replaceTeam);
    if (season.started)
        add("act_dropOut", tr("Drop-out"), &OrganiserTab::dropOut);
    if (season.started && season.format.league)
        add("act_sanction", tr("Points off or given"), &OrganiserTab::sanction);
    add("act_person", tr("People"), &OrganiserTab::editPerson);
    if (season.format.league)
        add("act_rules", tr("Points and tie-breakers"), &OrganiserTab::changeRules);
    m_acts->setButtons(std::move(specs));
}

void OrganiserTab::showLog()
{
    std::vector<LogLine> lines;
    for (const LogEntry& entry : league().desk().match().entries()) {
        LogLine line;
        line.number = entry.number;
        line.sentence = league().desk().words(entry.headline);
        line.withdrawn = entry.withdrawn;
        line.refused = entry.refused;
        line.overridden = entry.overrideReason.has_value();
        line.corrected = entry.correctedBy != 0;
        line.remark = entry.overrideReason ? QString::fromStdString(*entry.overrideReason) : reasonOf(entry.number);
        lines.push_back(std::move(line));
    }
    m_log->setLines(std::move(lines));
    m_log->setMinimumHeight(px(Length::ListRow) * logRows);
    m_ruling->hide();
}

/// What the organiser said when it was done: the reason of a correction, how a tie was decided.
QString OrganiserTab::reasonOf(int number) const
{
    const auto& lines = league().desk().match().recordedLines();
    const auto index = static_cast<std::size_t>(number);
    const Checked<Json> line = index < lines.size() ? parseJson(lines[index].text) : Checked<Json>(Json());
    if (!line || !line->is_object())
        return {};
    const Json act = line->value("entry", Json::object());
    for (const char* key : {"reason", "how"}) {
        if (act.contains(key) && act[key].is_string())
            return QString::fromStdString(act[key].get<std::string>());
    }
    return {};
}

void OrganiserTab::look(int number)
{
    const std::optional<TracedEntry> entry = league().desk().match().entryAt(number);
    m_log->setCurrentNumber(number);
    m_ruling->setVisible(entry.has_value());
    if (!entry)
        return;
    RulingState state;
    QStringList sentences = league().desk().words(entry->ruling.why);
    state.caption = tr("Act %1").arg(number);
    state.sentence = sentences.isEmpty() ? QString() : sentences.takeFirst();
    state.reasons = sentences;
    state.rules = idsOf(entry->ruling.rules);
    state.rules.removeDuplicates();
    m_ruling->setState(state);
}

void OrganiserTab::begin(Fill fill)
{
    close();
    m_acts->hide();
    m_act = new ActPanel(league());
    connect(m_act, &ActPanel::ruleAsked, this, &LeagueTab::ruleAsked);
    connect(m_act, &ActPanel::left, this, &OrganiserTab::close);
    m_form->addWidget(m_act);
    (this->*fill)();
}

void OrganiserTab::close()
{
    clear(*m_form);
    m_act = nullptr;
    m_acts->show();
}

bool OrganiserTab::stepBack()
{
    const bool wasOpen = m_act != nullptr || m_ruling->isVisible();
    if (m_act)
        close();
    else
        m_ruling->hide();
    return wasOpen;
}

EntrantForm* OrganiserTab::addEntrant()
{
    auto* form = new EntrantForm(league());
    m_act->fields().addWidget(form);
    connect(form, &EntrantForm::edited, m_act, &ActPanel::look);
    return form;
}

EntrantForm* OrganiserTab::addEntrant(QComboBox& who)
{
    EntrantForm* form = addEntrant();
    const auto load = [this, &who, form] {
        const int index = league().season().entrantNamed(idIn(who));
        form->setEntrant(index < 0 ? nullptr : &league().season().entrant(index));
        m_act->look();
    };
    connect(&who, &QComboBox::activated, m_act, load);
    load();
    return form;
}

void OrganiserTab::editTeam()
{
    m_act->setTitle(tr("Rename or recolour"), tr("Results and fixtures stay as they are."));
    QComboBox* team = m_act->askWho(league().entrantWord());
    EntrantForm* form = addEntrant(*team);
    connect(form, &EntrantForm::entered, m_act, &ActPanel::accept);
    m_act->follow([team, form] { return form->draft(league::EditEntrant{idIn(*team)}); });
}

void OrganiserTab::replaceTeam()
{
    m_act->setTitle(tr("Replace"),
                    tr("The replacement keeps the results and the fixtures; results remember who coached."));
    QComboBox* team = m_act->askWho(tr("Who is replaced"));
    EntrantForm* form = addEntrant(*team);
    QLineEdit* reason = m_act->askLine("reason", tr("Why"));
    m_act->follow([team, form, reason] {
        ActDraft draft = form->draft(league::ReplaceEntrant{idIn(*team), reasonIn(*reason)});
        if (draft.missing.isEmpty())
            draft.missing = missingReason(*reason);
        return draft;
    });
}

void OrganiserTab::dropOut()
{
    m_act->setTitle(
        tr("Drop-out"),
        tr("Forfeited: what was played stays, the rest is won by the opponents. Annulled: none of its league matches "
           "counts."));
    QComboBox* team = m_act->askWho(tr("Who drops out"));
    team->insertItem(0, tr("nobody"), QString());
    team->setCurrentIndex(0);
    QStringList ways{tr("Forfeited")};
    if (!swissOf(league().season()) && league().season().heldSeeds.empty())
        ways << tr("Annulled");
    SegmentedChoice* remaining = m_act->askWhich("remaining", tr("What becomes of its matches"), ways);
    m_act->follow([team, remaining] {
        const league::Remaining chosen =
            remaining->current() == 1 ? league::Remaining::Annul : league::Remaining::Forfeit;
        return team->currentIndex() == 0 ? ActDraft(tr("Choose who drops out."))
                                         : ActDraft(league::DropOut{idIn(*team), chosen});
    });
}

void OrganiserTab::editPerson()
{
    m_act->setTitle(tr("People"), tr("Coaches and players; who is retired stays in the records."));
    QComboBox* people = m_act->askFrom("person", tr("Who"));
    for (const league::Person& person : league().season().people)
        people->addItem(QString::fromStdString(person.name), QString::fromStdString(person.id));
    people->addItem(tr("Somebody new"), QString());
    QLineEdit* name = m_act->askLine("personName", tr("Name"));
    QLineEdit* notes = m_act->askLine("personNotes", tr("Notes (optional)"));
    auto* retired = named("personRetired", new ChoiceButton(tr("Retired"), ButtonLook::Outline));
    retired->setCheckable(true);
    m_act->fields().addWidget(retired, 0, Qt::AlignLeft);
    const auto load = [this, people, name, notes, retired] {
        const league::Person* known = league().season().person(idIn(*people));
        const league::Person person = known ? *known : league::Person{};
        name->setText(QString::fromStdString(person.name));
        notes->setText(QString::fromStdString(person.notes));
        retired->setChecked(person.retired);
    };
    connect(people, &QComboBox::activated, m_act, load);
    connect(retired, &QAbstractButton::toggled, m_act, &ActPanel::look);
    load();
    m_act->follow([this, people, name, notes, retired] {
        if (textIn(*name).empty())
            return ActDraft(tr("Enter a name."));
        std::string id = idIn(*people);
        if (id.empty()) {
            std::vector<std::string> taken;
            for (const auto& [known, unused] : league().people())
                taken.push_back(known);
            id = idFor(name->text(), taken);
        }
        return ActDraft(league::PutPerson{{id, textIn(*name), textIn(*notes), retired->isChecked()}});
    });
}

void OrganiserTab::changeRules()
{
    const league::Season& season = league().season();
    m_act->setTitle(tr("Points and tie-breakers"),
                    season.started ? tr("They are fixed since the start. A change is possible; the table carries its "
                                        "reason for everybody to see.")
                                   : tr("They are fixed when the season starts."));
    auto* form = new SchemeForm;
    form->setScheme(league().rules(), season.points, season.tieBreakers, season.rankBy);
    m_act->ask(form);
    connect(form, &SchemeForm::edited, m_act, &ActPanel::look);
    QLineEdit* reason = m_act->askLine("reason", tr("Why"));
    m_act->follow([form, reason] {
        return ActDraft(
            league::ChangeRules{writeRecord(form->points()), form->rankBy(), form->tieBreakers(), reasonIn(*reason)},
            missingReason(*reason));
    });
}

void OrganiserTab::addFixture()
{
    m_act->setTitle(tr("Add a fixture"), tr("The first one is at home, or begins."));
    const league::LeagueRules& rules = league().rules();
    std::vector<QComboBox*> sides;
    for (int side = 0; side < rules.mostPlayers; ++side) {
        QComboBox* team =
            m_act->askWho(tr("Side %1").arg(side + 1), qPrintable(QStringLiteral("side%1").arg(side + 1)));
        if (side >= rules.leastPlayers)
            team->insertItem(0, tr("nobody"), QString());
        team->setCurrentIndex(side >= rules.leastPlayers ? 0 : std::min(side, team->count() - 1));
        sides.push_back(team);
    }
    QLineEdit* date = m_act->askDate("date", tr("Date (2027-01-31, optional)"));
    QLineEdit* time = m_act->askLine("time", tr("Time (18:30, optional)"));
    QLineEdit* venue =
        m_act->askLine("venue", tr("Place (optional)"), QString::fromStdString(league().season().calendar.venue));
    m_act->follow([sides, date, time, venue] {
        league::AddFixture act{{}, textIn(*date), textIn(*time), textIn(*venue)};
        for (const QComboBox* side : sides) {
            if (const std::string id = idIn(*side); !id.empty())
                act.sides.push_back(id);
        }
        return ActDraft(act);
    });
}

const league::Fixture* OrganiserTab::openLeagueFixture() const
{
    const league::Season& season = league().season();
    const auto open = std::find_if(season.fixtures.begin(), season.fixtures.end(), [&](const league::Fixture& each) {
        return !each.playoffs && !isSettled(season, each);
    });
    return open == season.fixtures.end() ? nullptr : &*open;
}

void OrganiserTab::showItem(const QString& act)
{
    for (const auto& [name, fill] : std::initializer_list<std::pair<const char*, Fill>>{
             {"act_pair", &OrganiserTab::pairRound}, {"act_miss", &OrganiserTab::missRound}}) {
        if (act != QLatin1String(name))
            continue;
        begin(fill);
        if (auto* accept = m_act->findChild<QWidget*>(QStringLiteral("actAccept")))
            accept->setFocus(Qt::OtherFocusReason);
    }
}

void OrganiserTab::pairRound()
{
    const league::Season& season = league().season();
    const std::optional<league::RoundToPair> round = roundToPair(season, league().rules());
    if (!round)
        return;
    m_act->setTitle(tr("Pair round %1").arg(round->round),
                    tr("Nobody meets anybody again; those with as many points meet as far as they can."));
    m_act->setAccept(tr("Pair them this way"));
    m_act->follow([act = drawnRound(season, *round)] { return ActDraft(act); });
}

void OrganiserTab::missRound()
{
    const league::Season& season = league().season();
    m_act->setTitle(tr("Misses a round"), tr("Who says so before is not paired in it."));
    QComboBox* team = m_act->askWho(tr("Who"));
    QComboBox* round = m_act->askFrom("missedRound", tr("Which round"));
    for (int number = static_cast<int>(season.paired.size()) + 1; number <= swissOf(season)->rounds; ++number)
        round->addItem(tr("Round %1").arg(number), number);
    m_act->follow([team, round] { return ActDraft(league::MissRound{idIn(*team), round->currentData().toInt()}); });
}

void OrganiserTab::enterLate()
{
    m_act->setTitle(tr("Somebody comes later"),
                    swissOf(league().season())
                        ? tr("Is paired from the next round on; the rounds before bring nothing.")
                        : QString());
    EntrantForm* form = addEntrant();
    connect(form, &EntrantForm::entered, m_act, &ActPanel::accept);
    m_act->follow([form] { return form->draft(league::EnterSeason{}); });
}

void OrganiserTab::seedAnew()
{
    m_act->setTitle(
        tr("Seed the playoffs anew"),
        tr("The seeds are those of the table as it is now. What others have played is kept aside and counts "
           "again if the same sides meet."));
    QLineEdit* reason = m_act->askLine("reason", tr("Why"));
    m_act->follow([reason] { return ActDraft(league::SeedAnew{reasonIn(*reason)}, missingReason(*reason)); });
}

void OrganiserTab::sanction()
{
    m_act->setTitle(tr("Points off or given"), tr("They count in the table, which tells the reason."));
    QComboBox* team = m_act->askWho(tr("Whose points"));
    SegmentedChoice* direction =
        m_act->askWhich("sanctionDirection", tr("What happens"), {tr("Taken off"), tr("Given")});
    auto* points = named("sanctionPoints", new QSpinBox);
    points->setRange(1, 1000);
    m_act->ask(points, tr("Points", "of a sanction"));
    connect(points, &QSpinBox::valueChanged, m_act, &ActPanel::look);
    QLineEdit* reason = m_act->askLine("reason", tr("Why"));
    m_act->follow([team, direction, points, reason] {
        const int sign = direction->current() == 0 ? -1 : 1;
        return ActDraft(league::SanctionEntrant{idIn(*team), sign * points->value(), reasonIn(*reason)},
                        missingReason(*reason));
    });
}

void OrganiserTab::closeLadder()
{
    const bool isSwiss = swissOf(league().season()) != nullptr;
    m_act->setTitle(isSwiss ? tr("End it after this round") : tr("Close the ladder"),
                    isSwiss ? tr("No round is paired any more; the table is final.")
                            : tr("No fixture can be added afterwards; the table is final."));
    m_act->setAccept(isSwiss ? tr("End it") : tr("Close it"));
    m_act->follow([] { return ActDraft(league::CloseLeague{}); });
}

void OrganiserTab::decideTie()
{
    const auto ties = openTies(league().season(), league().rules());
    if (ties.empty())
        return;
    m_act->setTitle(tr("Decide the tie"), tr("Best first, and how it was decided."));
    const std::vector<int>& tie = ties.front();
    std::vector<QComboBox*> places;
    for (std::size_t place = 0; place < tie.size(); ++place) {
        QComboBox* who = m_act->askFrom(qPrintable(QStringLiteral("tiePlace%1").arg(place + 1)),
                                        tr("Place %1 of them").arg(place + 1));
        for (const int entrant : tie)
            who->addItem(league().nameOf(entrant), QString::fromStdString(league().season().entrant(entrant).id));
        who->setCurrentIndex(static_cast<int>(place));
        places.push_back(who);
    }
    QLineEdit* how = m_act->askLine("how", tr("How it was decided (by a die, 5 to 3)"));
    for (QComboBox* who : places) {
        connect(who, &QComboBox::activated, m_act, [this, places, who] {
            // Whoever stood there takes the place that has become free: the one that nobody has now.
            for (QComboBox* other : places) {
                if (other == who || other->currentIndex() != who->currentIndex())
                    continue;
                int free = 0;
                while (std::any_of(places.begin(), places.end(),
                                   [&](const QComboBox* each) { return each->currentIndex() == free; }))
                    ++free;
                other->setCurrentIndex(free);
            }
            m_act->look();
        });
    }
    m_act->follow([places, how] {
        league::Decide act{{}, reasonIn(*how)};
        for (const QComboBox* who : places)
            act.order.push_back(idIn(*who));
        return ActDraft(act, textIn(*how).empty() ? tr("Enter how it was decided.") : QString());
    });
}

} // namespace whistle
