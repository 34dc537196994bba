// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/page/disc_stage.h"

#include "controls/button_row.h"
#include "controls/curtain.h"
#include "controls/panel_box.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "elgrande/telling/words.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::elgrande {

DiscStage::DiscStage(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_players(new ButtonRow)
    , m_question(new TextLabel({}, TypeStep::Title))
    , m_regions(new ButtonRow)
    , m_curtain(nullptr)
{
    setObjectName(QStringLiteral("discStage"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceM);
    auto* panel = new PanelBox(Colour::Sunken);
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(gap, gap, gap, gap);
    inside->setSpacing(gap);
    inside->addWidget(m_question);
    inside->addWidget(m_regions);
    inside->addStretch(1);
    m_curtain = new Curtain(panel);
    for (TextLabel* label : {m_title, m_note, m_question})
        label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(theme.px(Length::SpaceS));
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addWidget(m_players);
    column->addWidget(new Scroller(m_curtain), 1);
    m_players->show();
    connect(m_curtain, &Curtain::turned, this, [this] {
        showRegions();
        Q_EMIT turned();
    });
}

bool DiscStage::isOpen() const
{
    return m_curtain->isOpen();
}

void DiscStage::openCurtain()
{
    m_curtain->open();
}

void DiscStage::closeCurtain()
{
    m_curtain->close();
}

void DiscStage::setState(const State& state)
{
    m_state = state;
    m_curtain->close();
    m_player = noPlayer;
    if (!state.discs)
        return;
    const PlayerList missing = state.discs->missing();
    choosePlayer(missing.empty() ? noPlayer : missing[0]);
}

void DiscStage::choosePlayer(int player)
{
    m_player = player;
    m_curtain->close();
    showWords();
    Q_EMIT turned();
}

void DiscStage::showWords()
{
    if (!m_state.discs)
        return;
    m_title->setText(tr("Secret discs"));
    m_note->setText(m_state.phase == Phase::GeneralScoring ? tr("Where the Caballeros of the Castillo go")
                                                           : tr("A region each, shown by all at the same time"));
    const PlayerList missing = m_state.discs->missing();
    std::vector<ButtonSpec> players;
    for (const int player : m_state.discs->asked) {
        const bool isMissing = contains(missing, player);
        ButtonSpec spec{QStringLiteral("discPlayer_%1").arg(seatOf(player)), playerName(m_state, player),
                        [this, player] { choosePlayer(player); }};
        spec.seat = seatOf(player);
        spec.detail = player == m_player ? tr("chooses") : isMissing ? tr("waits") : tr("closed");
        spec.chosen = player == m_player;
        players.push_back(std::move(spec));
    }
    m_players->setButtons(std::move(players));
    m_curtain->setState({m_player == noPlayer ? 0 : seatOf(m_player), playerName(m_state, m_player),
                         tr("The regions are shown when the button is pressed, and hidden again with the choice.")});
    showRegions();
}

// Behind the closed curtain there is nothing.
void DiscStage::showRegions()
{
    std::vector<ButtonSpec> regions;
    m_question->setText({});
    if (m_curtain->isOpen() && m_player != noPlayer) {
        m_question->setText(tr("Which region, %1?").arg(playerName(m_state, m_player)));
        for (const Area region : allRegions()) {
            ButtonSpec spec{
                QStringLiteral("disc_") +
                    QString::fromLatin1(toWord(region).data(), static_cast<qsizetype>(toWord(region).size())),
                areaName(region), [this, region] { Q_EMIT discSet(m_player, region); }};
            if (m_state.board.king == region)
                spec.detail = tr("the King is here");
            spec.isLarge = true;
            regions.push_back(std::move(spec));
        }
        ButtonSpec unclear{QStringLiteral("disc_unclear"), tr("None that can be read"),
                           [this] { Q_EMIT discSet(m_player, AreaSpot{}); }};
        unclear.look = ButtonLook::Outline;
        regions.push_back(std::move(unclear));
    }
    m_regions->setButtons(std::move(regions));
    m_regions->setVisible(!m_regions->isEmpty());
}

} // namespace whistle::elgrande
