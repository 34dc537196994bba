// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/new_match_page.h"

#include "base/json.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/ruling_banner.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "kaosball/game.h"
#include "kaosball/new_match/house_rules_panel.h"
#include "kaosball/new_match/seat_panel.h"
#include "kaosball/telling/display_names.h"
#include "window/form_field.h"
#include "window/settings.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

int px(Length name)
{
    return Theme::current().px(name);
}

/// The shares of the width that the two columns of choices take: the modes need more room than the kinds.
constexpr int modeShare = 6;
constexpr int kindShare = 5;

/// The rules about the match as a whole; every other objection belongs to the seats.
bool isAboutTheMatch(const Objection& objection)
{
    static const std::set<std::string_view> rules{"KB-25.1", "KB-34.2"};
    return rules.contains(objection.rule.id);
}

/// The setting with the command that started the last match.
const QString lastMatch = QStringLiteral("kaosball/last");

QString idOf(RuleId rule)
{
    return QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
}

void tell(RulingBanner& banner, const std::vector<Objection>& objections)
{
    RulingState state;
    state.look = RulingLook::Refusal;
    state.canOverride = !objections.empty();
    for (const Objection& objection : objections) {
        const QString sentence = objection.why.render(nameReader());
        if (state.sentence.isEmpty())
            state.sentence = sentence;
        else
            state.reasons << sentence;
        if (!state.rules.contains(idOf(objection.rule)))
            state.rules << idOf(objection.rule);
        state.canOverride = state.canOverride && objection.canBeOverridden;
    }
    banner.setState(state);
    banner.setVisible(!objections.empty());
}

} // namespace

KaosballNewMatchPage::KaosballNewMatchPage(Settings& settings, QWidget* parent)
    : NewMatchPage(settings, parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_band(new LeagueBand(nameReader()))
    , m_kind(new SegmentedChoice)
    , m_kindField(new FormField(m_kind, QStringLiteral("KB-8.4")))
    , m_mode(new SegmentedChoice)
    , m_modeField(new FormField(m_mode, QStringLiteral("KB-25.1")))
    , m_draft(new SegmentedChoice)
    , m_draftField(new FormField(m_draft, QStringLiteral("KB-26.1")))
    , m_depth(new SegmentedChoice)
    , m_depthField(new FormField(m_depth))
    , m_sides(new SegmentedChoice)
    , m_sidesField(new FormField(m_sides, QStringLiteral("KB-8.3")))
    , m_pairs(new SegmentedChoice)
    , m_pairsField(new FormField(m_pairs, QStringLiteral("KB-25.3")))
    , m_matchRefusal(new RulingBanner)
    , m_seatRefusal(new RulingBanner)
    , m_matchGrid(new QGridLayout)
    , m_seatGrid(new QGridLayout)
    , m_houseRules(new HouseRulesPanel)
    , m_missing(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_start(new MainButton)
    , m_back(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("newMatchPage"));
    m_kind->setObjectName(QStringLiteral("kind"));
    m_mode->setObjectName(QStringLiteral("mode"));
    m_draft->setObjectName(QStringLiteral("draft"));
    m_depth->setObjectName(QStringLiteral("depth"));
    m_sides->setObjectName(QStringLiteral("sides"));
    m_pairs->setObjectName(QStringLiteral("pairs"));
    m_matchRefusal->setObjectName(QStringLiteral("matchRefusal"));
    m_seatRefusal->setObjectName(QStringLiteral("seatRefusal"));

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    column->setSpacing(px(Length::SpaceL));
    column->addWidget(m_title);
    column->addWidget(m_band);
    column->addWidget(matchSection());
    m_seatGrid->setSpacing(px(Length::SpaceL));
    column->addLayout(m_seatGrid);
    column->addWidget(m_seatRefusal);
    column->addWidget(m_houseRules);
    column->addStretch(1);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(area, 1);
    all->addWidget(bottomBar());

    for (const Side side : {Side::South, Side::West, Side::North, Side::East}) {
        auto* panel = new SeatPanel(side, this->settings(), content);
        m_all.push_back(panel);
        connect(panel, &SeatPanel::changed, this, &KaosballNewMatchPage::judge);
        connect(panel, &SeatPanel::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
        connect(panel, &SeatPanel::colourAsked, this, [this, side](int colour) { swapColour(side, colour); });
        connect(panel, &SeatPanel::firstAsked, this, [this, panel] {
            const auto found = std::find(m_seats.begin(), m_seats.end(), panel);
            m_firstSeat = static_cast<std::size_t>(found - m_seats.begin());
            judge();
        });
    }
    for (RulingBanner* banner : {m_matchRefusal, m_seatRefusal}) {
        connect(banner, &RulingBanner::ruleOpened, this, &KaosballNewMatchPage::ruleAsked);
        connect(banner, &RulingBanner::left, banner, &QWidget::hide);
        connect(banner, &RulingBanner::overrideChosen, this, [this](const QString& reason) { start(reason); });
    }
    connect(m_houseRules, &HouseRulesPanel::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
    connect(m_houseRules, &HouseRulesPanel::changed, this, &KaosballNewMatchPage::judge);
    connect(m_band, &LeagueBand::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
    connect(m_band, &LeagueBand::deviationChanged, this, [this](bool deviates) {
        if (!deviates)
            takeLeague();
        judge();
    });
    nameChoices();
    m_kind->setCurrent(0);
    m_mode->setCurrent(Versus);
    m_draft->setCurrent(0);
    m_depth->setCurrent(0);
    m_pairs->setCurrent(0);
    seat();
    takeLast();
    retranslate();
}

// The players of the match before are likely to sit there again.
void KaosballNewMatchPage::takeLast()
{
    const std::optional<QString> kept = settings().value(lastMatch);
    const Checked<Json> json = parseJson(kept.value_or(QString()).toStdString());
    const Checked<Command> read = json ? Game().read(*json) : Checked<Command>(Problems{});
    const auto* last = read ? std::get_if<NewMatch>(&*read) : nullptr;
    if (last == nullptr || last->teams.size() < 2)
        return;
    m_mode->setCurrent(last->mode == Mode::Alliance ? AllianceMatch
                       : last->mode == Mode::Versus ? Versus
                       : last->teams.size() == 3    ? MaxKaosOfThree
                                                    : MaxKaosOfFour);
    m_kind->setCurrent(last->kind == MatchKind::League ? 1 : 0);
    m_draft->setCurrent(last->hasDraft ? 0 : 1);
    m_depth->setCurrent(last->depth == Depth::Scorekeeper ? 1 : 0);
    seat(); // as many seats as there were
    for (int choice = 0; choice < m_sides->count(); ++choice) {
        const std::vector<Side> sides = NewMatchForm::sidesFor(teamCount(), choice);
        const bool same = std::all_of(last->teams.begin(), last->teams.end(), [&](const NewMatchTeam& team) {
            return std::find(sides.begin(), sides.end(), team.side) != sides.end();
        });
        if (same)
            m_sides->setCurrent(choice);
    }
    if (last->mode == Mode::Alliance) {
        const auto ofSide = [&](Side side) {
            const auto found = std::find_if(last->teams.begin(), last->teams.end(),
                                            [side](const NewMatchTeam& team) { return team.side == side; });
            return found == last->teams.end() ? std::string() : found->alliance;
        };
        m_pairs->setCurrent(ofSide(Side::South) == ofSide(Side::West) ? 0 : 1);
    }
    seat();
    for (const NewMatchTeam& team : last->teams)
        m_all[static_cast<std::size_t>(team.side)]->take(team.team, QString::fromStdString(team.coach),
                                                         team.activeUpgradePoints);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        if (m_seats[i]->entry().team == last->firstPlayer)
            m_firstSeat = i;
    }
    judge();
}

void KaosballNewMatchPage::fillIn(const LeagueStart& start)
{
    m_band->setStart(start);
    m_mode->setCurrent(Versus);
    m_sides->setCurrent(0);
    seat();
    takeLeague();
}

void KaosballNewMatchPage::takeLeague()
{
    const Json& match = m_band->start()->match.newMatch;
    m_kind->setCurrent(1);
    m_draft->setCurrent(match.value("draft", true) ? 0 : 1);
    m_houseRules->reset();
    const Json& teams = match.at("teams");
    for (std::size_t i = 0; i < m_seats.size() && i < teams.size(); ++i) {
        m_seats[i]->takeLeague(teams[i]);
        if (teams[i].at("team") == match.value("first_player", std::string()))
            m_firstSeat = i;
    }
    judge();
}

void KaosballNewMatchPage::lock(SegmentedChoice& choice, const char* key)
{
    const QString why = m_band->lockOf(key);
    for (int i = 0; i < choice.count(); ++i)
        choice.setUnavailable(i, i == choice.current() ? QString() : why);
}

// What the league settles is dashed, with its reason.
void KaosballNewMatchPage::lockFields()
{
    if (!m_band->start())
        return;
    lock(*m_mode, "mode");
    lock(*m_draft, "draft");
    if (!m_band->lockOf("kind").isEmpty())
        lock(*m_kind, "kind");
    m_houseRules->setLocked(m_band->lockOf("house_rules"));
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setLocked(m_band->lockOf("teams"), m_band->lockOf("active_upgrade_points"));
        if (const QString why = m_band->lockOf("first_player"); !why.isEmpty())
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

QWidget* KaosballNewMatchPage::matchSection()
{
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    m_matchGrid->setSpacing(px(Length::SpaceM));
    column->addLayout(m_matchGrid);
    column->addWidget(m_matchRefusal);
    for (FormField* field : matchFields()) {
        field->setParent(panel); // the grid gets it when the page knows its width
        connect(field, &FormField::ruleAsked, this, &KaosballNewMatchPage::ruleAsked);
    }
    for (SegmentedChoice* choice : {m_mode, m_sides, m_pairs})
        connect(choice, &SegmentedChoice::chosen, this, &KaosballNewMatchPage::seat);
    for (SegmentedChoice* choice : {m_kind, m_draft, m_depth})
        connect(choice, &SegmentedChoice::chosen, this, &KaosballNewMatchPage::judge);
    return panel;
}

QWidget* KaosballNewMatchPage::bottomBar()
{
    auto* bar = new QWidget;
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    m_start->setObjectName(QStringLiteral("startButton"));
    m_start->setKey(Qt::Key_Return);
    m_back->setObjectName(QStringLiteral("backButton"));
    m_back->setKeyHint(QStringLiteral("Esc"));
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setWordWrap(true);
    m_missing->setForegroundRole(QPalette::WindowText);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceL), px(Length::SpaceS));
    row->addWidget(m_missing, 1);
    row->addWidget(m_back);
    row->addWidget(m_start);
    connect(m_start, &QAbstractButton::clicked, this, [this] { start(); });
    connect(m_back, &QAbstractButton::clicked, this, &KaosballNewMatchPage::left);
    return bar;
}

std::vector<FormField*> KaosballNewMatchPage::matchFields() const
{
    return {m_modeField, m_kindField, m_depthField, m_draftField, m_sidesField, m_pairsField};
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

NewMatchForm KaosballNewMatchPage::form() const
{
    NewMatchForm form;
    form.kind = m_kind->current() == 1 ? MatchKind::League : MatchKind::Exhibition;
    form.mode = m_mode->current() == Versus          ? Mode::Versus
                : m_mode->current() == AllianceMatch ? Mode::Alliance
                                                     : Mode::MaxKaos;
    form.hasDraft = m_draft->current() == 0;
    form.depth = m_depth->current() == 1 ? Depth::Scorekeeper : Depth::Mirror;
    for (const SeatPanel* seat : m_seats)
        form.seats.push_back(seat->entry());
    form.firstSeat = m_firstSeat;
    form.southAndWest = m_pairs->current() == 0;
    form.houseRules = m_houseRules->chosen();
    return form;
}

void KaosballNewMatchPage::seat()
{
    const int teams = teamCount();
    const int choices = teams == 2 ? 2 : teams == 3 ? 4 : 0;
    if (m_sides->count() != choices) {
        m_sides->setTitles(teams == 2   ? QStringList{tr("South and north"), tr("West and east")}
                           : teams == 3 ? QStringList{tr("South"), tr("West"), tr("North"), tr("East")}
                                        : QStringList{});
        m_sides->setCurrent(teams == 3 ? static_cast<int>(Side::East) : 0);
    }
    m_sidesField->setLabel(teams == 3 ? tr("The side that stays free") : tr("Sides"));
    m_sidesField->setVisible(choices > 0);
    m_pairsField->setVisible(m_mode->current() == AllianceMatch);

    const SeatPanel* first = m_firstSeat < m_seats.size() ? m_seats[m_firstSeat] : nullptr;
    m_seats.clear();
    for (const Side side : NewMatchForm::sidesFor(teams, m_sides->current()))
        m_seats.push_back(m_all[static_cast<std::size_t>(side)]);
    const auto kept = std::find(m_seats.begin(), m_seats.end(), first);
    m_firstSeat = kept == m_seats.end() ? 0 : static_cast<std::size_t>(kept - m_seats.begin());
    for (SeatPanel* panel : m_all)
        panel->setVisible(std::find(m_seats.begin(), m_seats.end(), panel) != m_seats.end());
    arrange();
    if (m_band->start())
        takeLeague(); // at the sides where they sit now
    else
        settleFirstPlayer();
    judge();
}

void KaosballNewMatchPage::settleFirstPlayer()
{
    NewMatchForm asked = form();
    if (asked.objections().empty())
        return;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        asked.firstSeat = i;
        if (asked.objections().empty()) {
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

void KaosballNewMatchPage::judge()
{
    const NewMatchForm now = form();
    const std::vector<Objection> objections = now.objections();
    showObjections(objections);

    // What the referee would refuse is dashed, with its reason.
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        NewMatchForm tried = now;
        tried.firstSeat = i;
        m_seats[i]->setFirst(i == m_firstSeat);
        m_seats[i]->setCannotBegin(i == m_firstSeat || !objections.empty() ? QString()
                                                                           : objectionWords(tried.objections()));
        m_seats[i]->setLeague(now.kind == MatchKind::League);
    }
    NewMatchForm league = now;
    league.kind = now.kind == MatchKind::League ? MatchKind::Exhibition : MatchKind::League;
    const int other = now.kind == MatchKind::League ? 0 : 1;
    m_kind->setUnavailable(1 - other, {});
    m_kind->setUnavailable(other, objections.empty() ? objectionWords(league.objections()) : QString());

    lockFields();

    const QString missing = now.missing();
    const bool canStart = std::all_of(objections.begin(), objections.end(),
                                      [](const Objection& objection) { return objection.canBeOverridden; });
    m_missing->setText(missing.isEmpty() && objections.empty() ? tr("Everything is said. The match can begin.")
                       : missing.isEmpty()                     ? objectionWords(objections)
                                                               : missing);
    m_start->setUnavailable(!missing.isEmpty() ? missing : canStart ? QString() : objectionWords(objections));
}

void KaosballNewMatchPage::showObjections(const std::vector<Objection>& objections)
{
    std::vector<Objection> match;
    std::vector<Objection> seats;
    for (const Objection& objection : objections)
        (isAboutTheMatch(objection) ? match : seats).push_back(objection);
    tell(*m_matchRefusal, match);
    tell(*m_seatRefusal, seats);
}

void KaosballNewMatchPage::start(const std::optional<QString>& reason)
{
    if (m_start->isUnavailable())
        return;
    Json command = form().command();
    if (reason)
        command["override"] = reason->toStdString();
    Q_EMIT asked(command);
}

void KaosballNewMatchPage::showRefusal(const Refusal& refusal)
{
    showObjections(refusal.result.objections);
}

void KaosballNewMatchPage::noteStart()
{
    for (SeatPanel* seat : m_seats)
        seat->remember();
    settings().setValue(lastMatch, QString::fromStdString(form().command().dump()));
}

bool KaosballNewMatchPage::stepBack()
{
    if (!m_houseRules->isOpen())
        return false;
    m_houseRules->setOpen(false);
    return true;
}

void KaosballNewMatchPage::nameChoices()
{
    const auto rename = [](SegmentedChoice& choice, const QStringList& titles) {
        const int current = choice.current();
        choice.setTitles(titles);
        choice.setCurrent(current);
    };
    rename(*m_mode, {tr("Versus"), tr("Max kaos, three"), tr("Max kaos, four"), tr("Alliance")});
    rename(*m_kind, {tr("Exhibition"), tr("League")});
    rename(*m_draft, {tr("With a draft"), tr("First game, no draft")});
    rename(*m_depth, {tr("Mirror: figures on the crossfield"), tr("Scorekeeper: no places")});
    rename(*m_pairs, {tr("South with west"), tr("West with north")});
    if (m_sides->count() == 2)
        rename(*m_sides, {tr("South and north"), tr("West and east")});
    else if (m_sides->count() == 4)
        rename(*m_sides, {tr("South"), tr("West"), tr("North"), tr("East")});
}

void KaosballNewMatchPage::retranslate()
{
    m_title->setText(tr("New match of Kaosball"));
    setAccessibleName(m_title->text());
    m_modeField->setLabel(tr("Who plays against whom"));
    m_kindField->setLabel(tr("Kind of match"));
    m_draftField->setLabel(tr("Draft"));
    m_depthField->setLabel(tr("What Whistle keeps track of"));
    m_sidesField->setLabel(teamCount() == 3 ? tr("The side that stays free") : tr("Sides"));
    m_pairsField->setLabel(tr("Allies sit side by side"));
    m_back->setTitle(tr("Back"));
    m_start->setTitle(tr("Start the match"));
    judge();
}

void KaosballNewMatchPage::resizeEvent(QResizeEvent* event)
{
    NewMatchPage::resizeEvent(event);
    arrange();
}

void KaosballNewMatchPage::changeEvent(QEvent* event)
{
    NewMatchPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameChoices();
        retranslate();
    }
    if (changesLooks(*event))
        arrange();
}

} // namespace whistle::kaosball
