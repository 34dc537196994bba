// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/deck_panel.h"

#include "base/common_words.h"
#include "chaotic/library/bar_chart.h"
#include "chaotic/library/narrow_box.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/words.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "look/icons.h"
#include "look/painting.h"
#include "match/form_field.h"
#include "match/match_session.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>

namespace whistle::chaotic {

namespace {

QString valueOf(const DeckLine& line)
{
    if (line.have)
        return CommonWords::tr("%1 of %2").arg(*line.have).arg(line.want);
    return line.broken.empty() ? CommonWords::tr("yes") : CommonWords::tr("no");
}

/// As it is read out: what is broken stands on no icon and no colour alone.
QString lineAloud(const DeckLine& line)
{
    QStringList faults;
    for (const Violation& one : line.broken)
        faults << wordsOf(one).render();
    const QString words = labelled(wordOf(nameOf(line.topic)), valueOf(line));
    return faults.isEmpty() ? words
                            : DeckCheckView::tr("%1, not legal: %2", "a line of the deck check, its faults")
                                  .arg(words, faults.join(QLatin1Char(' ')));
}

/// Faults of a card go first: a new deck lacks cards of every kind anyway.
std::vector<Violation> cardsFirst(std::vector<Violation> violations)
{
    std::stable_partition(violations.begin(), violations.end(),
                          [](const Violation& one) { return one.name.has_value(); });
    return violations;
}

constexpr std::array deckSizes{1, 3, 6, 10};
/// So many faults stand below the check in words; the lines show all of them.
constexpr std::size_t toldFaults = 3;
/// The curve has a bar for each number of build points up to this one, and one for more.
constexpr int mostPoints = 5;
/// From so many em on two charts stand side by side.
constexpr double twoChartsFrom = 30;

} // namespace

DeckCheckView::DeckCheckView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("deckCheck"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DeckCheckView::setLines(std::vector<DeckLine> lines)
{
    m_lines = std::move(lines);
    QStringList words;
    for (const DeckLine& line : m_lines)
        words << lineAloud(line);
    setAccessibleName(tr("Deck check"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize DeckCheckView::sizeHint() const
{
    const Theme& theme = Theme::current();
    const int row = theme.lineHeight(TypeStep::Body) + theme.px(Length::SpaceM);
    return {qRound(theme.em() * 16), row * static_cast<int>(m_lines.size())};
}

void DeckCheckView::paintEvent(QPaintEvent* /*event*/)
{
    if (m_lines.empty())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = height() / static_cast<double>(m_lines.size());
    const double edge = theme.px(Length::SpaceS);
    const double side = theme.lineHeight(TypeStep::Body);
    const double ruleWide = textWidth(QStringLiteral("CH-2.10"), TypeStep::Caption) + edge;
    double y = 0;
    for (const DeckLine& line : m_lines) {
        const QRectF row(0, y, width(), high);
        y += high;
        const bool isBroken = !line.broken.empty();
        if (isBroken)
            paintBox(painter, row.adjusted(0, 1, 0, -1),
                     {theme.colour(Colour::RefuseGround), theme.colour(Colour::Refuse),
                      static_cast<double>(theme.px(Length::RadiusControl)), 1, Qt::SolidLine});
        paintIcon(painter, QRectF(edge, row.center().y() - side / 2, side, side),
                  isBroken ? Icon::Refused : Icon::Check, theme.colour(isBroken ? Colour::Refuse : Colour::TextMuted));
        const QRectF rule(row.right() - ruleWide - edge, row.top(), ruleWide, high);
        paintText(painter, rule, idOf(line.rule), TypeStep::Caption, theme.colour(Colour::TextMuted),
                  Qt::AlignRight | Qt::AlignVCenter);
        const QString value = valueOf(line);
        const double valueWide = textWidth(value, TypeStep::Label) + edge;
        paintText(painter, QRectF(rule.left() - valueWide - edge, row.top(), valueWide, high), value, TypeStep::Label,
                  theme.colour(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
        const double left = 2 * edge + side;
        paintText(painter, QRectF(left, row.top(), rule.left() - valueWide - edge - left, high),
                  wordOf(nameOf(line.topic)), isBroken ? TypeStep::Label : TypeStep::Body, theme.colour(Colour::Text));
    }
}

void DeckCheckView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        setLines(std::move(m_lines));
}

DeckPanel::DeckPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_decks(new NarrowBox)
    , m_name(new QLineEdit)
    , m_rename(new IconButton(Icon::Pen, {}))
    , m_new(new IconButton(Icon::Plus, {}))
    , m_remove(new IconButton(Icon::Close, {}))
    , m_size(new SegmentedChoice)
    , m_basic(new ChoiceButton({}, ButtonLook::Outline))
    , m_check(new DeckCheckView)
    , m_faultBox(new PanelBox(Colour::Raised))
    , m_fault(new TextLabel)
    , m_rules(new RuleChips)
    , m_swapBox(new PanelBox(Colour::Raised))
    , m_swapTitle(new TextLabel({}, TypeStep::Label))
    , m_swapSum(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_swapButton(new ChoiceButton({}, ButtonLook::Outline))
    , m_chartGrid(new QGridLayout)
    , m_idle(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_print(new IconButton(Icon::Print, {}))
    , m_export(new IconButton(Icon::Share, {}))
    , m_verdict(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_play(new MainButton)
{
    setObjectName(QStringLiteral("deckPanel"));
    m_decks->setObjectName(QStringLiteral("decks"));
    m_name->setObjectName(QStringLiteral("deckName"));
    m_name->hide();
    m_rename->setObjectName(QStringLiteral("renameDeck"));
    m_new->setObjectName(QStringLiteral("newDeck"));
    m_remove->setObjectName(QStringLiteral("removeDeck"));
    m_size->setObjectName(QStringLiteral("deckSize"));
    m_basic->setObjectName(QStringLiteral("deckLevel"));
    m_basic->setCheckable(true);
    m_fault->setObjectName(QStringLiteral("deckFault"));
    m_swapButton->setObjectName(QStringLiteral("swap"));
    m_print->setObjectName(QStringLiteral("printDeck"));
    m_export->setObjectName(QStringLiteral("exportDeck"));
    m_play->setObjectName(QStringLiteral("playDeck"));
    for (TextLabel* label : {m_fault, m_swapTitle, m_swapSum, m_idle, m_verdict})
        label->setWordWrap(true);
    letWrap(*m_size);

    auto* content = new QWidget;
    auto* middle = new QVBoxLayout(content);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(px(Length::SpaceS));
    middle->addWidget(m_check);
    auto* fault = new QVBoxLayout(m_faultBox);
    fault->setContentsMargins(px(Length::SpaceM), px(Length::SpaceS), px(Length::SpaceM), px(Length::SpaceS));
    fault->addWidget(m_fault);
    fault->addWidget(m_rules);
    auto* swap = new QHBoxLayout(m_swapBox);
    swap->setContentsMargins(px(Length::SpaceM), px(Length::SpaceS), px(Length::SpaceM), px(Length::SpaceS));
    auto* swapWords = new QVBoxLayout;
    swapWords->setSpacing(0);
    swapWords->addWidget(m_swapTitle);
    swapWords->addWidget(m_swapSum);
    swap->addLayout(swapWords, 1);
    swap->addWidget(m_swapButton);
    middle->addWidget(m_swapBox);
    middle->addWidget(m_faultBox);
    m_chartGrid->setSpacing(px(Length::SpaceS));
    static constexpr std::array chartNames{"attacksByPoints", "attacksByElement", "creaturesByEnergy",
                                           "creaturesByTribe"};
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        m_chartTitles[i] = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
        m_chartTitles[i]->setWordWrap(true);
        m_charts[i] = new BarChart;
        m_charts[i]->setObjectName(QString::fromUtf8(chartNames[i]));
    }
    middle->addLayout(m_chartGrid);
    middle->addWidget(m_idle);
    middle->addStretch(1);
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    content->setAutoFillBackground(false); // the panel's ground shows
    area->viewport()->setAutoFillBackground(false);

    auto* head = new QHBoxLayout;
    head->setSpacing(px(Length::SpaceXs));
    head->addWidget(m_decks, 1);
    head->addWidget(m_name, 1);
    head->addWidget(m_rename);
    head->addWidget(m_new);
    head->addWidget(m_remove);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(px(Length::SpaceS));
    foot->addWidget(m_print);
    foot->addWidget(m_export);
    foot->addWidget(m_verdict, 1);
    foot->addWidget(m_play);
    m_verdict->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    column->setSpacing(px(Length::SpaceS));
    column->addLayout(head);
    auto* kind = new QWidget;
    auto* flow = new FlowLayout(kind, px(Length::SpaceS));
    flow->addWidget(m_size);
    flow->addWidget(m_basic);
    column->addWidget(kind);
    column->addWidget(area, 1);
    column->addLayout(foot);

    connect(m_decks, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(m_decks->itemData(index).toString()); });
    connect(m_rename, &QAbstractButton::clicked, this, [this] { openName(!m_name->isVisible()); });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->isHidden())
            return;
        openName(false);
        if (const QString name = m_name->text().trimmed(); !name.isEmpty())
            Q_EMIT renamed(name);
    });
    connect(m_new, &QAbstractButton::clicked, this, &DeckPanel::newAsked);
    connect(m_remove, &QAbstractButton::clicked, this, &DeckPanel::removeAsked);
    connect(m_size, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT sizeChosen(deckSizes[static_cast<std::size_t>(index)]); });
    connect(m_basic, &QAbstractButton::clicked, this,
            [this](bool isBasic) { Q_EMIT levelChosen(isBasic ? RulesLevel::Basic : RulesLevel::Advanced); });
    connect(m_swapButton, &QAbstractButton::clicked, this, [this] {
        if (m_swap)
            Q_EMIT swapAsked(*m_swap);
    });
    connect(m_rules, &RuleChips::opened, this, &DeckPanel::ruleAsked);
    connect(m_print, &QAbstractButton::clicked, this, &DeckPanel::printAsked);
    connect(m_export, &QAbstractButton::clicked, this, &DeckPanel::exportAsked);
    connect(m_play, &QAbstractButton::clicked, this, &DeckPanel::playAsked);
    retranslate();
}

void DeckPanel::setDecks(const std::vector<KeptDeck>& decks, const QString& current)
{
    const QSignalBlocker quiet(m_decks);
    m_decks->clear();
    for (const KeptDeck& one : decks)
        m_decks->addItem(QString::fromStdString(one.deck.name), one.id);
    m_decks->setCurrentIndex(m_decks->findData(current));
}

void DeckPanel::setDeck(const BuiltDeck& deck, const std::vector<CardRow>& rows)
{
    m_deck = deck;
    m_swap = nearestSwap(deck, rows);
    m_rows.clear();
    if (m_swap) {
        m_rows.push_back(rows[static_cast<std::size_t>(m_swap->in)]);
    }
    show();
}

void DeckPanel::show()
{
    m_size->setCurrent(
        static_cast<int>(std::find(deckSizes.begin(), deckSizes.end(), m_deck.size) - deckSizes.begin()));
    m_basic->setChecked(m_deck.level == RulesLevel::Basic);
    const DeckVerdict verdict = judgeDeck(deckQuestion(m_deck.size, m_deck.level, m_deck.cards), Reasons::unheard());
    m_check->setLines(deckLines(verdict));
    QStringList faults;
    QStringList rules;
    const std::vector<Violation> violations = cardsFirst(verdict.violations);
    for (std::size_t i = 0; i < std::min(toldFaults, violations.size()); ++i) {
        faults << wordsOf(violations[i]).render();
        if (const QString rule = idOf(ruleOf(violations[i].code)); !rules.contains(rule))
            rules << rule;
    }
    m_faultBox->setVisible(!faults.isEmpty());
    m_fault->setText(faults.join(QLatin1Char('\n')));
    m_rules->setRules(rules);
    m_swapBox->setVisible(m_swap.has_value());
    if (m_swap) {
        m_swapTitle->setText(tr("%2 → %1", "Attack to put in, Attack to take out")
                                 .arg(m_rows.front().name, QString::fromStdString(m_swap->out)));
        m_swapSum->setText(tr("%1 \u2212 %2 + %3 = %4 build points")
                               .arg(verdict.buildPointsTotal)
                               .arg(m_swap->outPoints)
                               .arg(m_swap->inPoints)
                               .arg(m_swap->total));
    }
    const int wrong = static_cast<int>(verdict.violations.size());
    m_verdict->setText(verdict.legal ? tr("legal") : tr("not legal yet: %1").arg(wrong));
    m_play->setUnavailable(verdict.legal ? QString() : faults.front());

    const DeckStatistics made = statisticsOf(m_deck.cards);
    QStringList words;
    std::vector<int> counts(mostPoints + 1, 0);
    for (const auto& [points, count] : made.attacksByPoints)
        counts[static_cast<std::size_t>(std::min(points, mostPoints))] += count;
    for (int points = 0; points <= mostPoints; ++points)
        words << (points == mostPoints ? tr("%1+", "so many or more") : QStringLiteral("%1")).arg(points);
    m_charts[0]->setBars(m_chartTitles[0]->text(), words, counts);
    words.clear();
    for (const Element element : allElements)
        words << wordOf(nameOf(element));
    m_charts[1]->setBars(m_chartTitles[1]->text(), words, {made.attacksByElement.begin(), made.attacksByElement.end()});
    words.clear();
    counts.clear();
    if (!made.creaturesByEnergy.empty()) {
        for (int tens = made.creaturesByEnergy.begin()->first; tens <= made.creaturesByEnergy.rbegin()->first;
             tens += 10) {
            const auto found = made.creaturesByEnergy.find(tens);
            words << QString::number(tens);
            counts.push_back(found == made.creaturesByEnergy.end() ? 0 : found->second);
        }
    }
    m_charts[2]->setBars(m_chartTitles[2]->text(), words, counts);
    words.clear();
    counts.clear();
    for (std::size_t i = 0; i < made.creaturesByTribe.size(); ++i) {
        if (made.creaturesByTribe[i] == 0)
            continue;
        words << wordOf(nameOf(static_cast<Tribe>(i)));
        counts.push_back(made.creaturesByTribe[i]);
    }
    m_charts[3]->setBars(m_chartTitles[3]->text(), words, counts);
    arrange();
    QStringList idle;
    for (const Element element : made.idle)
        idle << wordOf(nameOf(element));
    QStringList remarks;
    if (!idle.isEmpty())
        remarks << tr("No creature of this deck has: %1.").arg(idle.join(QStringLiteral(", ")));
    if (made.mugicCosts > 0)
        remarks << tr("Mugic counters of its creatures: %1; total cost of its Mugic: %2.")
                       .arg(made.mugicCounters)
                       .arg(made.mugicCosts);
    m_idle->setText(remarks.join(QLatin1Char(' ')));
}

void DeckPanel::openName(bool open)
{
    m_name->setVisible(open);
    m_decks->setVisible(!open);
    if (!open)
        return;
    m_name->setText(QString::fromStdString(m_deck.name));
    m_name->selectAll();
    m_name->setFocus(Qt::OtherFocusReason);
}

// Charts side by side where their words have room.
void DeckPanel::arrange()
{
    const int half = (width() - 2 * px(Length::SpaceL) - px(Length::SpaceS)) / 2;
    const bool fit = std::ranges::all_of(m_charts, [half](const BarChart* one) { return one->leastWidth() <= half; });
    const int columns = fit && width() >= Theme::current().em() * twoChartsFrom ? 2 : 1;
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const int at = static_cast<int>(i);
        m_chartGrid->addWidget(m_chartTitles[i], at / columns * 2, at % columns);
        m_chartGrid->addWidget(m_charts[i], at / columns * 2 + 1, at % columns);
    }
}

void DeckPanel::resizeEvent(QResizeEvent* event)
{
    PanelBox::resizeEvent(event);
    arrange();
}

void DeckPanel::retranslate()
{
    m_decks->setAccessibleName(GameWords::tr("Decks"));
    m_decks->setPlaceholderText(tr("No deck yet"));
    m_name->setAccessibleName(tr("Name of the deck"));
    m_rename->setName(tr("Another name for this deck"));
    m_new->setName(tr("New deck"));
    m_remove->setName(tr("Delete this deck"));
    QStringList boards;
    for (const int size : deckSizes)
        boards << tr("%1v%1", "creatures against creatures").arg(size);
    m_size->setTitles(boards);
    m_size->setAccessibleName(GameWords::tr("Creatures per side"));
    m_basic->setTitle(GameWords::tr("Basic"));
    m_basic->setToolTip(tr("A deck for the basic rules"));
    m_swapButton->setTitle(tr("Swap"));
    m_chartTitles[0]->setText(tr("Attacks by build points"));
    m_chartTitles[1]->setText(tr("Attacks by element"));
    m_chartTitles[2]->setText(tr("Creatures by Energy"));
    m_chartTitles[3]->setText(tr("Creatures by tribe"));
    m_print->setName(GameWords::tr("Print the deck"));
    m_export->setName(GameWords::tr("Save the deck to a file"));
    m_play->setTitle(tr("Play"));
    show();
}

void DeckPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle::chaotic

#include "moc_deck_panel.cpp"
