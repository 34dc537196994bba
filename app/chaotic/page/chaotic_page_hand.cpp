// SPDX-License-Identifier: GPL-3.0-or-later
// What one player sees and enters behind the curtain: the deck, the setup, the cards in hand.
#include "base/common_words.h"
#include "base/outside_file.h"
#include "base/plain_text.h"
#include "chaotic/library/library_shelf.h"
#include "chaotic/library/ready_deck.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"

#include <QFileDialog>
#include <QLocale>
#include <algorithm>

namespace whistle::chaotic {

namespace {

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Battlegear that is still to be put under a creature.
std::vector<std::string> gearOf(const State& state, Player player)
{
    return state.isAdvanced() ? freeBattlegear(state, player) : std::vector<std::string>();
}

} // namespace

/// Nothing of the setup waits for this player.
bool ChaoticPage::isReady(Player player) const
{
    return std::none_of(moves().begin(), moves().end(), [player](const GameMove& move) {
        return move.weight == Weight::Due && move.seat == toWord(player);
    });
}

/// A button that is held for it.
bool ChaoticPage::opensHand(const QAbstractButton& pressed)
{
    for (const Player player : bothPlayers) {
        if (pressed.objectName() == handButton(player, {}).name && isAncestorOf(&pressed) && m_handSettling.isOver()) {
            openHand(player);
            return true;
        }
    }
    return false;
}

void ChaoticPage::openHand(Player player)
{
    closeHand();
    if (m_picked.isInHand() && m_picked.holder != player)
        m_picked = {};
    m_isHoldTold = false;
    m_cardMoves.clear();
    moveInput().clear();
    m_side->open(Tab::Hand);
    arrange();
    m_curtain->setState(
        {seatNumber(player), m_names[player], tr("Only %1 may look behind the curtain.").arg(m_names[player])});
    m_hand = player;
    showHand();
    m_curtain->open();
    showAll();
}

/// Also what the screen does not show now is taken away.
void ChaoticPage::closeHand()
{
    if (!m_hand)
        return;
    m_hand.reset();
    m_handPanel->setState({});
    m_curtain->close();
    showBoard();
    showBar();
}

void ChaoticPage::showHand()
{
    if (!m_hand) {
        Player player = state().combat && state().combat->hasStrikes() ? state().combat->striking
                                                                       : state().activePlayer.value_or(Player::One);
        if (!state().activePlayer && isReady(player))
            player = opponentOf(player);
        const bool isWaited =
            state().step != Step::Finished && (state().activePlayer || !isReady(player)) && !waitsForPhones();
        m_curtain->setState({isWaited ? seatNumber(player) : 0, isWaited ? m_names[player] : QString(),
                             isWaited ? tr("Nothing is shown until you hold the button below.")
                                      : tr("Nothing needs to be chosen behind it now.")});
        return;
    }
    const Player player = *m_hand;
    ChoicePanelState hand = state().activePlayer || state().revealed ? cardsOf(player)
                            : state().seats[player].deck             ? placing(player)
                                                                     : deckChoice(player);
    hand.seat = seatNumber(player);
    m_handPanel->setState(std::move(hand));
}

ChoicePanelState ChaoticPage::deckChoice(Player player)
{
    ChoicePanelState hand;
    hand.title = tr("%1's deck").arg(m_names[player]);
    hand.note = m_deckProblem;
    const int size = creaturesOn(state().size);
    const RulesLevel level = state().level;
    const Facts& facts = session().as<Game>().journal().game().facts();
    const auto add = [&](ChoiceSection& section, std::size_t first, const QString& name, const Deck& deck) {
        const DeckVerdict verdict = judgeDeck(deckQuestion(size, level, deck), Reasons::unheard());
        const QString words = verdict.legal ? tr("Build points %1").arg(verdict.buildPointsTotal)
                                            : wordsOf(verdict.violations.front()).render();
        const QString button = QStringLiteral("deck_%1").arg(first + section.choices.size());
        const auto take = [this, player, deck] { enter(SetDeck{player, std::make_shared<const Deck>(deck)}); };
        section.choices.push_back(ButtonSpec{button, name, take}.saying(words));
    };
    ChoiceSection ready{tr("Simple decks, by tribe"), {}, {}};
    for (const Tribe tribe : {Tribe::Overworld, Tribe::Underworld, Tribe::Danian, Tribe::Mipedian})
        add(ready, 0, tr("%1 first", "tribe").arg(wordOf(nameOf(tribe))), readyDeck(facts, tribe, size, level));
    hand.add(std::move(ready));
    ChoiceSection saved{tr("Other decks, including your own"), {}, {}};
    const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    for (const SampleDeck& deck : facts.decks) {
        const auto name = deck.names.find(language);
        if (deck.size == size && state().isAdvanced())
            add(saved, 100, qt(name == deck.names.end() ? deck.id : name->second), deck.deck);
    }
    for (const KeptDeck& one : m_store != nullptr ? keptDecks(*m_store) : std::vector<KeptDeck>{}) {
        if (one.deck.size == size && one.deck.level == level)
            add(saved, 100, qt(one.deck.name), one.deck.cards);
    }
    saved.choices.push_back({QStringLiteral("takeDeck"), tr("Import a deck\u2026"), [this, player] {
                                 QMetaObject::invokeMethod(
                                     this, [this, player] { chooseDeck(player); }, Qt::QueuedConnection);
                             }});
    saved.remark = tr("Your own decks are made on the page “Cards and decks”.");
    hand.add(std::move(saved));
    return hand;
}

void ChaoticPage::chooseDeck(Player player)
{
    // The curtain closes behind the dialog: what is taken in counts all the same, what is wrong opens it again.
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a deck\u2026"), {}, tr("Decks (*.json)"));
    if (!path.isEmpty())
        takeDeck(player, path);
}

void ChaoticPage::takeDeck(Player player, const QString& path)
{
    const Checked<std::string> bytes = readWholeFile(path, largestList);
    const Checked<Json> json = bytes ? parseJson(*bytes) : Checked<Json>(bytes.problems());
    const Checked<BuiltDeck> deck = json ? readBuiltDeck(*json) : Checked<BuiltDeck>(json.problems());
    const Problems problems = deck ? unreadableTexts(*json) : deck.problems();
    if (problems.empty()) {
        enter(SetDeck{player, std::make_shared<const Deck>(deck->cards)});
        return;
    }
    const Problem& problem = problems.front();
    openHand(player);
    m_deckProblem = labelled(qt(problem.at), problem.message.render());
    showHand();
}

ChoicePanelState ChaoticPage::placing(Player player)
{
    ChoicePanelState hand;
    hand.title = tr("%1 sets up").arg(m_names[player]);
    const bool hasBare = !unequipped(state(), player).empty();
    if (!m_picked.equipping.empty() && !hasBare)
        hand.note = tr("Place a creature first.");
    else if (!isReady(player))
        hand.note = tr("Choose a card, then a lit space on the board.");
    const auto cardButton = [this](const QString& name, const QString& title, std::string Picked::*held,
                                   const std::string& card) {
        const bool isHeld = m_picked.*held == card;
        const auto take = [this, held, card, isHeld] {
            m_picked = {};
            m_picked.*held = isHeld ? std::string() : card;
            m_picked.holder = *m_hand;
            showAll();
        };
        return ButtonSpec{name, title, take}.among(isHeld);
    };
    ChoiceSection creatures{tr("Creatures to place"), {}, {}};
    for (const CreatureCard* card : unplaced(state(), player)) {
        QStringList numbers;
        for (const Discipline discipline : allDisciplines)
            numbers << QString::number(card->disciplines[discipline]);
        const QString name = QStringLiteral("card_") + qt(card->id);
        creatures.choices.push_back(
            cardButton(name, qt(card->name), &Picked::placing, card->id)
                .saying(tr("%1, Energy %2").arg(numbers.join(QLatin1Char(' '))).arg(card->energy)));
    }
    hand.add(std::move(creatures));
    ChoiceSection gear{tr("Battlegear to put under them"), {}, {}};
    const std::vector<std::string> free = gearOf(state(), player);
    for (std::size_t i = 0; i < free.size(); ++i) {
        if (i == 0 || free[i] != free[i - 1])
            gear.choices.push_back(
                cardButton(QStringLiteral("gear_%1").arg(i), qt(free[i]), &Picked::equipping, free[i]));
    }
    hand.add(std::move(gear));
    if (!isReady(player))
        hand.add({{},
                  {ButtonSpec{QStringLiteral("asListed"), tr("Place the rest as listed"),
                              [this, player] { placeAsListed(player); }}
                       .as(ButtonLook::Outline)},
                  {}});
    // What lies where, for its owner only.
    QStringList lines;
    for (const Creature& one : state().creatures) {
        if (one.player != player)
            continue;
        const QString where = labelled(spaceWords(one.space), qt(state().cardOf(one).name));
        lines << (one.battlegear
                      ? tr("%1 with %2", "creature, Battlegear").arg(where, qt(state().battlegearOf(one).name))
                      : where);
    }
    hand.add({tr("On the board"), {}, lines.join(QLatin1Char('\n'))});
    return hand;
}

void ChaoticPage::placeAsListed(Player player)
{
    std::vector<Command> all;
    std::vector<std::string> bare = unequipped(state(), player);
    const std::vector<Space> spaces = freeSpaces(state(), player);
    const std::vector<const CreatureCard*> waiting = unplaced(state(), player);
    for (std::size_t i = 0; i < std::min(spaces.size(), waiting.size()); ++i) {
        all.emplace_back(PlaceCreature{player, waiting[i]->id, spaces[i]});
        bare.push_back(std::string(toWord(player)) + '/' + waiting[i]->id);
    }
    const std::vector<std::string> gear = gearOf(state(), player);
    for (std::size_t i = 0; i < std::min(gear.size(), bare.size()); ++i)
        all.emplace_back(Equip{player, bare[i], gear[i]});
    if (!all.empty())
        enterAll(all);
}

ChoicePanelState ChaoticPage::openCards()
{
    const State& now = state();
    ChoicePanelState open;
    if (isPlaying() || isCarryingOut())
        return open;
    ChoiceSection cards;
    static constexpr std::array digits{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5,
                                       Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_0};
    const auto offer = [&](const char* button, const GameMove& of, const std::string& card, const QString& says) {
        const auto uses = movesWith(session().as<Game>().journal().game(), state(), {*fromWord<Player>(of.seat), card});
        const auto use =
            std::find_if(uses.begin(), uses.end(), [&](const GameMove& move) { return move.taps == of.taps; });
        if (use == uses.end())
            return;
        ButtonSpec one{QStringLiteral("%1_%2").arg(QLatin1String(button)).arg(cards.choices.size()), qt(card),
                       [this, command = use->commands.front()] { enter(command); }};
        if (cards.choices.size() < digits.size())
            one.key = QKeySequence(digits[cards.choices.size()]);
        cards.choices.push_back(std::move(one).saying(says));
    };
    for (const GameMove& move : moves()) {
        const bool isLocation = move.taps.front() == choiceTap("reveal_location");
        if (!isLocation && move.taps.front() != choiceTap("strike"))
            continue;
        const Player player = *fromWord<Player>(move.seat);
        open.seat = seatNumber(player);
        open.title = isLocation ? tr("Which Location is revealed?") : tr("Which Attack is played?");
        if (isLocation) {
            for (const LocationCard& card : now.deckOf(player).locations)
                offer("location", move, card.name, doesWords(card).join(QStringLiteral("; "))); // Initiative is first
            continue;
        }
        for (const AttackCard& card : now.deckOf(player).attacks) {
            const std::optional<int> damage = damageOf(now, card);
            offer("attack", move, card.name,
                  !damage                      ? QString()
                  : carriedOut(card).isEmpty() ? CommonWords::tr("damage %1").arg(*damage)
                                               : tr("damage %1, and text for you to carry out").arg(*damage));
        }
    }
    open.add(std::move(cards));
    return open;
}

/// What can be played now: Mugic, and the abilities of creatures and Battlegear.
ChoicePanelState ChaoticPage::cardsOf(Player player)
{
    const State& now = state();
    ChoicePanelState hand;
    hand.title = CommonWords::tr("%1's hand").arg(m_names[player]);
    if (!now.activePlayer || !now.isAdvanced())
        return hand;
    ChoiceSection abilities{tr("Abilities"), {}, {}};
    for (const AbilityInUse& one : abilitiesOf(player))
        abilities.choices.push_back(ButtonSpec{QStringLiteral("answer_%1").arg(abilities.choices.size()),
                                               m_names.of(state().at(one.of)), one.use}
                                        .saying(one.words));
    hand.add(std::move(abilities));
    ChoiceSection mugic{GameWords::tr("Mugic"), {}, {}};
    const Seat& seat = now.seats[player];
    for (std::size_t i = 0; i < seat.mugicHand.size(); ++i) {
        const MugicCard& card = seat.deck->mugic[i];
        if (seat.mugicHand[i] == 0)
            continue;
        const QString cost = card.cost ? CommonWords::tr("cost %1").arg(*card.cost) : tr("cost X");
        const QString does = card.effect.summary
                                 ? qt(*card.effect.summary)
                                 : doesWords(card).mid(1).join(QStringLiteral("; ")); // its cost stands before
        ButtonSpec play{QStringLiteral("mugic_%1").arg(i), qt(card.name), {}};
        play.detail = does.isEmpty() ? cost : labelled(cost, does);
        auto found = answersOf(session().as<Game>().journal().game(), now, player, card.name);
        if (found.empty())
            play.why = tr("It cannot be played now.");
        else
            play.press = [this, found = std::move(found)] { playCard(found); };
        mugic.choices.push_back(std::move(play));
    }
    if (mugic.choices.empty())
        mugic.remark = tr("No Mugic in hand.");
    hand.add(std::move(mugic));
    QStringList closed; // CH-7.2: its owner may look at it
    for (const Creature& one : now.creatures) {
        if (one.player == player && one.inPlay && one.battlegear && !one.battlegear->faceUp)
            closed << labelled(qt(now.cardOf(one).name), qt(now.battlegearOf(one).name));
    }
    hand.add({tr("Face-down Battlegear"), {}, closed.join(QLatin1Char('\n'))});
    return hand;
}

} // namespace whistle::chaotic
