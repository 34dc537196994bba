// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/rule_chip.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle {

namespace {

constexpr double bookSide = 14;

} // namespace

QString idOf(RuleId rule)
{
    return QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
}

QStringList idsOf(const std::vector<RuleId>& rules)
{
    QStringList ids;
    for (const RuleId rule : rules)
        ids << idOf(rule);
    return ids;
}

RuleChip::RuleChip(const QString& rule, QWidget* parent) : Painted(parent), m_rule(rule)
{
    setObjectName(QStringLiteral("rule_%1").arg(rule));
    sayNames();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT opened(m_rule); });
}

void RuleChip::sayNames()
{
    setAccessibleName(CommonWords::tr("Rule %1").arg(m_rule));
    setToolTip(tr("Open rule %1").arg(m_rule));
}

void RuleChip::setInk(const QColor& ink)
{
    m_ink = ink;
    update();
}

QSize RuleChip::sizeHint() const
{
    const double words = textWidth(m_rule, TypeStep::Caption);
    const double width = words + scaled(bookSide) + px(Length::SpaceXs) + 2 * px(Length::SpaceM);
    return QSize(qRound(width), px(Length::Target)).expandedTo({px(Length::Target), 0});
}

void RuleChip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const double high = px(Length::Chip);
    const QRectF pill(0, (height() - high) / 2, width(), high);
    Box box{{}, colourOf(Colour::LineStrong), high / 2, pxF(Length::LineHair), Qt::SolidLine};
    if (m_ink.isValid())
        box.edge = m_ink;
    else if (isDown() || underMouse())
        box.fill = colourOf(isDown() ? Colour::RaisedPressed : Colour::RaisedHover);
    paintBox(painter, pill, box);
    const QColor ink = m_ink.isValid() ? m_ink : colourOf(Colour::Text);
    const double book = scaled(bookSide);
    const double margin = px(Length::SpaceM);
    paintIcon(painter, QRectF(margin, pill.center().y() - book / 2, book, book), Icon::Book, ink);
    QFont font = fontOf(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    const double x = margin + book + px(Length::SpaceXs);
    paintText(painter, QRectF(x, pill.top(), width() - x - margin / 2, high), m_rule, font, ink);
}

RuleChips::RuleChips(const QStringList& rules, QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("ruleChips"));
    auto* flow = new FlowLayout(nullptr, px(Length::SpaceXs) + px(Length::SpaceHair));
    flow->setLineSpacing(0); // the targets round the pills keep them apart
    setLayout(flow);
    setRules(rules);
}

void RuleChips::setRules(const QStringList& rules)
{
    if (rules == m_rules)
        return;
    m_rules = rules;
    letGoOfAll(*layout());
    for (const QString& rule : rules) {
        auto* chip = new RuleChip(rule, this);
        chip->setInk(m_ink);
        connect(chip, &RuleChip::opened, this, &RuleChips::opened);
        layout()->addWidget(chip);
    }
    if (rules.isEmpty() || parentWidget()) // without a parent it would open a window of its own
        setVisible(!rules.isEmpty());
    updateGeometry();
}

void RuleChips::setInk(const QColor& ink)
{
    m_ink = ink;
    const auto chips = findChildren<RuleChip*>(Qt::FindDirectChildrenOnly);
    for (RuleChip* chip : chips)
        chip->setInk(ink);
}

} // namespace whistle

#include "moc_rule_chip.cpp"
