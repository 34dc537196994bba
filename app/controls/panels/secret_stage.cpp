// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/secret_stage.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/curtain.h"
#include "controls/panels/panel_box.h"

#include <algorithm>

namespace whistle {

SecretStage::SecretStage(QWidget* parent) : QWidget(parent), m_curtain(nullptr)
{
    const int gap = px(Length::SpaceM);
    auto* panel = new PanelBox(Colour::Sunken);
    auto* inside = columnIn(*panel, gap);
    inside->setSpacing(gap);
    inside->addWidget(m_question);
    inside->addWidget(m_answers);
    inside->addStretch(1);
    m_curtain = new Curtain(panel);
    auto* column = columnIn(*this, gap);
    column->setSpacing(px(Length::SpaceS));
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addWidget(m_choosers);
    column->addWidget(new Scroller(m_curtain), 1);
    m_choosers->show();
    connect(m_curtain, &Curtain::turned, this, [this] {
        showAnswers();
        if (!m_curtain->isHeld()) // the button that is held stays where it is
            Q_EMIT turned();
    });
}

void SecretStage::setOpener(const QAbstractButton& button)
{
    m_curtain->setOpener([this, opener = &button](const QAbstractButton& pressed) {
        if (&pressed != opener || !isVisible() || m_seat == 0 || !m_settling.isOver())
            return false;
        openCurtain();
        return true;
    });
}

bool SecretStage::isHeld() const
{
    return m_curtain->isHeld();
}

bool SecretStage::isOpen() const
{
    return m_curtain->isOpen();
}

void SecretStage::openCurtain()
{
    m_curtain->open();
}

void SecretStage::closeCurtain()
{
    m_curtain->close();
}

void SecretStage::setState(SecretState state)
{
    m_state = std::move(state);
    m_title->setText(m_state.title);
    m_note->setText(m_state.note);
    // What somebody seals elsewhere takes nothing from who is behind the curtain.
    const auto behind = std::find_if(m_state.choosers.begin(), m_state.choosers.end(),
                                     [this](const auto& one) { return one.seat == m_seat && !one.hasChosen; });
    if (m_curtain->isOpen() && behind != m_state.choosers.end()) {
        showChoosers();
        showAnswers();
        return;
    }
    m_seat = 0;
    m_curtain->close();
    if (m_state.choosers.empty())
        return;
    auto next = std::find_if(m_state.choosers.begin(), m_state.choosers.end(),
                             [](const SecretChooser& one) { return !one.hasChosen && !one.isOnPhone; });
    if (next == m_state.choosers.end())
        next = std::find_if(m_state.choosers.begin(), m_state.choosers.end(),
                            [](const SecretChooser& one) { return !one.hasChosen; });
    choose(next == m_state.choosers.end() ? 0 : next->seat);
}

void SecretStage::choose(int seat)
{
    m_seat = seat;
    m_settling.see({QString::number(seat)});
    m_curtain->setState({seat, showChoosers(), m_state.curtainNote});
    showAnswers();
    Q_EMIT turned();
}

/// The name of who chooses.
QString SecretStage::showChoosers()
{
    QString name;
    std::vector<ButtonSpec> choosers;
    for (const SecretChooser& one : m_state.choosers) {
        const QString progress = one.hasChosen        ? tr("closed")
                                 : one.seat == m_seat ? CommonWords::tr("chooses")
                                 : one.isOnPhone      ? CommonWords::tr("on the phone", "who chooses there")
                                                      : tr("waits");
        const auto press = [this, of = one.seat] { choose(of); };
        choosers.push_back(
            ButtonSpec{QStringLiteral("chooser_%1").arg(one.seat), one.name, press, progress, one.seat}.among(
                one.seat == m_seat));
        if (one.seat == m_seat)
            name = one.name;
    }
    m_choosers->setButtons(std::move(choosers));
    return name;
}

// Behind the closed curtain there is nothing.
void SecretStage::showAnswers()
{
    QString question;
    std::vector<ButtonSpec> answers;
    for (const SecretChooser& one : m_state.choosers) {
        if (m_curtain->isOpen() && one.seat == m_seat) {
            question = m_state.question(one);
            answers = m_state.answers(one);
        }
    }
    m_question->setText(question);
    m_answers->setButtons(std::move(answers));
}

} // namespace whistle

#include "moc_secret_stage.cpp"
