// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/new_match/new_match_page.h"

#include "battleline/entries/commands.h"
#include "battleline/new_match/house_rule_words.h"
#include "battleline/table/codecs.h"
#include "controls/buttons.h"
#include "controls/panel_box.h"
#include "controls/ruling_banner.h"
#include "controls/text_label.h"
#include "window/form_field.h"
#include "window/settings.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>

namespace whistle::battleline {

namespace {

/// No series is decided by more.
constexpr int mostGoal = 99;

const QString southName = QStringLiteral("battleline/south");
const QString northName = QStringLiteral("battleline/north");

int px(Length name)
{
    return Theme::current().px(name);
}

std::optional<int> goalOf(const NumberField& field)
{
    return field.value() == 0 ? std::nullopt : std::optional(field.value());
}

} // namespace

BattleLineNewMatchPage::BattleLineNewMatchPage(Settings& settings, QWidget* parent)
    : NewMatchPage(settings, parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_south(new QLineEdit)
    , m_southField(new FormField(m_south))
    , m_north(new QLineEdit)
    , m_northField(new FormField(m_north))
    , m_starter(new SegmentedChoice({QString(), QString()}))
    , m_starterField(new FormField(m_starter, QStringLiteral("BL-4.1")))
    , m_seriesTitle(new TextLabel({}, TypeStep::Title))
    , m_rulesTitle(new TextLabel({}, TypeStep::Title))
    , m_refusal(new RulingBanner)
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_back(new ChoiceButton({}, ButtonLook::Outline))
    , m_start(new MainButton)
{
    setObjectName(QStringLiteral("newMatchPage"));
    m_refusal->setObjectName(QStringLiteral("matchRefusal"));
    m_refusal->hide();
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(px(Length::SpacePage), px(Length::SpaceXl), px(Length::SpacePage), px(Length::SpaceXl));
    column->setSpacing(px(Length::SpaceL));
    column->addWidget(m_title);
    column->addWidget(playersSection());
    column->addWidget(m_refusal);
    column->addWidget(seriesSection());
    column->addWidget(houseRulesSection());
    column->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(area, 1);
    all->addWidget(bottomBar());
    connect(m_refusal, &RulingBanner::ruleOpened, this, &NewMatchPage::ruleAsked);
    connect(m_refusal, &RulingBanner::left, m_refusal, &QWidget::hide);
    connect(m_refusal, &RulingBanner::overrideChosen, this, [this](const QString& reason) { start(reason); });
    m_south->setText(settings.value(southName).value_or(QString()));
    m_north->setText(settings.value(northName).value_or(QString()));
    m_starter->setCurrent(0);
    retranslate();
}

QWidget* BattleLineNewMatchPage::playersSection()
{
    m_south->setObjectName(QStringLiteral("south"));
    m_north->setObjectName(QStringLiteral("north"));
    m_starter->setObjectName(QStringLiteral("starter"));
    auto* panel = new PanelBox;
    auto* grid = new QGridLayout(panel);
    grid->setSpacing(px(Length::SpaceM));
    grid->addWidget(m_southField, 0, 0);
    grid->addWidget(m_northField, 0, 1);
    grid->addWidget(m_starterField, 1, 0, 1, 2);
    connect(m_starterField, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
    for (QLineEdit* name : {m_south, m_north})
        connect(name, &QLineEdit::textChanged, this, &BattleLineNewMatchPage::nameStarters);
    return panel;
}

QWidget* BattleLineNewMatchPage::seriesSection()
{
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->addWidget(m_seriesTitle);
    auto* row = new QHBoxLayout;
    row->setSpacing(px(Length::SpaceM));
    const EndConditions usual;
    const std::array<std::optional<int>, 3> values{usual.pointLead, usual.winsInARow, usual.breakthroughsInARow};
    const std::array<const char*, 3> objectNames{"pointLead", "winsInARow", "breakthroughsInARow"};
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto* goal = new NumberField;
        goal->setObjectName(QString::fromLatin1(objectNames[i]));
        goal->setRange(0, mostGoal);
        goal->setValue(values[i].value_or(0));
        auto* field = new FormField(goal, QStringLiteral("BL-14.1"));
        connect(field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
        m_goals.push_back(goal);
        m_goalFields.push_back(field);
        row->addWidget(field, 1);
    }
    column->addLayout(row);
    return panel;
}

QWidget* BattleLineNewMatchPage::houseRulesSection()
{
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setSpacing(px(Length::SpaceM));
    column->addWidget(m_rulesTitle);
    for (const HouseRuleWords& words : houseRuleWords()) {
        RuleRow row;
        row.choice = new SegmentedChoice;
        row.choice->setObjectName(QString::fromLatin1(words.key));
        row.field = new FormField(row.choice, QString::fromLatin1(words.rule));
        connect(row.field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
        column->addWidget(row.field);
        m_rules.push_back(row);
    }
    return panel;
}

QWidget* BattleLineNewMatchPage::bottomBar()
{
    auto* bar = new QWidget;
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    m_start->setObjectName(QStringLiteral("startButton"));
    m_start->setKey(Qt::Key_Return);
    m_back->setObjectName(QStringLiteral("backButton"));
    m_back->setKeyHint(QStringLiteral("Esc"));
    m_note->setWordWrap(true);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceL), px(Length::SpaceS));
    row->addWidget(m_note, 1);
    row->addWidget(m_back);
    row->addWidget(m_start);
    connect(m_start, &QAbstractButton::clicked, this, [this] { start(); });
    connect(m_back, &QAbstractButton::clicked, this, &NewMatchPage::left);
    return bar;
}

Json BattleLineNewMatchPage::command() const
{
    StartGame game;
    game.firstStarter = m_starter->current() == 1 ? Seat::North : Seat::South;
    Json rules = Json::object();
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const int chosen = std::max(0, m_rules[i].choice->current());
        rules[houseRuleWords()[i].key] = houseRuleWords()[i].readings[static_cast<std::size_t>(chosen)].value;
    }
    game.houseRules = readRecord<HouseRules>(rules);
    game.endConditions = EndConditions{goalOf(*m_goals[0]), goalOf(*m_goals[1]), goalOf(*m_goals[2])};
    const auto told = [](const QLineEdit& field) {
        const std::string name = field.text().trimmed().toStdString();
        return name.empty() ? std::nullopt : std::optional(name);
    };
    game.south = told(*m_south);
    game.north = told(*m_north);
    return writeCommand(game);
}

void BattleLineNewMatchPage::start(const std::optional<QString>& reason)
{
    Json asking = command();
    if (reason)
        asking["override"] = reason->toStdString();
    Q_EMIT asked(asking);
}

void BattleLineNewMatchPage::showRefusal(const Refusal& refusal)
{
    RulingState state;
    state.look = RulingLook::Refusal;
    state.canOverride = !refusal.result.objections.empty();
    for (const Objection& objection : refusal.result.objections) {
        const QString sentence = objection.why.render();
        if (state.sentence.isEmpty())
            state.sentence = sentence;
        else
            state.reasons << sentence;
        state.rules << QString::fromUtf8(objection.rule.id.data(), static_cast<qsizetype>(objection.rule.id.size()));
        state.canOverride = state.canOverride && objection.canBeOverridden;
    }
    m_refusal->setState(state);
    m_refusal->show();
}

void BattleLineNewMatchPage::noteStart()
{
    settings().setValue(southName, m_south->text().trimmed());
    settings().setValue(northName, m_north->text().trimmed());
}

void BattleLineNewMatchPage::nameStarters()
{
    const int current = m_starter->current();
    const QString south = m_south->text().trimmed();
    const QString north = m_north->text().trimmed();
    m_starter->setTitles({south.isEmpty() ? tr("South") : south, north.isEmpty() ? tr("North") : north});
    m_starter->setCurrent(std::max(0, current));
}

void BattleLineNewMatchPage::retranslate()
{
    m_title->setText(tr("New match of Battle Line"));
    setAccessibleName(m_title->text());
    m_southField->setLabel(tr("Player at the south side"));
    m_northField->setLabel(tr("Player at the north side"));
    m_starterField->setLabel(tr("Who did not deal takes the first turn"));
    m_seriesTitle->setText(tr("What decides a series (0: it does not count)"));
    m_goalFields[0]->setLabel(tr("Lead in points"));
    m_goalFields[1]->setLabel(tr("Wins in a row"));
    m_goalFields[2]->setLabel(tr("Breakthroughs in a row"));
    m_rulesTitle->setText(tr("House rules"));
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const HouseRuleWords& words = houseRuleWords()[i];
        QStringList titles;
        for (const Reading& reading : words.readings)
            titles << Text{reading.words}.render();
        const int current = m_rules[i].choice->current();
        m_rules[i].choice->setTitles(titles);
        m_rules[i].choice->setCurrent(std::max(0, current));
        m_rules[i].field->setLabel(Text{words.question}.render());
    }
    m_note->setText(tr("Seven Troop cards each are dealt on the table; Whistle never asks which."));
    m_back->setTitle(tr("Back"));
    m_start->setTitle(tr("Start the match"));
    nameStarters();
}

void BattleLineNewMatchPage::changeEvent(QEvent* event)
{
    NewMatchPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle::battleline
