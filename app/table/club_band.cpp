// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/club_band.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace whistle {

ClubBand::ClubBand(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("clubBand"));
    columnIn(*this, 0, {m_panel})->setContentsMargins(px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM), 0);
    columnIn(*m_panel, px(Length::SpaceM), px(Length::SpaceS),
             {rowOf({{columnOf(px(Length::SpaceXs), {m_title, m_detail}), 1}, {m_buttons, 0, Qt::AlignVCenter}})});
    hide();
}

void ClubBand::setTable(const ClubTable& table)
{
    if (std::exchange(m_table, table) == table)
        return;
    retranslate();
    setVisible(!m_table.sides.empty());
}

void ClubBand::retranslate()
{
    if (m_table.sides.empty())
        return;
    QStringList missing;
    std::vector<ButtonSpec> ways; // before the sides, which keep their places at the right
    std::vector<ButtonSpec> buttons;
    int number = 0;
    for (const ResultSide& side : m_table.sides) {
        ++number;
        if (!side.hasAgreed)
            missing << side.name;
        else
            ways.push_back(ButtonSpec{QStringLiteral("takeBackAgreed_%1").arg(number), side.name,
                                      [this, number] { Q_EMIT agreed(number, false); }}
                               .of(side.seat)
                               .saying(tr("takes it back")));
        ButtonSpec spec{QStringLiteral("agree_%1").arg(number), side.name,
                        [this, number] { Q_EMIT agreed(number, true); }};
        if (side.hasAgreed)
            spec.drawing = Icon::Check;
        buttons.push_back(std::move(spec)
                              .of(side.seat)
                              .saying(side.hasAgreed ? tr("has confirmed it") : tr("confirms it"))
                              .unless(side.hasAgreed, tr("%1: the result is confirmed.").arg(side.name)));
    }
    m_title->setText(missing.isEmpty() ? tr("Confirmed: %1", "a result").arg(m_table.result)
                                       : tr("Is this right? %1", "a result").arg(m_table.result));
    m_detail->setText(missing.isEmpty()
                          ? tr("The result goes to the club as it is.")
                          : tr("Each side confirms it here. Not confirmed yet: %1.").arg(enumerated(missing)));
    if (!missing.isEmpty())
        buttons.insert(buttons.begin(), std::make_move_iterator(ways.begin()), std::make_move_iterator(ways.end()));
    m_buttons->setButtons(std::move(buttons));
    m_panel->setFrame(missing.isEmpty() ? std::nullopt : std::optional(Colour::Chalk));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_detail->text());
}

} // namespace whistle

#include "moc_club_band.cpp"
