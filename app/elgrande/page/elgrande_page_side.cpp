// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the map: cards, numbers, the sum of an area.
#include "base/common_words.h"
#include "controls/panels/secret_stage.h"
#include "controls/seats/seat_table.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/secret_disc.h"
#include "elgrande/telling/words.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

/// A number of a row of the pad is pressed by its key.
QKeySequence digitKey(int number)
{
    return number >= 1 && number <= 9 ? QKeySequence(Qt::Key_0 + number) : QKeySequence();
}

/// Power cards have two digits from 10 on: 1 waits for a second one, or for Enter.
QKeySequence powerKey(int value, bool isOneTyped)
{
    if (value == 1)
        return isOneTyped ? QKeySequence(Qt::Key_Return) : QKeySequence();
    return isOneTyped == (value >= 10) ? QKeySequence(Qt::Key_0 + value % 10) : QKeySequence();
}

/// Something of it goes somewhere on the map.
bool isOnMap(const MoveOffer& move)
{
    return std::any_of(move.spread->places.begin(), move.spread->places.end(),
                       [](const Tap& place) { return place.kind == TapKind::Place; });
}

/// So many lines of reasons are seen at once: above a pad, and where there is none.
constexpr int reasonLines = 3;
constexpr int reasonLinesAlone = 9;
/// What a ruling has above a pad, in lines of its sentence and in em: the pad does not move by what is ruled.
constexpr int sentenceLines = 2;
constexpr double rulingFrameEms = 5.5;
/// From this height on, in em, the table of all has room below a pad of several rows.
constexpr double roomyEms = 58;
constexpr int padColumns = 3;
constexpr int tileLines = 2;
constexpr int numberColumns = 5;
constexpr int mostNumbers = 10;

} // namespace

void ElGrandePage::showSide()
{
    const bool looks = m_looked && (isRegion(*m_looked) || state().isCastilloOpen());
    m_sum->setVisible(m_showing || looks);
    ruling()->setVisible(!m_showing); // what is shown says it region by region
    if (m_showing) {
        m_sum->setState(m_showing->now().sum);
    } else if (looks) {
        SumState sum = sumOf(state(), facts(), *m_looked, false);
        sum.caption = tr("If it were scored now");
        m_sum->setState(sum);
    }
    showPad();
    const std::optional<Counts> now = outlook();
    std::vector<SeatRow> rows;
    for (int player = 0; player < state().count(); ++player) {
        const Powers& powers = state().powers[player];
        const int laid = state().phase == Phase::PowerCards || state().phase == Phase::Turns ? powers.ofRound : 0;
        const auto vetoes = std::count_if(state().vetoes.begin(), state().vetoes.end(),
                                          [player](const VetoCard& veto) { return veto.holder == player; });
        rows.push_back({seatOf(player),
                        nameOf(player),
                        {laid == 0 ? QStringLiteral("\u2013") : QString::number(laid),
                         QString::number(state().board.court[player]), QString::number(state().board.provinces[player]),
                         QString::number(vetoes)}});
        if (now)
            rows.back().numbers << CounterLabel::words((*now)[player], CounterLabel::Sign::Always);
    }
    m_seats->setToolTip(now ? tr("now: what the nine regions would score, without the Castillo") : QString());
    QStringList heads{tr("power"), GameWords::tr("court"), tr("provinces"), GameWords::tr("Veto")};
    if (now)
        heads << CommonWords::tr("now");
    m_seats->setRows(now ? tr("Everyone") : tr("What everyone has"), heads, std::move(rows), SeatTable::Last::Plain);
}

void ElGrandePage::showPad()
{
    QString title;
    QString text;
    int columns = padColumns;
    std::vector<ButtonSpec> buttons;
    const State& now = state();
    const auto press = [this](Tap tap) { return [this, tap] { moveInput().tap(tap); }; };
    const auto power = [&](int value) {
        ButtonSpec spec{QStringLiteral("power_%1").arg(value), QString::number(value), press(numberTap(value))};
        spec.detail = QStringLiteral("\u25a0%1").arg(facts().headsOf(value));
        spec.spoken = tr("Power card %1, Caballeros: %2").arg(value).arg(facts().headsOf(value));
        spec.key = powerKey(value, m_isOneTyped);
        spec.asked = spec.press; // the referee says why not, and whether it may be recorded all the same
        if (m_isOneTyped && spec.key.isEmpty())
            spec.look = ButtonLook::Outline;
        return spec;
    };
    if (m_showing) {
        for (std::size_t i = 0; i < m_showing->steps.size() && m_showing->steps.size() > 1; ++i) {
            const Scored& one = m_showing->steps[i];
            buttons.push_back(ButtonSpec{QStringLiteral("area_%1").arg(static_cast<int>(i)), areaName(one.area),
                                         [this, i] { step(i); }}
                                  .among(i == m_showing->index)
                                  .as(i > m_showing->index ? ButtonLook::Outline : ButtonLook::Raised));
        }
    } else if (now.phase == Phase::PowerCards) {
        title = tr("%1's power card (■ to the court)").arg(nameOf(now.toMove));
        columns = numberColumns;
        for (int value = 1; value <= highestPower; ++value) {
            ButtonSpec spec = power(value);
            for (int player = 0; player < now.count(); ++player) {
                const Powers& powers = now.powers[player];
                if (powers.ofRound == value) // what lies open; spent ones are each player's own affair
                    spec.why = tr("%1 has played it this round.").arg(nameOf(player));
                else if (player == now.toMove && now.rules.spentPowerCardsVisible && !powers.has(value) &&
                         powers.unknown == 0)
                    spec.why = tr("Already spent.");
            }
            buttons.push_back(std::move(spec));
        }
    } else if (isRetrieving()) {
        title = tr("The power card that comes back");
        columns = numberColumns;
        for (int value = 1; value <= highestPower; ++value)
            buttons.push_back(power(value));
    } else if (now.phase == Phase::Reveal) {
        int stack = 0; // the one that was pressed, or the first that has none
        for (const GameMove& move : moves()) {
            const auto& reveal = std::get<RevealActionCard>(move.commands.front());
            stack = stack == 0 || reveal.stack == m_read ? reveal.stack : stack;
        }
        title = tr("Stack %1 shows").arg(stack);
        for (const GameMove& move : moves()) {
            const auto& reveal = std::get<RevealActionCard>(move.commands.front());
            if (reveal.stack != stack)
                continue;
            const ActionCard& card = facts().card(*facts().cardCalled(reveal.card));
            const int number = static_cast<int>(buttons.size()) + 1;
            buttons.push_back({QStringLiteral("reveal_") + QString::fromStdString(reveal.card),
                               tr("%1 \u00b7 %2", "number of the stack, card").arg(number).arg(shortTitleOf(card)),
                               press(move.taps.front())});
            buttons.back().spoken = titleOf(card);
            buttons.back().key = digitKey(number);
            buttons.back().lines = tileLines;
        }
    } else if (isOpeningCastillo()) {
        title = tr("Found in the Castillo: tap once for each Caballero");
        columns = now.count() == 4 ? 2 : padColumns;
        for (int player = 0; player < now.count(); ++player) {
            const Tap tap = pieceTap(now.name(player));
            const QString found = labelled(nameOf(player), moveInput().countAt(tap));
            buttons.push_back(
                ButtonSpec{QStringLiteral("counted_%1").arg(seatOf(player)), found, press(tap)}.of(seatOf(player)));
        }
    } else if (now.turn && now.turn->hasCard() && m_read == 0) {
        text = textOf(facts().card(now.turn->card));
    }
    if (m_read > 0 && now.phase != Phase::Reveal && now.shownOn(m_read).card) {
        const ActionCard& read = facts().card(*now.shownOn(m_read).card);
        text = labelled(titleOf(read), textOf(read));
    }
    if (const GameMove* shared = m_showing ? nullptr : sharing(); shared && !isOpeningCastillo() && isOnMap(*shared)) {
        columns = numberColumns;
        for (int number = 1; number <= std::min(shared->spread->greatest, mostNumbers); ++number) {
            ButtonSpec spec{QStringLiteral("count_%1").arg(number), QString::number(number), [this, number] {
                                if (const std::optional<Tap> last = lastShared())
                                    setCount(*last, number);
                                else
                                    m_number = m_number == number ? 0 : number, showAll();
                            }};
            spec.spoken = tr("%1 at once").arg(number);
            buttons.push_back(std::move(spec).among(m_number == number).on(digitKey(number)));
        }
    }
    QStringList stand{title};
    if (m_isOneTyped)
        title = tr("1 and a second digit, or Enter");
    for (ButtonSpec& button : buttons) {
        stand << button.name;
        button.isKeyShown = false; // the number says it
        for (std::function<void()>* given : {&button.press, &button.asked}) {
            if (*given)
                *given = [this, act = std::move(*given)] {
                    if (m_settling.isOver())
                        act();
                };
        }
    }
    m_settling.see(stand);
    m_padTitle->say(title);
    m_padText->say(text);
    m_pad->setColumns(columns);
    m_isPadHigh = static_cast<int>(buttons.size()) > columns;
    ruling()->setReasonsHighest(lineHeight(TypeStep::Body) * (buttons.empty() ? reasonLinesAlone : reasonLines));
    const int reasons = now.phase == Phase::Reveal ? 0 : reasonLines; // what a card shows says all
    m_rulingBox->setMinimumHeight(buttons.empty() || m_showing
                                      ? 0
                                      : qRound(em() * rulingFrameEms) + sentenceLines * lineHeight(TypeStep::Title) +
                                            reasons * lineHeight(TypeStep::Body));
    m_pad->setButtons(std::move(buttons));
}

SecretState ElGrandePage::discs()
{
    if (!asksDiscs())
        return {};
    SecretState secret;
    const DiscQuestion question = discQuestion(state(), facts());
    secret.title = question.title;
    secret.note = question.note;
    secret.curtainNote = tr("Hold the button, slide to the region and let go.");
    const PlayerList missing = state().discs->missing();
    for (const int player : state().discs->asked)
        secret.choosers.push_back(
            {seatOf(player), nameOf(player), !contains(missing, player), sealsOnPhone(seatOf(player))});
    secret.question = [](const SecretChooser& chooser) { return tr("Which region, %1?").arg(chooser.name); };
    secret.answers = [this](const SecretChooser& chooser) {
        std::vector<ButtonSpec> answers;
        const auto add = [&](std::string_view id, const QString& title, AreaSpot region) -> ButtonSpec& {
            const QString name = QStringLiteral("disc_") + QString::fromStdString(std::string(id));
            const auto choose = [this, region] {
                m_disc = region;
                if (m_discs->isHeld())
                    return closeDisc();
                m_discs->renewAnswers();
                m_bar->setState(bar());
            };
            answers.push_back(ButtonSpec{name, title, choose}.among(m_disc && *m_disc == region));
            return answers.back();
        };
        for (const Area region : allRegions()) {
            ButtonSpec& spec = add(toWord(region), areaName(region), region);
            spec.isLarge = true;
            spec.detail = discNote(state(), region);
            spec.why = discBarred(state(), facts(), chooser.seat - 1, region);
        }
        add("unclear", capital(GameWords::tr("unreadable")), {}).look = ButtonLook::Outline;
        return answers;
    };
    return secret;
}

void ElGrandePage::closeDisc()
{
    const std::string player = state().name(m_discs->seat() - 1);
    const std::optional<AreaSpot> disc = m_disc;
    m_discs->closeCurtain();
    if (disc)
        enter(SetDisc{player, *disc});
}

/// The five of the round, each in its place.
void ElGrandePage::showCards()
{
    std::vector<ButtonSpec> cards;
    const State& now = state();
    const bool isRound = now.phase == Phase::Reveal || now.phase == Phase::PowerCards || now.phase == Phase::Turns;
    for (int stack = 1; isRound && !m_showing && stack <= stackCount; ++stack) {
        const ShownCard& shown = now.shownOn(stack);
        const ActionCard* card = shown.card ? &facts().card(*shown.card) : nullptr;
        const QString title = card ? shortTitleOf(*card) : tr("not revealed yet");
        ButtonSpec spec{QStringLiteral("stack_%1").arg(stack),
                        tr("%1 \u00b7 %2", "number of the stack, card").arg(stack).arg(title),
                        [this, stack] { m_read = m_read == stack ? 0 : stack, showAll(); }};
        if (card)
            spec.spoken = tr("%1 \u00b7 %2", "number of the stack, card").arg(stack).arg(titleOf(*card));
        const bool hasCard = now.turn && now.turn->hasCard(); // then the others are only looked at
        spec.chosen = hasCard ? now.turn->stack == stack : m_read == stack;
        if (shown.takenBy != noPlayer) {
            spec.seat = seatOf(shown.takenBy);
            if (isChoosing())
                spec.why = tr("%1 has taken it.").arg(nameOf(shown.takenBy));
        }
        if (isChoosing() && card) {
            spec.press = [this, tap = cardTap(card->id)] { moveInput().tap(tap); };
            spec.asked = spec.press;
            spec.key = Qt::Key_0 + stack;
        }
        spec.isKeyShown = false; // the number says it
        spec.lines = tileLines;
        cards.push_back(std::move(spec));
    }
    m_cards->setButtons(std::move(cards));
    showRefused();
}

/// The regions stay where the finger is: a refusal covers cards and track, and what it needs of the map.
void ElGrandePage::showRefused()
{
    m_map->hold(isRefused() && m_map->isVisible());
    m_cards->setVisible(!m_cards->isEmpty() && !isRefused());
    // The table of all gives way to what is asked.
    m_seats->setVisible(!m_showing && m_sum->isHidden() && !isRefused() && !waitsForPhones() &&
                        (!m_isPadHigh || height() >= em() * roomyEms));
    m_track->setVisible(m_showing || (m_cards->isEmpty() && hasRoomForTrack() && !isRefused()));
}

bool ElGrandePage::hasRoomForTrack() const
{
    const Theme& theme = Theme::current();
    return height() >= theme.em() * theme.mediumFrom() * 0.8;
}

} // namespace whistle::elgrande
