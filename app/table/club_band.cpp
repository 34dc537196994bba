// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/club_band.h"

#include "controls/layout/columns.h"

#include <algorithm>
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

void ClubBand::setSides(std::vector<ResultSide> sides)
{
    if (std::exchange(m_sides, std::move(sides)) == m_sides)
        return;
    retranslate();
    setVisible(!m_sides.empty());
}

void ClubBand::retranslate()
{
    if (m_sides.empty())
        return;
    QStringList result;
    QStringList missing;
    std::vector<ButtonSpec> buttons;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const ResultSide& side = m_sides[i];
        const int number = static_cast<int>(i) + 1;
        result << tr("%1 %2", "a side, its score").arg(side.name).arg(side.score);
        if (!side.hasAgreed)
            missing << side.name;
        ButtonSpec spec{QStringLiteral("agree_%1").arg(number), side.name, [this, number] { Q_EMIT agreed(number); }};
        if (side.hasAgreed)
            spec.drawing = Icon::Check;
        buttons.push_back(std::move(spec)
                              .of(side.seat)
                              .saying(side.hasAgreed ? tr("has confirmed it") : tr("confirms it"))
                              .unless(side.hasAgreed, tr("%1: the result is confirmed.").arg(side.name)));
    }
    const QString comma = tr(", ", "between two names");
    m_title->setText(missing.isEmpty() ? tr("Confirmed: %1", "a result").arg(result.join(comma))
                                       : tr("Is this right? %1", "a result").arg(result.join(comma)));
    m_detail->setText(missing.isEmpty()
                          ? tr("The result goes to the club as it is.")
                          : tr("Each side confirms it here. Not confirmed yet: %1.").arg(missing.join(comma)));
    m_buttons->setButtons(std::move(buttons));
    m_panel->setFrame(missing.isEmpty() ? std::nullopt : std::optional(Colour::Chalk));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_detail->text());
}

} // namespace whistle
