// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/entrant_form.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/offered_words.h"
#include "league/refereeing/intake.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "look/painting.h"
#include "match/form_field.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace whistle {

using namespace league_layout;
using league::Entrant;
using league::Person;

namespace {

struct Swatch {
    Colour colour;
    Sentence name;
};
constexpr std::array<Swatch, 10> swatches{{
    {Colour::Seat1, {"whistle::EntrantForm", QT_TRANSLATE_NOOP("whistle::EntrantForm", "Colour of seat 1")}},
    {Colour::Seat2, {"whistle::EntrantForm", QT_TRANSLATE_NOOP("whistle::EntrantForm", "Colour of seat 2")}},
    {Colour::Seat3, {"whistle::EntrantForm", QT_TRANSLATE_NOOP("whistle::EntrantForm", "Colour of seat 3")}},
    {Colour::Seat4, {"whistle::EntrantForm", QT_TRANSLATE_NOOP("whistle::EntrantForm", "Colour of seat 4")}},
    {Colour::TroopRed, common::Saying::tr("Red")},
    {Colour::TroopOrange, common::Saying::tr("Orange")},
    {Colour::TroopYellow, common::Saying::tr("Yellow")},
    {Colour::TroopGreen, common::Saying::tr("Green")},
    {Colour::TroopBlue, common::Saying::tr("Blue")},
    {Colour::TroopPurple, common::Saying::tr("Purple")},
}};

/// The colours as they are kept: those of the dark look, so that a season looks the same on every computer.
QColor swatch(std::size_t index)
{
    static const Theme theme({Shade::Dark});
    return theme.colour(swatches[index].colour);
}

} // namespace

EntrantForm::EntrantForm(const LeagueSession& league, QWidget* parent) : QWidget(parent), m_league(league)
{
    QVBoxLayout* column = columnIn(*this, 0, px(Length::SpaceM));
    if (!league.rules().identities.empty()) {
        m_identity = named("entrantIdentity", new QComboBox);
        m_identity->addItem(LeagueWords::tr("not set"), QString());
        for (const std::string& identity : league.rules().identities)
            m_identity->addItem(league.identityName(identity), QString::fromStdString(identity));
        addField(*column, m_identity, LeagueWords::tr("Team of the game"));
        connect(m_identity, &QComboBox::activated, this, [this](int index) {
            // Most leagues call a team what the game calls it.
            if (index > 0 && (m_name->text().isEmpty() || m_identity->findText(m_name->text()) > 0))
                m_name->setText(m_identity->itemText(index));
            Q_EMIT edited();
        });
    }
    m_name = addLine(*column, "entrantName", CommonWords::tr("Name"));
    m_coach = addLine(*column, "entrantCoach", CommonWords::tr("Coach"));
    // A player is entered once: the person is who takes part.
    if (auto* field = findChild<QWidget*>(QStringLiteral("entrantCoachField")))
        field->setVisible(league.hasTeams());
    QStringList people;
    for (const auto& [id, name] : league.people())
        people << QString::fromStdString(name);
    offerWords(*m_coach, people);
    QWidget* colours = flowOf({}, Length::SpaceXs);
    for (std::size_t i = 0; i < swatches.size(); ++i) {
        auto* button = new ChoiceButton;
        button->setObjectName(QStringLiteral("colour%1").arg(i));
        button->setAccessibleName(Text{swatches[i].name}.render());
        button->setToolTip(button->accessibleName());
        button->setCheckable(true);
        button->setPicture(
            [i](QPainter& painter, const QRectF& box) {
                paintBox(painter, box,
                         {swatch(i), Theme::current().colour(Colour::Line), box.width() / 2, 1, Qt::SolidLine});
            },
            Theme::current().px(Length::SpaceXl) / Theme::current().textScale());
        connect(button, &QAbstractButton::clicked, this, [this, button](bool checked) {
            for (ChoiceButton* each : m_colours)
                each->setChecked(each == button && checked);
            m_otherColour.clear();
            Q_EMIT edited();
        });
        m_colours.push_back(button);
        colours->layout()->addWidget(button);
    }
    addField(*column, colours, tr("Colour"));
    m_notes = addLine(*column, "entrantNotes", LeagueWords::tr("Notes (optional)"));
    for (QLineEdit* line : {m_name, m_coach, m_notes}) {
        connect(line, &QLineEdit::textChanged, this, &EntrantForm::edited);
        connect(line, &QLineEdit::returnPressed, this, &EntrantForm::entered);
    }
}

void EntrantForm::setEntrant(const Entrant* entrant)
{
    const QSignalBlocker quiet(this);
    m_shown = entrant ? *entrant : Entrant{};
    const Entrant& shown = m_shown;
    const Person* coach = m_league.season().person(shown.coach);
    m_name->setText(QString::fromStdString(shown.name));
    m_coach->setText(coach ? QString::fromStdString(coach->name) : QString());
    m_player = !m_league.hasTeams() && coach ? coach->id : std::string();
    m_notes->setText(QString::fromStdString(shown.notes));
    if (m_identity)
        m_identity->setCurrentIndex(std::max(0, m_identity->findData(QString::fromStdString(shown.identity))));
    const QString hex = QString::fromStdString(shown.colour).toLower();
    m_otherColour = shown.colour;
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        m_colours[i]->setChecked(swatch(i).name() == hex);
        if (m_colours[i]->isChecked())
            m_otherColour.clear();
    }
}

std::string EntrantForm::colour() const
{
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        if (m_colours[i]->isChecked())
            return swatch(i).name().toStdString();
    }
    return m_otherColour;
}

std::string EntrantForm::coachId(bool& isNew) const
{
    isNew = false;
    const QString name = (m_league.hasTeams() ? m_coach : m_name)->text().trimmed();
    if (name.isEmpty())
        return {};
    const league::Season& season = m_league.season();
    const auto same = [&](const std::string& other) {
        return QString::fromStdString(other).compare(name, Qt::CaseInsensitive) == 0;
    };
    for (const Person& person : season.people) {
        if (same(person.name))
            return person.id;
    }
    isNew = true;
    std::vector<std::string> taken;
    for (const auto& [id, known] : m_league.people()) {
        if (same(known))
            return id; // of an earlier season: their career goes on
        taken.push_back(id);
    }
    return league::idFor(name, taken);
}

ActDraft EntrantForm::draft(league::Deed deed) const
{
    if (m_name->text().trimmed().isEmpty())
        return ActDraft(LeagueWords::tr("Enter a name."));
    std::vector<Json> all;
    bool isNew = false;
    const bool isSamePlayer = !m_player.empty() && std::holds_alternative<league::EditEntrant>(deed);
    const std::string coach = isSamePlayer ? m_player : coachId(isNew);
    const std::string name = m_name->text().trimmed().toStdString();
    const Person* known = m_league.season().person(coach);
    if (isNew || (!m_league.hasTeams() && known && known->name != name)) {
        Person person = known ? *known : Person{coach, {}, {}, false};
        person.name = m_league.hasTeams() ? m_coach->text().trimmed().toStdString() : name;
        all.push_back(actJson(league::PutPerson{std::move(person)}));
    }
    const std::string notes = m_notes->text().trimmed().toStdString();
    std::optional<std::string> identity;
    if (m_identity)
        identity = m_identity->currentData().toString().toStdString();
    const auto change = [&](auto& changed) {
        changed.name = name;
        changed.coach = coach;
        changed.identity = identity;
        changed.colour = colour();
        changed.notes = notes;
    };
    if (auto* newcomer = std::get_if<league::EnterSeason>(&deed)) {
        std::vector<std::string> taken;
        for (const Entrant& entrant : m_league.season().entrants)
            taken.push_back(entrant.id);
        newcomer->entrant = {
            league::idFor(m_name->text(), taken), name, coach, identity.value_or(""), colour(), notes, 0, {}};
    } else if (auto* member = std::get_if<league::EditEntrant>(&deed)) {
        change(*member);
        // What is as it was shown is left to whoever has changed it meanwhile.
        const auto leaveOut = [](std::optional<std::string>& value, const std::string& shown) {
            if (value == shown)
                value.reset();
        };
        leaveOut(member->coach, m_shown.coach);
        leaveOut(member->identity, m_shown.identity);
        leaveOut(member->colour, m_shown.colour);
        leaveOut(member->notes, m_shown.notes);
        if (member->coach || member->identity || member->colour || member->notes)
            leaveOut(member->name, m_shown.name);
    } else if (auto* successor = std::get_if<league::ReplaceEntrant>(&deed)) {
        change(*successor);
    }
    all.push_back(actJson(deed));
    return ActDraft(std::move(all));
}

void EntrantForm::begin()
{
    (m_identity ? static_cast<QWidget*>(m_identity) : m_name)->setFocus(Qt::OtherFocusReason);
}

} // namespace whistle

#include "moc_entrant_form.cpp"
