// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/fixture_panel.h"

#include "leagues/act_panel.h"
#include "leagues/fixture_words.h"
#include "leagues/layout.h"
#include "leagues/result_form.h"
#include "parts/button_row.h"
#include "parts/buttons.h"
#include "parts/text_label.h"
#include "shell/form_field.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Fixture;
using league::Result;

namespace {

bool isLadder(const league::Season& season)
{
    return season.format.league && std::holds_alternative<league::Ladder>(*season.format.league);
}

} // namespace

FixturePanel::FixturePanel(const LeagueDesk& league, QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_league(league)
    , m_round(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_score(new TextLabel({}, TypeStep::Heading))
    , m_state(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_ways(new ButtonRow)
    , m_form(new QVBoxLayout)
{
    setObjectName(QStringLiteral("fixturePanel"));
    m_title->setObjectName(QStringLiteral("fixtureTitle"));
    m_score->setObjectName(QStringLiteral("fixtureScore"));
    m_state->setObjectName(QStringLiteral("fixtureState"));
    for (TextLabel* label : {m_round, m_title, m_state})
        label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    pad(*column);
    for (TextLabel* label : {m_round, m_title, m_score, m_state})
        column->addWidget(label);
    column->addWidget(m_ways);
    column->addLayout(m_form);
    column->addStretch(1);
    refresh();
}

void FixturePanel::setFixture(const QString& id)
{
    m_id = id;
    refresh();
}

const Fixture* FixturePanel::found() const
{
    const int index = m_league.season().fixtureNamed(m_id.toStdString());
    return index < 0 ? nullptr : &m_league.season().fixtures[static_cast<std::size_t>(index)];
}

void FixturePanel::refresh()
{
    (void)stepBack();
    const Fixture* fixture = found();
    for (QWidget* part : {static_cast<QWidget*>(m_round), static_cast<QWidget*>(m_score),
                          static_cast<QWidget*>(m_state), static_cast<QWidget*>(m_ways)})
        part->setVisible(fixture != nullptr);
    if (!fixture) {
        m_title->setText(tr("Choose a fixture: its result, its date and what else can be done stand here."));
        setAccessibleName(m_title->text());
        return;
    }
    m_round->setText(fixture_words::round(m_league.season(), *fixture));
    m_title->setText(fixture_words::sides(m_league, *fixture));
    setAccessibleName(m_title->text());
    showState(*fixture);
    showWays(*fixture);
}

void FixturePanel::showState(const Fixture& fixture)
{
    const std::optional<Result> result = countedResult(m_league.season(), fixture);
    m_score->setVisible(result.has_value());
    QStringList lines;
    lines << LeagueDesk::whenOf(fixture);
    const QStringList marks = fixture_words::marks(m_league, fixture);
    if (!marks.isEmpty())
        lines << marks.join(tr(", ", "between two facts"));
    if (result) {
        m_score->setText(fixture_words::score(*result));
        const auto& stats = m_league.rules().stats;
        for (std::size_t stat = 0; stat < result->stats.size(); ++stat) {
            QStringList numbers;
            for (const int number : result->stats[stat])
                numbers << QString::number(number);
            lines << tr("%1 %2", "kills 3:4").arg(Text{stats[stat].name}.render(), numbers.join(u':'));
        }
        if (!result->note.empty())
            lines << tr("Note: %1").arg(QString::fromStdString(result->note));
        for (const std::string& deviation : result->deviations)
            lines << tr("Not by the rules of the league: %1").arg(QString::fromStdString(deviation));
    }
    for (const league::Corrected& each : fixture.corrected)
        lines << tr("Corrected, it was %1: %2", "score, reason")
                     .arg(fixture_words::score(each.before), QString::fromStdString(each.reason));
    m_state->setText(lines.join(u'\n'));
}

void FixturePanel::showWays(const Fixture& fixture)
{
    const league::Season& season = m_league.season();
    const QString open = fixture_words::isKnown(fixture) ? QString() : tr("Who plays is not known yet.");
    const bool settled = isSettled(season, fixture);
    std::vector<ButtonSpec> specs;
    const auto add = [&](const char* name, const QString& title, Way way, const QString& why = {}) {
        ButtonSpec spec;
        spec.name = QString::fromLatin1(name);
        spec.title = title;
        spec.why = why;
        spec.look = ButtonLook::Outline;
        spec.press = [this, way] { this->open(way); };
        specs.push_back(std::move(spec));
    };
    if (!settled) {
        if (m_league.rules().report && m_league.rules().newMatch) {
            ButtonSpec spec;
            spec.name = QStringLiteral("play");
            spec.title = tr("Play it here");
            spec.why = open;
            spec.look = ButtonLook::Raised;
            spec.press = [this] { Q_EMIT playAsked(m_id); };
            specs.push_back(std::move(spec));
        }
        if (m_league.rules().report) {
            ButtonSpec spec;
            spec.name = QStringLiteral("importResult");
            spec.title = tr("Result from a match file");
            spec.why = open;
            spec.look = ButtonLook::Outline;
            spec.press = [this] { Q_EMIT importAsked(m_id); };
            specs.push_back(std::move(spec));
        }
        add("enterResult", tr("Enter the result"), Way::Result, open);
        add("abandon", tr("Broken off"), Way::Abandon, open);
    }
    if (fixture.result) {
        if (!fixture.result->match.empty()) {
            ButtonSpec spec;
            spec.name = QStringLiteral("toMatch");
            spec.title = tr("To the match");
            spec.look = ButtonLook::Outline;
            spec.press = [this, uuid = QString::fromStdString(fixture.result->match)] { Q_EMIT matchAsked(uuid); };
            specs.push_back(std::move(spec));
        }
        add("correct", tr("Correct the result"), Way::Correct);
        add("takeBack", tr("There is no result after all"), Way::TakeBack);
    }
    add("arrange", tr("Date and place"), Way::Arrange);
    if (isLadder(season) && !fixture.playoffs && !settled)
        add("cancelFixture", tr("Cancel the fixture"), Way::Cancel);
    m_ways->setButtons(std::move(specs));
}

void FixturePanel::open(Way way)
{
    const Fixture* fixture = found();
    (void)stepBack();
    if (!fixture || way == Way::None)
        return;
    m_way = way;
    m_act = new ActPanel(m_league);
    connect(m_act, &ActPanel::ruleAsked, this, &FixturePanel::ruleAsked);
    connect(m_act, &ActPanel::left, this, &FixturePanel::stepBack);
    m_form->addWidget(m_act);
    m_ways->hide();
    switch (way) {
    case Way::None:
        break;
    case Way::Result:
        openResult(*fixture, false);
        break;
    case Way::Correct:
        openResult(*fixture, true);
        break;
    case Way::Arrange:
        openArrange(*fixture);
        break;
    case Way::Abandon:
        openReason(way, tr("The match was broken off"), tr("It waits; its result is entered when it has been played."));
        break;
    case Way::TakeBack:
        openReason(way, tr("There is no result after all"), tr("What was entered stays in the record."));
        break;
    case Way::Cancel:
        m_act->setTitle(tr("Cancel the fixture"));
        m_act->setAct({{"command", "cancel_fixture"}, {"fixture", fixture->id}});
        break;
    }
    const auto fields = m_act->findChildren<QLineEdit*>();
    if (!fields.isEmpty())
        fields.front()->setFocus(Qt::OtherFocusReason);
}

void FixturePanel::openResult(const Fixture& fixture, bool isCorrection)
{
    m_act->setTitle(isCorrection ? tr("Correct the result") : tr("The result"),
                    isCorrection ? tr("What was entered stays in the record, beside the reason.")
                                 : tr("Entered by hand, and marked so."));
    m_act->setAccept(isCorrection ? tr("Accept the correction") : tr("Record the result"));
    auto* form = new ResultForm(m_league, fixture);
    m_act->fields().addWidget(form);
    QLineEdit* reason = isCorrection ? addLine(m_act->fields(), "reason", tr("Why")) : nullptr;
    if (isCorrection && fixture.result && fixture.result->entrants == fixture.sides)
        form->setResult(*fixture.result);
    // Of a tracked result what it carries on and where it is from goes on with the correction.
    Json kept = Json::object();
    if (isCorrection && fixture.result) {
        if (!fixture.result->details.empty())
            kept["details"] = fixture.result->details;
        for (const std::string& deviation : fixture.result->deviations)
            kept["deviations"].push_back(deviation);
    }
    const auto follow = [this, form, reason, kept, id = fixture.id] {
        const QString missing = !form->missing().isEmpty()                     ? form->missing()
                                : reason && reason->text().trimmed().isEmpty() ? tr("Say why.")
                                                                               : QString();
        Json result = form->result();
        result.update(kept);
        Json act{{"command", reason ? "correct" : "record"}, {"fixture", id}, {"result", result}};
        if (reason)
            act["reason"] = reason->text().trimmed().toStdString();
        if (missing.isEmpty())
            m_act->setAct(std::move(act));
        else
            m_act->setActs({}, missing);
    };
    connect(form, &ResultForm::edited, m_act, follow);
    if (reason)
        connect(reason, &QLineEdit::textChanged, m_act, follow);
    const auto lines = m_act->findChildren<QLineEdit*>();
    for (QLineEdit* line : lines)
        connect(line, &QLineEdit::returnPressed, m_act, &ActPanel::accept);
    follow();
}

void FixturePanel::openArrange(const Fixture& fixture)
{
    m_act->setTitle(tr("Date and place"));
    m_act->setAccept(tr("Arrange it so"));
    QVBoxLayout& fields = m_act->fields();
    QLineEdit* date = addLine(fields, "date", tr("Date (2027-01-31)"), QString::fromStdString(fixture.date));
    QLineEdit* time = addLine(fields, "time", tr("Time (18:30)"), QString::fromStdString(fixture.time));
    QLineEdit* venue = addLine(fields, "venue", tr("Place"), QString::fromStdString(fixture.venue));
    SegmentedChoice* home = nullptr;
    if (fixture_words::isKnown(fixture) && !fixture.result) {
        QStringList names;
        for (const int side : fixture.sides)
            names << m_league.nameOf(side);
        home = new SegmentedChoice(names);
        home->setObjectName(QStringLiteral("home"));
        auto* field = new FormField(home);
        field->setLabel(fixture.sides.size() == 2 ? tr("At home") : tr("Begins"));
        fields.addWidget(field);
        home->setCurrent(0);
    }
    const auto follow = [this, date, time, venue, home, id = fixture.id] {
        Json act{{"command", "arrange"},
                 {"fixture", id},
                 {"date", date->text().trimmed().toStdString()},
                 {"time", time->text().trimmed().toStdString()},
                 {"venue", venue->text().trimmed().toStdString()}};
        if (const Fixture* now = found(); home && now && home->current() > 0)
            act["home"] = m_league.season().entrant(now->sides[static_cast<std::size_t>(home->current())]).id;
        m_act->setAct(std::move(act));
    };
    for (QLineEdit* line : {date, time, venue}) {
        connect(line, &QLineEdit::textChanged, m_act, follow);
        connect(line, &QLineEdit::returnPressed, m_act, &ActPanel::accept);
    }
    if (home)
        connect(home, &SegmentedChoice::chosen, m_act, follow);
    follow();
}

void FixturePanel::openReason(Way way, const QString& title, const QString& hint)
{
    m_act->setTitle(title, hint);
    QLineEdit* reason = addLine(m_act->fields(), "reason", tr("Why"));
    const auto follow = [this, reason, way, id = m_id.toStdString()] {
        const std::string why = reason->text().trimmed().toStdString();
        if (why.empty())
            m_act->setActs({}, tr("Say why."));
        else if (way == Way::Abandon)
            m_act->setAct({{"command", "abandon"}, {"fixture", id}, {"reason", why}});
        else
            m_act->setAct({{"command", "correct"}, {"fixture", id}, {"result", nullptr}, {"reason", why}});
    };
    connect(reason, &QLineEdit::textChanged, m_act, follow);
    connect(reason, &QLineEdit::returnPressed, m_act, &ActPanel::accept);
    follow();
}

bool FixturePanel::stepBack()
{
    const bool wasOpen = m_act != nullptr;
    if (m_act) {
        m_act->hide();
        m_form->removeWidget(m_act);
        m_act->setParent(nullptr); // gone for whoever looks for its parts
        m_act->deleteLater();      // it may be in the middle of a press
    }
    m_act = nullptr;
    m_way = Way::None;
    if (found())
        m_ways->show();
    return wasOpen;
}

} // namespace whistle
