// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/club_band.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"

#include <utility>

namespace whistle {

ClubBand::ClubBand(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("clubBand"));
    columnIn(*this, 0, {m_panel})->setContentsMargins(px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM), 0);
    m_parts = columnIn(*m_panel, px(Length::SpaceM));
    m_parts->addLayout(columnOf(px(Length::SpaceXs), {m_title, m_detail}), 1);
    m_parts->addWidget(m_buttons);
    hide();
}

void ClubBand::setTable(const ClubTable& table)
{
    if (std::exchange(m_table, table) == table)
        return;
    m_takesBack = false;
    retranslate();
    setVisible(!m_table.sides.empty());
}

void ClubBand::retranslate()
{
    if (m_table.sides.empty())
        return;
    QStringList missing;
    for (const ResultSide& side : m_table.sides) {
        if (!side.hasAgreed)
            missing << side.name;
    }
    m_title->setText(missing.isEmpty() ? tr("Confirmed: %1", "a result").arg(m_table.result)
                                       : tr("Is this right? %1", "a result").arg(m_table.result));
    m_detail->setText(missing.isEmpty()
                          ? tr("The result goes to the club as it is.")
                          : tr("Each side confirms it here. Not confirmed yet: %1.").arg(enumerated(missing)));
    m_buttons->setButtons(m_takesBack ? waysBack() : confirmations(!missing.isEmpty()));
    // Two sides have room beside the words, several below them.
    const bool isBeside = m_table.sides.size() <= 2;
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setAlignment(m_buttons, isBeside ? Qt::AlignVCenter : Qt::Alignment());
    m_panel->setFrame(missing.isEmpty() ? std::nullopt : std::optional(Colour::Chalk));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_detail->text());
}

/// A button for each side; before them, as they keep their places at the right, what takes back. Of several sides that
/// may, one button asks which.
std::vector<ButtonSpec> ClubBand::confirmations(bool isOpen)
{
    std::vector<ButtonSpec> buttons;
    if (isOpen) {
        buttons = waysBack();
        if (m_table.sides.size() > 2 && !buttons.empty()) {
            buttons.clear();
            buttons.push_back(ButtonSpec{
                QStringLiteral("takeBackAgreed"), tr("Take a confirmation back"), [this] {
                    m_takesBack = true;
                    retranslate();
                }}.as(ButtonLook::Outline));
        }
    }
    int number = 0;
    for (const ResultSide& side : m_table.sides) {
        ++number;
        ButtonSpec spec{QStringLiteral("agree_%1").arg(number), side.name,
                        [this, number] { Q_EMIT agreed(number, true); }};
        if (side.hasAgreed)
            spec.drawing = Icon::Check;
        buttons.push_back(std::move(spec)
                              .of(side.seat)
                              .saying(side.hasAgreed ? tr("has confirmed it") : tr("confirms it"))
                              .unless(side.hasAgreed, tr("%1: the result is confirmed.").arg(side.name)));
    }
    return buttons;
}

/// A button for each side that may take back what it has said; behind them, of several, the way out.
std::vector<ButtonSpec> ClubBand::waysBack()
{
    std::vector<ButtonSpec> ways;
    int number = 0;
    for (const ResultSide& side : m_table.sides) {
        ++number;
        if (side.mayTakeBack)
            ways.push_back(ButtonSpec{QStringLiteral("takeBackAgreed_%1").arg(number), side.name,
                                      [this, number] { Q_EMIT agreed(number, false); }}
                               .of(side.seat)
                               .saying(tr("takes it back")));
    }
    if (m_takesBack)
        ways.push_back(ButtonSpec{
            QStringLiteral("keepAgreed"), CommonWords::tr("Cancel"), [this] {
                m_takesBack = false;
                retranslate();
            }}.as(ButtonLook::Outline));
    return ways;
}

} // namespace whistle

#include "moc_club_band.cpp"
