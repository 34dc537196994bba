// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/organiser_tab.h"

#include "controls/button_row.h"
#include "controls/buttons.h"
#include "controls/log_list.h"
#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/ruling_banner.h"
#include "controls/text_label.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/settle.h"
#include "leagues/forms/entrant_form.h"
#include "leagues/forms/scheme_form.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/layout.h"
#include "match/form_field.h"

#include <QComboBox>
#include <QGridLayout>
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

OrganiserTab::OrganiserTab(const LeagueDesk& desk, QWidget* parent)
    : LeagueTab(desk, parent)
    , m_grid(new QGridLayout)
    , m_left(new PanelBox)
    , m_right(new PanelBox)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_tie(new TextLabel({}, TypeStep::Body))
    , m_acts(new ButtonRow)
    , m_form(new QVBoxLayout)
    , m_logTitle(new TextLabel({}, TypeStep::Title))
    , m_log(new LogList)
    , m_ruling(new RulingBanner)
{
    setObjectName(QStringLiteral("organiserTab"));
    m_tie->setObjectName(QStringLiteral("openTies"));
    m_log->setObjectName(QStringLiteral("seasonLog"));
    m_ruling->setObjectName(QStringLiteral("seasonRuling"));
    m_ruling->hide();
    m_tie->setWordWrap(true);
    auto* left = new QVBoxLayout(m_left);
    pad(*left);
    left->addWidget(m_title);
    left->addWidget(m_tie);
    left->addWidget(m_acts);
    left->addLayout(m_form);
    left->addStretch(1);
    auto* right = new QVBoxLayout(m_right);
    pad(*right);
    right->addWidget(m_logTitle);
    right->addWidget(m_log, 1);
    right->addWidget(m_ruling);
    auto* content = new QWidget;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(px(Length::SpaceL));
    content->setLayout(m_grid);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scrolling(content));
    connect(m_log, &LogList::pressed, this, &OrganiserTab::look);
    connect(m_ruling, &RulingBanner::ruleOpened, this, &LeagueTab::ruleAsked);
    arrange();
}

void OrganiserTab::refresh()
{
    close();
    m_title->setText(tr("What the organiser does"));
    m_logTitle->setText(tr("Record of the season"));
    m_log->setAccessibleName(m_logTitle->text());
    showActs();
    showLog();
    arrange();
}

void OrganiserTab::showActs()
{
    const league::Season& season = league().season();
    std::vector<ButtonSpec> specs;
    const auto add = [&](const char* name, const QString& title, Fill fill, bool isUrgent = false) {
        ButtonSpec spec;
        spec.name = QString::fromLatin1(name);
        spec.title = title;
        spec.look = isUrgent ? ButtonLook::Main : ButtonLook::Outline;
        spec.press = [this, fill] { begin(fill); };
        specs.push_back(std::move(spec));
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
    if (!season.started) {
        ButtonSpec spec;
        spec.name = QStringLiteral("act_change");
        spec.title = tr("Name, format, dates and rules");
        spec.look = ButtonLook::Outline;
        spec.press = [this] { Q_EMIT changeAsked(); };
        specs.push_back(std::move(spec));
    }
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
    // Enter in a line accepts; in the form of a team it goes on to the next field.
    const auto forms = m_act->findChildren<EntrantForm*>();
    for (QLineEdit* line : m_act->findChildren<QLineEdit*>()) {
        if (std::none_of(forms.begin(), forms.end(), [&](const QWidget* form) { return form->isAncestorOf(line); }))
            connect(line, &QLineEdit::returnPressed, m_act, &ActPanel::accept);
    }
}

void OrganiserTab::close()
{
    if (m_act) {
        m_act->hide();
        m_form->removeWidget(m_act);
        m_act->setParent(nullptr);
        m_act->deleteLater(); // it may be in the middle of a press
    }
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

QComboBox* OrganiserTab::addTeams(const QString& label, const char* objectName)
{
    auto* teams = new QComboBox;
    teams->setObjectName(QString::fromLatin1(objectName));
    for (const league::Entrant& entrant : league().season().entrants) {
        if (!entrant.droppedOut)
            teams->addItem(QString::fromStdString(entrant.name), QString::fromStdString(entrant.id));
    }
    auto* field = new FormField(teams);
    field->setLabel(label);
    m_act->fields().addWidget(field);
    return teams;
}

void OrganiserTab::editTeam()
{
    m_act->setTitle(tr("Rename or recolour"), tr("Results and fixtures stay as they are."));
    QComboBox* teams = addTeams(league().entrantWord());
    auto* form = new EntrantForm(league());
    m_act->fields().addWidget(form);
    const auto follow = [this, teams, form] {
        if (form->missing().isEmpty())
            m_act->setActs(form->acts(league::EditEntrant{teams->currentData().toString().toStdString()}));
        else
            m_act->setActs({}, form->missing());
    };
    const auto load = [this, teams, form, follow] {
        const int index = league().season().entrantNamed(teams->currentData().toString().toStdString());
        form->setEntrant(index < 0 ? nullptr : &league().season().entrant(index));
        follow();
    };
    connect(teams, &QComboBox::activated, m_act, load);
    connect(form, &EntrantForm::edited, m_act, follow);
    connect(form, &EntrantForm::entered, m_act, &ActPanel::accept);
    load();
}

void OrganiserTab::replaceTeam()
{
    m_act->setTitle(tr("Replace"),
                    tr("The replacement keeps the results and the fixtures; results remember who coached."));
    QComboBox* teams = addTeams(tr("Who is replaced"));
    auto* form = new EntrantForm(league());
    m_act->fields().addWidget(form);
    QLineEdit* reason = addLine(m_act->fields(), "reason", tr("Why"));
    const auto follow = [this, teams, form, reason] {
        if (!form->missing().isEmpty())
            m_act->setActs({}, form->missing());
        else
            m_act->setActs(
                form->acts(league::ReplaceEntrant{teams->currentData().toString().toStdString(), reasonIn(*reason)}),
                missingReason(*reason));
    };
    const auto load = [this, teams, form, follow] {
        const int index = league().season().entrantNamed(teams->currentData().toString().toStdString());
        form->setEntrant(index < 0 ? nullptr : &league().season().entrant(index));
        follow();
    };
    connect(teams, &QComboBox::activated, m_act, load);
    connect(form, &EntrantForm::edited, m_act, follow);
    connect(reason, &QLineEdit::textChanged, m_act, follow);
    load();
}

void OrganiserTab::dropOut()
{
    m_act->setTitle(
        tr("Drop-out"),
        tr("Forfeited: what was played stays, the rest is won by the opponents. Annulled: none of its league matches "
           "counts."));
    QComboBox* teams = addTeams(tr("Who drops out"));
    teams->insertItem(0, tr("nobody"), QString());
    teams->setCurrentIndex(0);
    const bool canAnnul = !swissOf(league().season()) && league().season().heldSeeds.empty();
    auto* remaining =
        new SegmentedChoice(canAnnul ? QStringList{tr("Forfeited"), tr("Annulled")} : QStringList{tr("Forfeited")});
    remaining->setObjectName(QStringLiteral("remaining"));
    remaining->setCurrent(0);
    auto* field = new FormField(remaining);
    field->setLabel(tr("What becomes of its matches"));
    m_act->fields().addWidget(field);
    const auto follow = [this, teams, remaining] {
        const league::Remaining chosen =
            remaining->current() == 1 ? league::Remaining::Annul : league::Remaining::Forfeit;
        if (teams->currentIndex() == 0)
            m_act->setActs({}, tr("Choose who drops out."));
        else
            m_act->setAct(actJson(league::DropOut{teams->currentData().toString().toStdString(), chosen}));
    };
    connect(teams, &QComboBox::activated, m_act, follow);
    connect(remaining, &SegmentedChoice::chosen, m_act, follow);
    follow();
}

void OrganiserTab::editPerson()
{
    m_act->setTitle(tr("People"), tr("Coaches and players; who is retired stays in the records."));
    auto* people = new QComboBox;
    people->setObjectName(QStringLiteral("person"));
    for (const league::Person& person : league().season().people)
        people->addItem(QString::fromStdString(person.name), QString::fromStdString(person.id));
    people->addItem(tr("Somebody new"), QString());
    auto* field = new FormField(people);
    field->setLabel(tr("Who"));
    m_act->fields().addWidget(field);
    QLineEdit* name = addLine(m_act->fields(), "personName", tr("Name"));
    QLineEdit* notes = addLine(m_act->fields(), "personNotes", tr("Notes (optional)"));
    auto* retired = new ChoiceButton(tr("Retired"), ButtonLook::Outline);
    retired->setObjectName(QStringLiteral("personRetired"));
    retired->setCheckable(true);
    m_act->fields().addWidget(retired, 0, Qt::AlignLeft);
    const auto follow = [this, people, name, notes, retired] {
        const QString called = name->text().trimmed();
        if (called.isEmpty()) {
            m_act->setActs({}, tr("Enter a name."));
            return;
        }
        std::string id = people->currentData().toString().toStdString();
        if (id.empty()) {
            std::vector<std::string> taken;
            for (const auto& [known, unused] : league().people())
                taken.push_back(known);
            id = idFor(called, taken);
        }
        m_act->setAct(actJson(league::PutPerson{
            {id, called.toStdString(), notes->text().trimmed().toStdString(), retired->isChecked()}}));
    };
    const auto load = [this, people, name, notes, retired, follow] {
        const league::Person* person = league().season().person(people->currentData().toString().toStdString());
        name->setText(person ? QString::fromStdString(person->name) : QString());
        notes->setText(person ? QString::fromStdString(person->notes) : QString());
        retired->setChecked(person && person->retired);
        follow();
    };
    connect(people, &QComboBox::activated, m_act, load);
    for (QLineEdit* line : {name, notes})
        connect(line, &QLineEdit::textChanged, m_act, follow);
    connect(retired, &QAbstractButton::toggled, m_act, follow);
    load();
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
    m_act->fields().addWidget(form);
    QLineEdit* reason = addLine(m_act->fields(), "reason", tr("Why"));
    const auto follow = [this, form, reason] {
        m_act->setAct(
            actJson(league::ChangeRules{form->points(), fromWord<league::RankBy>(form->rankBy()),
                                        form->tieBreakers().get<std::vector<std::string>>(), reasonIn(*reason)}),
            missingReason(*reason));
    };
    connect(form, &SchemeForm::edited, m_act, follow);
    connect(reason, &QLineEdit::textChanged, m_act, follow);
    follow();
}

void OrganiserTab::addFixture()
{
    m_act->setTitle(tr("Add a fixture"), tr("The first one is at home, or begins."));
    const league::LeagueRules& rules = league().rules();
    std::vector<QComboBox*> sides;
    for (int side = 0; side < rules.mostPlayers; ++side) {
        QComboBox* teams = addTeams(tr("Side %1").arg(side + 1), qPrintable(QStringLiteral("side%1").arg(side + 1)));
        if (side >= rules.leastPlayers)
            teams->insertItem(0, tr("nobody"), QString());
        teams->setCurrentIndex(side >= rules.leastPlayers ? 0 : std::min(side, teams->count() - 1));
        sides.push_back(teams);
    }
    QLineEdit* date = addDate(m_act->fields(), "date", tr("Date (2027-01-31, optional)"));
    QLineEdit* time = addLine(m_act->fields(), "time", tr("Time (18:30, optional)"));
    QLineEdit* venue = addLine(m_act->fields(), "venue", tr("Place (optional)"),
                               QString::fromStdString(league().season().calendar.venue));
    const auto follow = [this, sides, date, time, venue] {
        league::AddFixture act{{},
                               date->text().trimmed().toStdString(),
                               time->text().trimmed().toStdString(),
                               venue->text().trimmed().toStdString()};
        for (const QComboBox* side : sides) {
            if (const QString id = side->currentData().toString(); !id.isEmpty())
                act.sides.push_back(id.toStdString());
        }
        m_act->setAct(actJson(act));
    };
    for (QComboBox* side : sides)
        connect(side, &QComboBox::activated, m_act, follow);
    for (QLineEdit* line : {date, time, venue})
        connect(line, &QLineEdit::textChanged, m_act, follow);
    follow();
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
    m_act->setAct(actJson(drawnRound(season, *round)));
}

void OrganiserTab::missRound()
{
    const league::Season& season = league().season();
    m_act->setTitle(tr("Misses a round"), tr("Who says so before is not paired in it."));
    QComboBox* teams = addTeams(tr("Who"));
    auto* round = new QComboBox;
    round->setObjectName(QStringLiteral("missedRound"));
    for (int number = static_cast<int>(season.paired.size()) + 1; number <= swissOf(season)->rounds; ++number)
        round->addItem(tr("Round %1").arg(number), number);
    auto* field = new FormField(round);
    field->setLabel(tr("Which round"));
    m_act->fields().addWidget(field);
    const auto follow = [this, teams, round] {
        m_act->setAct(
            actJson(league::MissRound{teams->currentData().toString().toStdString(), round->currentData().toInt()}));
    };
    for (QComboBox* box : {teams, round})
        connect(box, &QComboBox::activated, m_act, follow);
    follow();
}

void OrganiserTab::enterLate()
{
    m_act->setTitle(tr("Somebody comes later"),
                    swissOf(league().season())
                        ? tr("Is paired from the next round on; the rounds before bring nothing.")
                        : QString());
    auto* form = new EntrantForm(league());
    m_act->fields().addWidget(form);
    const auto follow = [this, form] {
        if (form->missing().isEmpty())
            m_act->setActs(form->acts(league::EnterSeason{}));
        else
            m_act->setActs({}, form->missing());
    };
    connect(form, &EntrantForm::edited, m_act, follow);
    connect(form, &EntrantForm::entered, m_act, &ActPanel::accept);
    follow();
}

void OrganiserTab::seedAnew()
{
    m_act->setTitle(
        tr("Seed the playoffs anew"),
        tr("The seeds are those of the table as it is now. What others have played is kept aside and counts "
           "again if the same sides meet."));
    QLineEdit* reason = addLine(m_act->fields(), "reason", tr("Why"));
    const auto follow = [this, reason] {
        m_act->setAct(actJson(league::SeedAnew{reasonIn(*reason)}), missingReason(*reason));
    };
    connect(reason, &QLineEdit::textChanged, m_act, follow);
    follow();
}

void OrganiserTab::sanction()
{
    m_act->setTitle(tr("Points off or given"), tr("They count in the table, which tells the reason."));
    QComboBox* teams = addTeams(tr("Whose points"));
    auto* direction = new SegmentedChoice({tr("Taken off"), tr("Given")});
    direction->setObjectName(QStringLiteral("sanctionDirection"));
    direction->setCurrent(0);
    auto* points = new QSpinBox;
    points->setObjectName(QStringLiteral("sanctionPoints"));
    points->setRange(1, 1000);
    const auto addField = [this](QWidget* control, const QString& label) {
        auto* field = new FormField(control);
        field->setLabel(label);
        m_act->fields().addWidget(field);
    };
    addField(direction, tr("What happens"));
    addField(points, tr("Points", "of a sanction"));
    QLineEdit* reason = addLine(m_act->fields(), "reason", tr("Why"));
    const auto follow = [this, teams, direction, points, reason] {
        const int sign = direction->current() == 0 ? -1 : 1;
        m_act->setAct(actJson(league::SanctionEntrant{teams->currentData().toString().toStdString(),
                                                      sign * points->value(), reasonIn(*reason)}),
                      missingReason(*reason));
    };
    connect(teams, &QComboBox::activated, m_act, follow);
    connect(direction, &SegmentedChoice::chosen, m_act, follow);
    connect(points, &QSpinBox::valueChanged, m_act, follow);
    connect(reason, &QLineEdit::textChanged, m_act, follow);
    follow();
}

void OrganiserTab::closeLadder()
{
    if (swissOf(league().season())) {
        m_act->setTitle(tr("End it after this round"), tr("No round is paired any more; the table is final."));
        m_act->setAccept(tr("End it"));
        m_act->setAct(actJson(league::CloseLeague{}));
        return;
    }
    m_act->setTitle(tr("Close the ladder"), tr("No fixture can be added afterwards; the table is final."));
    m_act->setAccept(tr("Close it"));
    m_act->setAct(actJson(league::CloseLeague{}));
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
        auto* who = new QComboBox;
        who->setObjectName(QStringLiteral("tiePlace%1").arg(place + 1));
        for (const int entrant : tie)
            who->addItem(league().nameOf(entrant), QString::fromStdString(league().season().entrant(entrant).id));
        who->setCurrentIndex(static_cast<int>(place));
        auto* field = new FormField(who);
        field->setLabel(tr("Place %1 of them").arg(place + 1));
        m_act->fields().addWidget(field);
        places.push_back(who);
    }
    QLineEdit* how = addLine(m_act->fields(), "how", tr("How it was decided (by a die, 5 to 3)"));
    const auto follow = [this, places, how] {
        league::Decide act{{}, reasonIn(*how)};
        for (const QComboBox* who : places)
            act.order.push_back(who->currentData().toString().toStdString());
        m_act->setAct(actJson(act), how->text().trimmed().isEmpty() ? tr("Enter how it was decided.") : QString());
    };
    for (QComboBox* who : places) {
        connect(who, &QComboBox::activated, m_act, [places, who, follow] {
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
            follow();
        });
    }
    connect(how, &QLineEdit::textChanged, m_act, follow);
    follow();
}

void OrganiserTab::arrange()
{
    const bool wide = width() >= Theme::current().em() * Theme::current().mediumFrom();
    m_grid->addWidget(m_left, 0, 0);
    if (wide)
        m_grid->addWidget(m_right, 0, 1);
    else
        m_grid->addWidget(m_right, 1, 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, wide ? 1 : 0);
}

void OrganiserTab::resizeEvent(QResizeEvent* event)
{
    LeagueTab::resizeEvent(event);
    arrange();
}

} // namespace whistle
