// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/ruling_pair.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "disputes/ruling_text.h"

namespace whistle {

namespace {

/// The ruling is on the screen before it is looked for what would turn it, and a key pressed meanwhile waits for no
/// more than this.
constexpr std::chrono::milliseconds turnsLimit{40};
constexpr std::size_t mostFacts = 4;
/// Both stand beside each other from so many em on.
constexpr double pairBesideEms = 50;

} // namespace

RulingPair::RulingPair(QWidget* parent)
    : Composed(parent)
    , m_ruled(makeSide("asRuled", "verdictAsRuled", Colour::Raised))
    , m_turned(makeSide("turnedRuling", "turnedVerdict", Colour::Window))
{
    setObjectName(QStringLiteral("rulingPair"));
    m_turned.panel->setFrame(Colour::LineStrong, true);
    m_row->setSpacing(px(Length::SpaceL));
    lay(*m_row, {{m_ruled.panel, 1}, {m_turned.panel, 1}});
    columnIn(*this, 0, px(Length::SpaceS), {m_title, m_facts, m_row});
    m_search.setSingleShot(true);
    m_search.setInterval(0);
    connect(&m_search, &QTimer::timeout, this, &RulingPair::lookForTurns);
    retranslate();
    clear();
}

RulingPair::Side RulingPair::makeSide(const char* panel, const char* verdict, Colour ground)
{
    Side side;
    side.panel = named(panel, new PanelBox(ground));
    side.caption = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    side.verdict = named(verdict, new Paragraph(TypeStep::Heading));
    side.reasons = new Paragraph(TypeStep::Body, Colour::TextMuted);
    side.rules = new RuleChips;
    side.column = columnIn(*side.panel, px(Length::SpaceL), px(Length::SpaceS),
                           {side.caption, side.verdict, side.reasons, side.rules, spareRoom});
    for (TextLabel* words : {side.verdict, side.reasons})
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(side.rules, &RuleChips::opened, this, &RulingPair::ruleOpened);
    return side;
}

void RulingPair::clear()
{
    m_search.stop();
    m_turning.clear();
    m_question = nullptr;
    hide();
}

void RulingPair::setCase(const DisputeGame& game, const Question& question, const Json& input, const JsonRuling& ruling)
{
    if (m_question == &question && m_input == input)
        return retranslate();
    m_game = &game;
    m_question = &question;
    m_input = input;
    m_ruling = ruling;
    m_turning.clear();
    m_chosen = 0;
    retranslate();
    QWidget::show();
    m_search.start();
}

void RulingPair::lookForTurns()
{
    if (m_question == nullptr)
        return;
    m_turning = turningChanges(*m_question, m_game->game->guide, m_input, m_ruling, turnsLimit, mostFacts);
    showFacts();
    choose(0);
}

void RulingPair::choose(std::size_t turn)
{
    m_chosen = turn;
    m_turned.panel->setVisible(turn < m_turning.size());
    if (turn < m_turning.size()) {
        const TurningChange& one = m_turning[turn];
        const FormWords words({&m_game->game->guide.labels, m_game->names, m_game->given});
        m_turned.caption->setText(
            CommonWords::tr("What if \u2026 %1?").arg(words.change(m_question->input, m_input, one.change)));
        show(m_turned, one.input, one.ruling);
    }
    showFacts();
}

void RulingPair::show(Side& side, const Json& input, const JsonRuling& ruling)
{
    const RulingWords words = rulingWords(*m_game, *m_question, input, ruling);
    side.verdict->setText(words.verdict);
    side.panel->setAccessibleName(words.verdict);
    side.panel->setAccessibleDescription(side.caption->text());
    side.rules->setRules(words.rules);
    letGo(side.picture);
    side.picture =
        m_game->picture ? m_game->picture(m_question->id, input, m_game->names, m_game->seat, side.panel) : nullptr;
    // No words repeat a sum; the facts and reasons below have them.
    side.reasons->say(side.picture == nullptr ? words.reasons.join(QLatin1Char('\n')) : QString());
    if (side.picture == nullptr)
        return;
    side.column->insertWidget(side.column->indexOf(side.verdict) + 1, side.picture);
    side.picture->show();
}

void RulingPair::showFacts()
{
    std::vector<ButtonSpec> buttons;
    const FormWords words({&m_game->game->guide.labels, m_game->names, m_game->given});
    for (std::size_t i = 0; i < m_turning.size(); ++i) {
        const QString title = words.change(m_question->input, m_input, m_turning[i].change);
        buttons.push_back(
            ButtonSpec{QStringLiteral("turn_%1").arg(i), title, [this, i] { choose(i); }}.among(i == m_chosen));
    }
    buttons.push_back(ButtonSpec{
        QStringLiteral("otherFact"), m_turning.empty() ? CommonWords::tr("Change a fact") : tr("Something else"),
        [this] {
            Q_EMIT otherAsked();
        }}.as(ButtonLook::Outline));
    m_facts->setButtons(std::move(buttons));
}

void RulingPair::arrange()
{
    m_row->setDirection(width() >= pairBesideEms * em() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RulingPair::retranslate()
{
    m_title->setText(tr("Which fact is wrong?"));
    m_ruled.caption->setText(tr("As ruled"));
    if (m_question == nullptr)
        return;
    show(m_ruled, m_input, m_ruling);
    choose(m_chosen);
}

} // namespace whistle

#include "moc_ruling_pair.cpp"
