// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/new_match_frame.h"

#include "base/common_words.h"
#include "base/json.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/offered_words.h"
#include "match/form_field.h"
#include "match/settings.h"
#include "rulebook/rule_book.h"
#include "table/house_rules_panel.h"

#include <QEvent>
#include <QLineEdit>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

RulingState stateOf(const std::vector<Objection>& objections, const NameReader& names)
{
    RulingState state;
    state.look = RulingLook::Refusal;
    state.canOverride = !objections.empty();
    for (const Objection& objection : objections) {
        const QString sentence = objection.why.render(names);
        if (state.sentence.isEmpty())
            state.sentence = sentence;
        else
            state.reasons << sentence;
        if (!state.rules.contains(idOf(objection.rule)))
            state.rules << idOf(objection.rule);
        state.canOverride = state.canOverride && objection.canBeOverridden;
    }
    return state;
}

} // namespace

NewMatchFrame::NewMatchFrame(std::string_view game, const Shape& houseRules, NameReader names, Settings& matchSettings,
                             QWidget* parent)
    : NewMatchPage(matchSettings, parent)
    , m_last(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())) + QStringLiteral("/last"))
    , m_names(std::move(names))
    , m_column(nullptr)
    , m_houseRules(new HouseRulesPanel(RuleBook::of(m_last.section(u'/', 0, 0)), houseRules))
{
    setObjectName(QStringLiteral("newMatchPage"));
    auto* content = new QWidget;
    m_column = columnIn(*content, {px(Length::SpacePage), px(Length::SpaceXl)}, px(Length::SpaceL), {m_title, m_band});
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*this, 0, 0, {{area, 1}, bottomBar()});
    connect(m_houseRules, &HouseRulesPanel::ruleAsked, this, &NewMatchPage::ruleAsked);
    connect(m_houseRules, &HouseRulesPanel::changed, this, &NewMatchFrame::judge);
    connect(m_band, &LeagueBand::ruleAsked, this, &NewMatchPage::ruleAsked);
    connect(m_band, &LeagueBand::deviationChanged, this, [this](bool deviates) {
        if (!deviates) {
            m_houseRules->reset();
            takeLeague();
        }
        judge();
    });
}

QWidget* NewMatchFrame::bottomBar()
{
    auto* bar = new QWidget;
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    m_start->setKey(Qt::Key_Return);
    m_watch->hide();
    connect(m_watch, &QAbstractButton::clicked, this, &NewMatchPage::exampleAsked);
    m_back->setKeyHint(QStringLiteral("Esc"));
    m_missing->setForegroundRole(QPalette::WindowText);
    rowIn(*bar, {px(Length::SpaceL), px(Length::SpaceS)}, {{m_missing, 1}, m_back, m_start});
    connect(m_start, &QAbstractButton::clicked, this, [this] { start(); });
    connect(m_back, &QAbstractButton::clicked, this, &NewMatchPage::left);
    return bar;
}

void NewMatchFrame::addSection(QWidget* section)
{
    m_column->addWidget(section);
}

void NewMatchFrame::addSection(QLayout* section)
{
    m_column->addLayout(section);
}

QBoxLayout* NewMatchFrame::addPanel(int spacing)
{
    auto* panel = new PanelBox;
    auto* column = columnIn(*panel, px(Length::SpaceL), spacing);
    addSection(panel);
    return column;
}

RulingBanner* NewMatchFrame::addBanner(const char* objectName, std::function<bool(const Objection&)> isHere,
                                       QBoxLayout* column)
{
    auto* banner = new RulingBanner;
    banner->setObjectName(QString::fromLatin1(objectName));
    banner->hide();
    (column != nullptr ? column : m_column)->addWidget(banner);
    connect(banner, &RulingBanner::ruleOpened, this, &NewMatchPage::ruleAsked);
    connect(banner, &RulingBanner::left, banner, &QWidget::hide);
    connect(banner, &RulingBanner::overrideChosen, this, [this](const QString& reason) { start(reason); });
    m_banners.push_back({banner, std::move(isHere)});
    return banner;
}

void NewMatchFrame::begin()
{
    m_column->addWidget(m_houseRules);
    m_column->addWidget(m_watch);
    m_column->addStretch(1);
    m_hasBegun = true;
    translateFrame();
    arrangeAll();
    placeFocus();
}

// Where nobody is named yet, typing names is what comes first.
void NewMatchFrame::placeFocus()
{
    QLineEdit* first = m_nameFields.empty() ? nullptr : m_nameFields.front();
    setFocusProxy(first && first->isVisibleTo(this) && first->text().isEmpty() ? first : nullptr);
}

void NewMatchFrame::setNameFields(std::vector<QLineEdit*> fields)
{
    m_nameFields = std::move(fields);
    for (QLineEdit* field : m_nameFields) {
        writeOver(*field);
        connect(field, &QLineEdit::returnPressed, this, [this, field] {
            const auto isNext = [this](const QLineEdit* one) {
                return one->isVisibleTo(this) && one->text().isEmpty();
            };
            const auto behind = std::next(std::find(m_nameFields.begin(), m_nameFields.end(), field));
            const auto next = std::find_if(behind, m_nameFields.end(), isNext);
            const bool isOver = next == m_nameFields.end() || field->text().isEmpty();
            (isOver ? static_cast<QWidget*>(m_start) : *next)->setFocus(Qt::TabFocusReason);
        });
    }
}

void NewMatchFrame::watch(ChoiceField& field)
{
    connect(&field, &ChoiceField::chosen, this, &NewMatchFrame::judge);
    connect(&field, &FormField::ruleAsked, this, &NewMatchPage::ruleAsked);
}

QBoxLayout* NewMatchFrame::rowOf(const std::vector<QWidget*>& fields)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(px(Length::SpaceM));
    for (QWidget* field : fields)
        row->addWidget(field, 1);
    m_rows.push_back(row);
    return row;
}

std::optional<std::string> NewMatchFrame::nameIn(const QLineEdit& field)
{
    const std::string name = field.text().trimmed().toStdString();
    return name.empty() ? std::nullopt : std::optional(name);
}

void NewMatchFrame::judge()
{
    if (!m_hasBegun)
        return;
    const Checked<std::vector<Objection>> judged = objections();
    const std::vector<Objection> against = judged ? *judged : std::vector<Objection>();
    tell(against);
    if (m_band->start())
        m_houseRules->setLocked(m_band->lockOf("house_rules"));
    showJudged(against);
    QString more = missing();
    if (more.isEmpty())
        more = sharedName();
    if (more.isEmpty())
        more = m_houseRules->missing();
    if (more.isEmpty() && !judged)
        more = judged.problems().front().message.render(m_names);
    const bool canStart = std::all_of(against.begin(), against.end(),
                                      [](const Objection& objection) { return objection.canBeOverridden; });
    m_missing->setText(!more.isEmpty() ? more : against.empty() ? readyWords() : objectionWords(against, m_names));
    m_start->setUnavailable(!more.isEmpty() ? more : canStart ? QString() : objectionWords(against, m_names));
}

/// Whoever is called alike could not be told apart in any line.
QString NewMatchFrame::sharedName() const
{
    QStringList names;
    for (const QLineEdit* field : m_nameFields) {
        const QString name = field->text().simplified();
        if (!field->isVisibleTo(this) || name.isEmpty())
            continue;
        if (names.contains(name, Qt::CaseInsensitive))
            return CommonWords::tr("Two players are called %1; each needs a different name.").arg(name);
        names << name;
    }
    return {};
}

void NewMatchFrame::tell(const std::vector<Objection>& objections)
{
    std::vector<std::vector<Objection>> told(m_banners.size());
    for (const Objection& objection : objections) {
        const auto place = [&](const Banner& banner) { return banner.isHere && banner.isHere(objection); };
        auto found = std::find_if(m_banners.begin(), m_banners.end(), place);
        if (found == m_banners.end())
            found = std::find_if(m_banners.begin(), m_banners.end(), [](const Banner& one) { return !one.isHere; });
        if (found != m_banners.end())
            told[static_cast<std::size_t>(found - m_banners.begin())].push_back(objection);
    }
    for (std::size_t i = 0; i < m_banners.size(); ++i) {
        m_banners[i].banner->setState(stateOf(told[i], m_names));
        m_banners[i].banner->setVisible(!told[i].empty());
    }
}

QString NewMatchFrame::readyWords() const
{
    return tr("All set: the match can begin.");
}

void NewMatchFrame::start(const std::optional<QString>& reason)
{
    if (m_start->isUnavailable())
        return;
    Json asking = command();
    if (reason)
        asking["override"] = reason->toStdString();
    Q_EMIT asked(asking);
}

void NewMatchFrame::showRefusal(const Refusal& refusal)
{
    tell(refusal.result.objections);
}

void NewMatchFrame::noteStart()
{
    settings().setValue(m_last, QString::fromStdString(command().dump()));
}

std::optional<Json> NewMatchFrame::lastCommand() const
{
    const std::optional<QString> kept = settings().value(m_last);
    const Checked<Json> json = parseJson(kept.value_or(QString()).toStdString());
    return json ? std::optional(*json) : std::nullopt;
}

void NewMatchFrame::offerExample()
{
    m_watch->setVisible(!lastCommand());
}

bool NewMatchFrame::stepBack()
{
    if (!m_houseRules->isOpen())
        return false;
    m_houseRules->setOpen(false);
    return true;
}

void NewMatchFrame::fillIn(const LeagueStart& start)
{
    m_band->setStart(start);
    m_houseRules->reset();
    takeLeague();
    placeFocus();
    judge();
}

void NewMatchFrame::offerNames(const QStringList& names)
{
    for (QLineEdit* field : m_nameFields)
        offerWords(*field, names);
}

void NewMatchFrame::takeLeague()
{
    if (!m_band->start())
        return;
    const std::vector<std::string>& players = m_band->start()->match.players;
    const QString why = m_band->lockOf("players");
    for (std::size_t i = 0; i < m_nameFields.size(); ++i) {
        m_nameFields[i]->setText(i < players.size() ? QString::fromStdString(players[i]) : QString());
        m_nameFields[i]->setReadOnly(!why.isEmpty());
        m_nameFields[i]->setToolTip(why);
    }
}

void NewMatchFrame::lock(SegmentedChoice& choice, const char* key)
{
    const QString why = m_band->lockOf(key);
    for (int i = 0; i < choice.count(); ++i)
        choice.setUnavailable(i, i == choice.current() ? QString() : why);
}

void NewMatchFrame::translateFrame()
{
    m_title->setText(title());
    setAccessibleName(m_title->text());
    m_back->setTitle(CommonWords::tr("Back"));
    m_start->setTitle(tr("Start the match"));
    m_watch->setWords(CommonWords::tr("Watch a match"), CommonWords::tr("entry by entry, each with its ruling"));
    retranslate();
    judge();
}

void NewMatchFrame::resizeEvent(QResizeEvent* event)
{
    NewMatchPage::resizeEvent(event);
    if (m_hasBegun)
        arrangeAll();
}

void NewMatchFrame::changeEvent(QEvent* event)
{
    NewMatchPage::changeEvent(event);
    if (!m_hasBegun)
        return;
    if (event->type() == QEvent::LanguageChange)
        translateFrame();
    if (changesLooks(*event))
        arrangeAll();
}

void NewMatchFrame::arrangeAll()
{
    const bool isWide = width() >= mediumWidth();
    for (QBoxLayout* row : m_rows)
        row->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    arrange();
}

} // namespace whistle

#include "moc_new_match_frame.cpp"
