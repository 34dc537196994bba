// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/seat_panel.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/json.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/capital.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/shown_table.h"
#include "look/emblem.h"
#include "match/settings.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// A number of a team: its key in the settings, what the rules allow it to be, and where it is begun to be asked, which
/// is also its stand-in.
struct NumberAsked {
    const char* key;
    const char* objectName;
    int least;
    int greatest;
    int start;
};
constexpr std::array<NumberAsked, std::tuple_size_v<TeamNumbers>> askedNumbers{
    {{"handling", "handling", -9, 9, 0},
     {"tackling", "tackling", -9, 9, 0},
     {"fighting", "fighting", -9, 9, 0},
     {"runner_health", "runnerHealth", 1, 20, 3},
     {"bruiser_health", "bruiserHealth", 1, 20, 3}}};
constexpr int mostPoints = 99;

struct SeatWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::NewMatchForm)
};

/// What the packs know of them.
TeamNumbers printedNumbers(const TeamFacts& team)
{
    return {team.handling, team.tackling, team.fighting, team.runnerHealth, team.bruiserHealth};
}

QString settingOf(const std::string& team)
{
    return QStringLiteral("kaosball/numbers/%1").arg(QString::fromStdString(team));
}

/// As the settings keep what the players said; unreadable words are no numbers.
TeamNumbers readNumbers(const QString& words)
{
    TeamNumbers numbers;
    const Checked<Json> json = parseJson(words.toStdString());
    for (std::size_t i = 0; json && json->is_object() && i < numbers.size(); ++i) {
        const auto found = json->find(askedNumbers[i].key);
        if (found != json->end() && found->is_number_integer())
            numbers[i] = found->get<int>();
    }
    return numbers;
}

/// The setting with the teams that played last, the latest first.
const QString recentTeams = QStringLiteral("kaosball/recent");
constexpr qsizetype recentCount = 6;

QString sideTitle(Side side)
{
    return side == Side::South   ? capital(GameWords::tr("south"))
           : side == Side::West  ? capital(GameWords::tr("west"))
           : side == Side::North ? capital(GameWords::tr("north"))
                                 : capital(GameWords::tr("east"));
}

} // namespace

AskedNumber::AskedNumber(int least, int greatest, int start) : m_start(start)
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
{
    setObjectName(QStringLiteral("seat_%1").arg(fromWordView(toWord(side))));
    m_first->setObjectName(QStringLiteral("first_%1").arg(fromWordView(toWord(side))));
    setSeat(seatOf(side));
    m_first->setCheckable(true);
    m_points->setRange(0, mostPoints);
    m_points->setValue(factsInUse()->constants.startingActiveUpgradePoints);
    m_team->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* top = new QHBoxLayout;
    top->addWidget(new SeatEmblem(seatOf(side), px(Length::SpaceXl)));
    top->addWidget(m_title, 1);
    top->addWidget(m_first);
    auto* known = new QHBoxLayout;
    known->addWidget(m_known, 1);
    known->addWidget(m_change, 0, Qt::AlignTop);
    auto* asked = new FlowLayout(m_asked, px(Length::SpaceM));
    for (const NumberAsked& one : askedNumbers) {
        auto* number = named(one.objectName, new AskedNumber(one.least, one.greatest, one.start));
        m_numbers.push_back({number, new FormField(number)});
        asked->addWidget(m_numbers.back().field);
        connect(number, &QSpinBox::valueChanged, this, &SeatPanel::changed);
    }
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_teamField);
    column->addWidget(m_teams);
    column->addWidget(m_coachField); // above what comes with a team: it stays under the finger
    column->addLayout(known);
    column->addWidget(m_asked);
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
    // As a text, also where nothing is chosen yet: what has no data is a separator.
    const QString chosen = m_team->currentData().toString();
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
        buttons.push_back(ButtonSpec{QStringLiteral("team_") + id, displayName(one.names, one.name),
                                     [this, id] {
                                         m_team->setCurrentIndex(m_team->findData(id));
                                         takeTeam();
                                     }}
                              .among(m_team->currentData().toString() == id)
                              .unless(!m_locked.isEmpty(), m_locked));
    }
    m_teams->setAccessibleName(tr("Teams in the box"));
    m_teams->setButtons(std::move(buttons));
}

// Colours may be swapped, shapes never (they say where somebody sits).
void SeatPanel::showColours()
{
    const std::array<QString, 4> names{tr("Amber"), CommonWords::tr("Blue"), tr("Pink"), tr("Mint")};
    const ThemeChoice choice = m_settings.theme();
    const int worn = choice.seatColours[static_cast<std::size_t>(seatOf(m_side) - 1)];
    std::vector<ButtonSpec> buttons;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int colour = static_cast<int>(i) + 1;
        buttons.push_back(
            ButtonSpec{QStringLiteral("colour%1").arg(colour), names[i], [this, colour] { Q_EMIT colourAsked(colour); }}
                .among(worn == colour)
                .as(ButtonLook::Outline));
        // The seat that wears the colour now paints it with its own shape.
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            if (choice.seatColours[seat] == colour)
                buttons.back().seat = static_cast<int>(seat) + 1;
        }
    }
    m_colours->setAccessibleName(tr("Colour of this seat"));
    m_colours->setButtons(std::move(buttons));
}

void SeatPanel::takeTeam(const TeamNumbers& before)
{
    TeamNumbers told;
    if (const TeamFacts* chosen = team())
        told = readNumbers(m_settings.value(settingOf(chosen->id)).value_or(QString()));
    showTeams();
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const QSignalBlocker quiet(m_numbers[i].number);
        m_numbers[i].number->setTold(told[i] ? told[i] : before[i]);
    }
    m_asking = team() != nullptr && contains(numbers(), std::nullopt);
    showNumbers();
    Q_EMIT changed();
}

TeamNumbers SeatPanel::numbers() const
{
    const TeamFacts* chosen = team();
    TeamNumbers all = chosen ? printedNumbers(*chosen) : TeamNumbers{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i])
            all[i] = m_numbers[i].number->told();
    }
    return all;
}

void SeatPanel::showNumbers()
{
    const TeamFacts* chosen = team();
    const TeamNumbers printed = chosen ? printedNumbers(*chosen) : TeamNumbers{};
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i].field->setVisible(chosen && !printed[i]);
    const bool asks = chosen && contains(printed, std::nullopt);
    const bool open = asks && m_asking;
    m_asked->setVisible(open);
    m_change->setVisible(asks && !open);
    m_known->setVisible(chosen != nullptr);
    const TeamNumbers all = numbers();
    if (open) {
        m_known->setText(
            tr("These numbers are printed on the team's dugout. Enter them once; Whistle remembers them."));
    } else if (chosen && !contains(all, std::nullopt)) {
        QString words = tr("Handling %1, tackling %2, fighting %3. Health: runners %4, bruisers %5.");
        for (const std::optional<int> number : all)
            words = words.arg(*number);
        m_known->setText(
            chosen->ability == Ability::None
                ? words
                : tr("%1 %2.", "numbers as a sentence, ability").arg(words, Text{nameOf(chosen->ability)}.render()));
    }
    updateGeometry();
}

std::string SeatPanel::name() const
{
    return team() ? team()->id : std::string(toWord(m_side));
}

Json SeatPanel::entry(MatchKind kind) const
{
    const TeamNumbers all = numbers();
    const auto number = [&](std::size_t i) { return all[i].value_or(askedNumbers[i].start); };
    Json entry{{"team", name()},
               {"side", toWord(m_side)},
               {"stats", {{"handling", number(0)}, {"tackling", number(1)}, {"fighting", number(2)}}},
               {"health", {{"runner", number(3)}, {"bruiser", number(4)}}}};
    if (!team())
        entry["ability"] = toWord(Ability::None);
    if (kind == MatchKind::League) {
        entry["active_upgrade_points"] = m_points->value();
        entry.update(m_brought);
    }
    if (const QString coach = m_coach->text().trimmed(); !coach.isEmpty())
        entry["coach"] = coach.toStdString();
    return entry;
}

QString SeatPanel::missing() const
{
    if (!team())
        return m_side == Side::South   ? SeatWords::tr("Choose the south team.")
               : m_side == Side::West  ? SeatWords::tr("Choose the west team.")
               : m_side == Side::North ? SeatWords::tr("Choose the north team.")
                                       : SeatWords::tr("Choose the east team.");
    return contains(numbers(), std::nullopt)
               ? SeatWords::tr("Enter the numbers printed on the board of %1.").arg(displayName(name()))
               : QString();
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
    Json told = Json::object();
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        if (const std::optional<int> number = m_numbers[i].number->told(); number && !printed[i])
            told[askedNumbers[i].key] = *number;
    }
    if (!told.empty())
        m_settings.setValue(settingOf(chosen->id), QString::fromStdString(told.dump()));
}

void SeatPanel::retranslate()
{
    m_title->setText(sideTitle(m_side));
    setAccessibleName(m_title->text());
    m_first->setTitle(CommonWords::tr("First player"));
    m_teamField->setLabel(CommonWords::tr("Team"));
    m_coachField->setLabel(CommonWords::tr("Coach"));
    m_coach->setPlaceholderText(tr("Name (optional)"));
    m_pointsField->setLabel(GameWords::tr("Active upgrade points"));
    m_change->setTitle(tr("Change"));
    const QStringList labels{capital(GameWords::tr("handling")), capital(GameWords::tr("tackling")),
                             capital(GameWords::tr("fighting")), capital(GameWords::tr("health of the runners")),
                             capital(GameWords::tr("health of the bruisers"))};
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i].field->setLabel(labels.at(static_cast<qsizetype>(i)));
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

#include "moc_seat_panel.cpp"
