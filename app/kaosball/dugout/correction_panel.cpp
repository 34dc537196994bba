// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/correction_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/words/capital.h"
#include "kaosball/telling/game_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr int highest = 999;

/// The least room for a reason, in em of the text.
constexpr double reasonEms = 14;

struct CorrectionWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::DugoutSheet)
};

} // namespace

std::vector<Correctable> correctablesOf(const ShownTable& table, int team)
{
    const Team& one = table.state()[team];
    const QString name = table.team(team);
    return {
        {"Cash", "cash/" + one.name, CommonWords::tr("Cash"), GameWords::tr("%1 cash").arg(name), one.cash, 0, true},
        {"Fouls", "fouls/" + one.name, capital(GameWords::tr("fouls")), GameWords::tr("%1 fouls").arg(name), one.fouls,
         0, true},
        {"Upgrades", "active_upgrade_points/" + one.name, GameWords::tr("Active upgrade points"),
         GameWords::tr("%1 active upgrade points").arg(name), one.activeUpgradePoints, 0, true},
        {"Score", "scores/" + one.name, CommonWords::tr("Score"), GameWords::tr("%1 score").arg(name), one.score,
         -highest},
        {"Hand", "hand/" + one.name, CommonWords::tr("Hand"), CorrectionWords::tr("%1 hand").arg(name), one.hand}};
}

CorrectionPanel::CorrectionPanel(QWidget* parent) : PanelBox(Colour::Raised, parent)
{
    setObjectName(QStringLiteral("correctionPanel"));
    m_record->setSize(ButtonSize::Normal);
    const int side = px(Length::SpaceL);
    const int gap = px(Length::SpaceS);
    QBoxLayout* column = columnIn(*this, gap, gap, {m_title});
    column->setContentsMargins(side, gap, side, gap);
    auto* value = new QHBoxLayout;
    value->addWidget(m_number);
    value->addWidget(m_reason, 1);
    auto* ends = new QHBoxLayout;
    ends->addStretch(1);
    ends->addWidget(m_record);
    ends->addWidget(m_close);
    m_line->addLayout(value, 1);
    m_line->addLayout(ends);
    column->addLayout(m_line);
    connect(m_reason, &QLineEdit::textChanged, this, &CorrectionPanel::refresh);
    connect(m_close, &QAbstractButton::clicked, this, &CorrectionPanel::closed);
    connect(m_record, &QAbstractButton::clicked, this, [this] {
        Q_EMIT commanded(
            Correct{m_corrected.path, std::to_string(m_corrected.value), m_reason->text().trimmed().toStdString()});
    });
    hide();
}

void CorrectionPanel::correct(const Correctable& number)
{
    m_corrected = number;
    m_isOffer = false;
    m_reason->clear();
    refresh();
    show();
}

void CorrectionPanel::offer(const ShownTable& table)
{
    m_table = table;
    m_isOffer = true;
    refresh();
    show();
}

std::vector<ButtonSpec> CorrectionPanel::offers()
{
    const bool mirror = m_table.state().isMirror();
    const auto toScorekeeper = [this, mirror] {
        if (mirror)
            Q_EMIT commanded(SetDepth{Depth::Scorekeeper, {}, {}});
    };
    std::vector<ButtonSpec> buttons{
        ButtonSpec{QStringLiteral("depthMirror"), GameWords::tr("Full board"), [this] { Q_EMIT placesAsked(); }}.among(
            mirror),
        ButtonSpec{QStringLiteral("depthScorekeeper"), GameWords::tr("Score only"), toScorekeeper}.among(!mirror)};
    for (int team = 0; team < m_table.state().teamCount(); ++team) {
        for (const Correctable& number : correctablesOf(m_table, team)) {
            if (!number.hasDial)
                buttons.push_back(ButtonSpec{
                    QStringLiteral("correct%1_%2").arg(QLatin1String(number.name), fromStd(m_table.state()[team].name)),
                    number.called, [this, number] {
                        correct(number);
                    }}.as(ButtonLook::Outline));
        }
    }
    return buttons;
}

void CorrectionPanel::refresh()
{
    m_close->setTitle(CommonWords::tr("Cancel"));
    m_reason->setVisible(!m_isOffer);
    m_record->setVisible(!m_isOffer);
    if (m_isOffer) {
        m_title->setText(GameWords::tr("Tracking detail and corrections"));
        m_number->setButtons(offers());
        arrange();
        return;
    }
    m_title->setText(labelled(CommonWords::tr("Correct"), m_corrected.called));
    const auto step = [this](const QString& name, Icon drawing, const QString& spoken, int by) {
        ButtonSpec spec{name, {}, [this, by] {
                            m_corrected.value = std::clamp(m_corrected.value + by, m_corrected.minimum, highest);
                            refresh();
                        }};
        spec.drawing = drawing;
        spec.spoken = spoken;
        return spec;
    };
    ButtonSpec value{QStringLiteral("correctionValue"), QString::number(m_corrected.value), {}};
    value.isNumber = true;
    value.look = ButtonLook::Quiet;
    m_number->setButtons({step(QStringLiteral("correctionMinus"), Icon::Minus, GameWords::tr("One less"), -1), value,
                          step(QStringLiteral("correctionPlus"), Icon::Plus, GameWords::tr("One more"), 1)});
    m_reason->setPlaceholderText(CommonWords::tr("Reason for the correction"));
    m_reason->setAccessibleName(CommonWords::tr("Reason for the correction"));
    m_record->setTitle(tr("Record the correction"));
    m_record->setUnavailable(m_reason->text().trimmed().isEmpty() ? GameWords::tr("Enter a reason for the correction.")
                                                                  : QString());
    arrange();
}

void CorrectionPanel::arrange()
{
    const Theme& theme = Theme::current();
    const double value = m_isOffer
                             ? m_number->minimumSizeHint().width()
                             : m_number->sizeHint().width() + theme.em() * reasonEms + m_record->sizeHint().width();
    const double needed = value + m_close->sizeHint().width() + 4 * theme.px(Length::SpaceL);
    m_line->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CorrectionPanel::resizeEvent(QResizeEvent* event)
{
    PanelBox::resizeEvent(event);
    arrange();
}

void CorrectionPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
}

} // namespace whistle::kaosball

#include "moc_correction_panel.cpp"
