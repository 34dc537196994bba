// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/seat_panel.h"

#include "controls/button_row.h"
#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/text_label.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/display_names.h"
#include "look/emblem.h"
#include "match/form_field.h"
#include "match/settings.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>

namespace whistle::kaosball {

namespace {

/// What the rules allow a number to be, and where it is begun to be asked.
struct Range {
    int least;
    int greatest;
    int start;
};
constexpr Range statRange{-9, 9, 0};
constexpr Range healthRange{1, 20, 3};
constexpr int mostPoints = 99;

constexpr std::array<const char*, teamNumbers> objectNames{"handling", "tackling", "fighting", "runnerHealth",
                                                           "bruiserHealth"};

QString wordOf(Side side)
{
    const std::string_view word = toWord(side);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString settingOf(const std::string& team)
{
    return QStringLiteral("kaosball/numbers/%1").arg(QString::fromStdString(team));
}

/// The setting with the teams that played last, the latest first.
const QString recentTeams = QStringLiteral("kaosball/recent");
constexpr qsizetype recentCount = 6;

QString sideTitle(Side side)
{
    switch (side) {
    case Side::South:
        return SeatPanel::tr("South");
    case Side::West:
        return SeatPanel::tr("West");
    case Side::North:
        return SeatPanel::tr("North");
    case Side::East:
        break;
    }
    return SeatPanel::tr("East");
}

} // namespace

AskedNumber::AskedNumber(int least, int greatest, int start, QWidget* parent) : NumberField(parent), m_start(start)
{
    setRange(least - 1, greatest);
    setSpecialValueText(QStringLiteral("?"));
    setValue(minimum());
}

std::optional<int> AskedNumber::told() const
{
    return value() == minimum() ? std::nullopt : std::optional(value());
}

void AskedNumber::setTold(std::optional<int> number)
{
    setValue(number.value_or(minimum()));
}

void AskedNumber::stepBy(int steps)
{
    if (!told())
        setValue(m_start);
    else if (value() + steps > minimum()) // back to "?" would be no number
        QSpinBox::stepBy(steps);
}

SeatPanel::SeatPanel(Side side, Settings& settings, QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_side(side)
    , m_settings(settings)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_first(new ChoiceButton({}, ButtonLook::Outline))
    , m_teams(new ButtonRow)
    , m_team(new QComboBox)
    , m_teamField(new FormField(m_team, QStringLiteral("KB-8.3")))
    , m_coach(new QLineEdit)
    , m_coachField(new FormField(m_coach))
    , m_colours(new ButtonRow)
    , m_points(new NumberField)
    , m_pointsField(new FormField(m_points))
    , m_known(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_change(new ChoiceButton({}, ButtonLook::Quiet))
    , m_asked(new QWidget)
{
    setObjectName(QStringLiteral("seat_%1").arg(wordOf(side)));
    m_first->setObjectName(QStringLiteral("first_%1").arg(wordOf(side)));
    m_team->setObjectName(QStringLiteral("team"));
    m_coach->setObjectName(QStringLiteral("coach"));
    m_points->setObjectName(QStringLiteral("activeUpgradePoints"));
    m_known->setObjectName(QStringLiteral("knownNumbers"));
    m_change->setObjectName(QStringLiteral("changeNumbers"));
    setSeat(seatOf(side));
    m_first->setCheckable(true);
    m_known->setWordWrap(true);
    m_points->setRange(0, mostPoints);
    m_points->setValue(factsInUse()->constants.startingActiveUpgradePoints);
    m_team->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* top = new QHBoxLayout;
    top->addWidget(new SeatEmblem(seatOf(side), Theme::current().px(Length::SpaceXl)));
    top->addWidget(m_title, 1);
    top->addWidget(m_first);
    auto* known = new QHBoxLayout;
    known->addWidget(m_known, 1);
    known->addWidget(m_change, 0, Qt::AlignTop);
    auto* asked = new FlowLayout(m_asked, Theme::current().px(Length::SpaceM));
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        const Range range = i < static_cast<std::size_t>(TeamNumber::RunnerHealth) ? statRange : healthRange;
        m_numbers[i] = new AskedNumber(range.least, range.greatest, range.start);
        m_numbers[i]->setObjectName(QString::fromLatin1(objectNames[i]));
        m_numberFields[i] = new FormField(m_numbers[i]);
        asked->addWidget(m_numberFields[i]);
        connect(m_numbers[i], &QSpinBox::valueChanged, this, &SeatPanel::changed);
    }
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_teamField);
    column->addWidget(m_teams);
    column->addLayout(known);
    column->addWidget(m_asked);
    column->addWidget(m_coachField);
    column->addWidget(m_pointsField);
    column->addWidget(m_colours);
    column->addStretch(1);

    connect(m_team, &QComboBox::activated, this, [this] { takeTeam(); });
    connect(m_coach, &QLineEdit::textChanged, this, &SeatPanel::changed);
    connect(m_points, &QSpinBox::valueChanged, this, &SeatPanel::changed);
    connect(m_first, &QAbstractButton::clicked, this, [this] {
        setFirst(true); // a second press does not take it away
        Q_EMIT firstAsked();
    });
    connect(m_teamField, &FormField::ruleAsked, this, &SeatPanel::ruleAsked);
    connect(m_change, &QAbstractButton::clicked, this, [this] {
        m_asking = true;
        showNumbers();
    });
    setLeague(false);
    fillTeams();
    retranslate();
}

const TeamFacts* SeatPanel::team() const
{
    return factsInUse()->team(m_team->currentData().toString().toStdString());
}

void SeatPanel::fillTeams()
{
    const QVariant chosen = m_team->currentData();
    m_team->clear();
    m_team->addItem(tr("Choose a team"), QString());
    // Who played last stands first.
    const QStringList recent = m_settings.value(recentTeams).value_or(QString()).split(u' ', Qt::SkipEmptyParts);
    for (const QString& id : recent) {
        if (const TeamFacts* one = factsInUse()->team(id.toStdString()))
            m_team->addItem(displayName(one->names, one->name), id);
    }
    for (const bool base : {true, false}) {
        m_team->insertSeparator(m_team->count());
        for (const TeamFacts& one : factsInUse()->teams) {
            if (one.baseGame == base && !recent.contains(QString::fromStdString(one.id)))
                m_team->addItem(displayName(one.names, one.name), QString::fromStdString(one.id));
        }
    }
    m_team->setCurrentIndex(std::max(0, m_team->findData(chosen)));
}

void SeatPanel::take(const std::string& team, const QString& coach, std::optional<int> activeUpgradePoints,
                     const TeamNumbers& before)
{
    m_team->setCurrentIndex(std::max(0, m_team->findData(QString::fromStdString(team))));
    m_coach->setText(coach);
    if (activeUpgradePoints)
        m_points->setValue(*activeUpgradePoints);
    takeTeam(before);
}

void SeatPanel::takeLeague(const Json& team)
{
    m_brought = Json::object();
    for (const char* key : {"cash", "fouls", "upgrades", "ringers", "dead"}) {
        if (team.contains(key))
            m_brought[key] = team[key];
    }
    take(team.at("team").get<std::string>(), QString::fromStdString(team.value("coach", std::string())),
         team.value("active_upgrade_points", m_points->value()));
}

void SeatPanel::setLocked(const QString& team, const QString& points)
{
    m_team->setEnabled(team.isEmpty());
    m_locked = team;
    showTeams();
    m_points->setReadOnly(!points.isEmpty());
    m_points->setButtonSymbols(points.isEmpty() ? QSpinBox::UpDownArrows : QSpinBox::NoButtons);
    const std::pair<QWidget*, QString> fields[]{{m_team, team}, {m_points, points}};
    for (const auto& [field, why] : fields) {
        field->setToolTip(why);
        field->setAccessibleDescription(why);
    }
}

void SeatPanel::showTeams()
{
    std::vector<ButtonSpec> buttons;
    for (const TeamFacts& one : factsInUse()->teams) {
        if (!one.baseGame)
            continue;
        const QString id = QString::fromStdString(one.id);
        ButtonSpec spec{QStringLiteral("team_") + id, displayName(one.names, one.name), [this, id] {
                            m_team->setCurrentIndex(m_team->findData(id));
                            takeTeam();
                        }};
        spec.chosen = m_team->currentData().toString() == id;
        spec.why = m_locked;
        buttons.push_back(std::move(spec));
    }
    m_teams->setAccessibleName(tr("Teams of the box"));
    m_teams->setButtons(std::move(buttons));
}

// Colours may be swapped, shapes never (they say where somebody sits).
void SeatPanel::showColours()
{
    const std::array<QString, 4> names{tr("Amber"), tr("Blue"), tr("Pink"), tr("Mint")};
    const ThemeChoice choice = m_settings.theme();
    const int worn = choice.seatColours[static_cast<std::size_t>(seatOf(m_side) - 1)];
    std::vector<ButtonSpec> buttons;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int colour = static_cast<int>(i) + 1;
        ButtonSpec spec{QStringLiteral("colour%1").arg(colour), names[i],
                        [this, colour] { Q_EMIT colourAsked(colour); }};
        // The seat that wears the colour now paints it with its own shape.
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            if (choice.seatColours[seat] == colour)
                spec.seat = static_cast<int>(seat) + 1;
        }
        spec.look = ButtonLook::Outline;
        spec.chosen = worn == colour;
        buttons.push_back(std::move(spec));
    }
    m_colours->setAccessibleName(tr("Colour of this seat"));
    m_colours->setButtons(std::move(buttons));
}

void SeatPanel::takeTeam(const TeamNumbers& before)
{
    TeamNumbers told;
    if (const TeamFacts* chosen = team())
        told = readNumbers(m_settings.value(settingOf(chosen->id)).value_or(QString()));
    m_asking = false;
    showTeams();
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        const QSignalBlocker quiet(m_numbers[i]);
        if (!told[i])
            told[i] = before[i];
        m_numbers[i]->setTold(told[i]);
    }
    if (const TeamFacts* chosen = team()) {
        const TeamNumbers printed = printedNumbers(*chosen);
        for (std::size_t i = 0; i < teamNumbers; ++i)
            m_asking = m_asking || (!printed[i] && !told[i]);
    }
    showNumbers();
    Q_EMIT changed();
}

TeamNumbers SeatPanel::numbers() const
{
    const TeamFacts* chosen = team();
    TeamNumbers all = chosen ? printedNumbers(*chosen) : TeamNumbers{};
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        if (!all[i])
            all[i] = m_numbers[i]->told();
    }
    return all;
}

void SeatPanel::showNumbers()
{
    const TeamFacts* chosen = team();
    const TeamNumbers printed = chosen ? printedNumbers(*chosen) : TeamNumbers{};
    const TeamNumbers all = numbers();
    bool complete = chosen != nullptr;
    bool asks = false;
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        m_numberFields[i]->setVisible(chosen && !printed[i]);
        asks = asks || (chosen && !printed[i]);
        complete = complete && all[i];
    }
    const bool open = asks && m_asking;
    m_asked->setVisible(open);
    m_change->setVisible(asks && !open);
    m_known->setVisible(chosen != nullptr);
    if (open) {
        m_known->setText(tr("These numbers are printed on the team's dugout. Enter them once; they are remembered."));
    } else if (complete) {
        const auto number = [&](TeamNumber name) { return *all[static_cast<std::size_t>(name)]; };
        const QString words = tr("Handling %1, tackling %2, fighting %3. Health: runners %4, bruisers %5.")
                                  .arg(number(TeamNumber::Handling))
                                  .arg(number(TeamNumber::Tackling))
                                  .arg(number(TeamNumber::Fighting))
                                  .arg(number(TeamNumber::RunnerHealth))
                                  .arg(number(TeamNumber::BruiserHealth));
        m_known->setText(
            chosen->ability == Ability::None
                ? words
                : tr("%1 %2.", "numbers as a sentence, ability").arg(words, Text{nameOf(chosen->ability)}.render()));
    }
    updateGeometry();
}

SeatEntry SeatPanel::entry() const
{
    SeatEntry seat;
    seat.side = m_side;
    seat.team = m_team->currentData().toString().toStdString();
    seat.coach = m_coach->text();
    seat.numbers = numbers();
    seat.activeUpgradePoints = m_points->value();
    seat.brought = m_brought;
    return seat;
}

void SeatPanel::setFirst(bool first)
{
    m_first->setChecked(first);
}

void SeatPanel::setCannotBegin(const QString& why)
{
    m_first->setUnavailable(why);
}

void SeatPanel::setLeague(bool league)
{
    m_pointsField->setVisible(league);
}

void SeatPanel::remember()
{
    const TeamFacts* chosen = team();
    if (!chosen)
        return;
    QStringList recent = m_settings.value(recentTeams).value_or(QString()).split(u' ', Qt::SkipEmptyParts);
    const QString id = QString::fromStdString(chosen->id);
    recent.removeAll(id);
    recent.prepend(id);
    m_settings.setValue(recentTeams, recent.mid(0, recentCount).join(u' '));
    const TeamNumbers printed = printedNumbers(*chosen);
    TeamNumbers told;
    bool any = false;
    for (std::size_t i = 0; i < teamNumbers; ++i) {
        if (printed[i])
            continue;
        told[i] = m_numbers[i]->told();
        any = any || told[i];
    }
    if (any)
        m_settings.setValue(settingOf(chosen->id), written(told));
}

void SeatPanel::retranslate()
{
    m_title->setText(sideTitle(m_side));
    setAccessibleName(m_title->text());
    m_first->setTitle(tr("First player"));
    m_teamField->setLabel(tr("Team"));
    m_coachField->setLabel(tr("Coach"));
    m_coach->setPlaceholderText(tr("Name, if you like"));
    m_pointsField->setLabel(tr("Active upgrade points"));
    m_change->setTitle(tr("Change"));
    const QStringList labels{tr("Handling"), tr("Tackling"), tr("Fighting"), tr("Health of runners"),
                             tr("Health of bruisers")};
    for (std::size_t i = 0; i < teamNumbers; ++i)
        m_numberFields[i]->setLabel(labels.at(static_cast<qsizetype>(i)));
    m_team->setItemText(0, tr("Choose a team"));
    showNumbers();
    showColours();
    showTeams();
}

void SeatPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (changesLooks(*event))
        showColours();
    if (event->type() != QEvent::LanguageChange)
        return;
    fillTeams();
    retranslate();
}

} // namespace whistle::kaosball
