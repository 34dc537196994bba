// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/draft/draft_stage.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/spoken_names.h"

#include <QRandomGenerator>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace whistle::kaosball {

namespace {

constexpr int mostColumns = 3;
/// So much room a lot needs for its words, in em of the text.
constexpr double lotEms = 10;
/// Beside text so big that the page is narrower, the bids do without what is also said elsewhere.
constexpr double roomyDraftEms = 28;
constexpr int highestHealth = 20;
constexpr int usualHealth = 3;

bool isNumber(const Tap& tap)
{
    return tap.kind == TapKind::Number;
}

} // namespace

DraftStage::DraftStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("draftStage"));
    const int gap = px(Length::SpaceM);
    m_tiles->setEven(true);
    m_moreTiles->setEven(true);
    columnIn(*m_revealPage, 0, gap, {m_title, m_tiles, m_moreTitle, m_moreTiles, m_chosen, m_questions})->addStretch(1);
    m_grid->setSpacing(gap);
    columnIn(*m_auctionPage)->addLayout(m_grid, 1);
    auto* leader = new QHBoxLayout;
    leader->addWidget(m_leaderEmblem);
    leader->addWidget(m_leader, 1);
    m_bidHead->addWidget(m_bidTitle, 1);
    m_bidHead->addLayout(leader);
    m_bidLine->addWidget(m_who);
    m_bidLine->addWidget(m_bids, 1);
    m_bidLine->addWidget(m_purse);
    auto* bid = new QVBoxLayout(m_bidPanel);
    bid->addLayout(m_bidHead);
    bid->addLayout(m_bidLine);
    bid->addWidget(m_sales);
    bid->addWidget(m_rules);

    m_bidsBelow = columnIn(*m_inside, gap);
    m_bidsBelow->addWidget(m_revealPage, 1);
    m_bidsBelow->addWidget(m_auctionPage, 1);
    m_bidsInSight->setContentsMargins(gap, 0, gap, gap);
    m_bidsInSight->addWidget(m_bidPanel);
    auto* whole = new YieldingColumn(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_scroll, 1);
    whole->addLayout(m_bidsInSight);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
}

bool DraftStage::isRinger() const
{
    return m_table.state().phase == Phase::RingerDraft;
}

int DraftStage::actor() const
{
    if (!m_table.isShown() || !m_table.state().auction)
        return -1;
    return m_table.state().teamToAct();
}

QString DraftStage::task() const
{
    const auto& auction = m_table.state().auction;
    return auction && auction->state == AuctionState::Bidding ? GameWords::tr("to bid") : tr("to name a lot");
}

QString DraftStage::effectOf(const std::string& name) const
{
    if (const auto upgrade = fromWord<Upgrade>(name))
        return spokenWords(m_table.facts()[*upgrade].effect);
    const RingerFacts* ringer = m_table.facts().ringer(name);
    return ringer != nullptr ? spokenWords(ringer->effect) : QString();
}

int DraftStage::wanted() const
{
    return lotsExpected(isRinger() ? AuctionKind::Ringers : AuctionKind::Upgrades, m_table.state().teamCount(),
                        m_table.rules());
}

void DraftStage::setTable(const ShownTable& table)
{
    const bool sameAuction = m_table.isShown() && m_table.state().phase == table.state().phase &&
                             m_table.state().auction.has_value() == table.state().auction.has_value();
    m_table = table;
    if (!sameAuction)
        m_picked.clear();
    showMoves();
}

void DraftStage::showMoves()
{
    if (!m_table.isShown())
        return;
    refresh();
    bringBidsIntoSight();
}

int DraftStage::named() const
{
    const std::vector<Tap>& taps = input().taps();
    const std::vector<AuctionLot>& lots = m_table.state().auction->lots;
    const AuctionLot* lot = taps.empty() ? nullptr : firstWith(lots, &AuctionLot::id, taps.front().id);
    return lot == nullptr ? -1 : static_cast<int>(lot - lots.data());
}

void DraftStage::refresh()
{
    const bool running = m_table.state().auction.has_value();
    m_revealPage->setVisible(!running);
    m_auctionPage->setVisible(running);
    if (running) {
        showAuction();
    } else {
        m_bidPanel->hide();
        showReveal();
    }
}

std::vector<ButtonSpec> DraftStage::stepper(const QString& name, int now, int least, int most,
                                            const std::function<void(int)>& choose)
{
    const auto choosing = [&](int number) {
        return [choose, number = std::clamp(number, least, most)] { choose(number); };
    };
    return {
        ButtonSpec{name + QStringLiteral("_minus"), {}, choosing(now - 1)}.drawn(Icon::Minus,
                                                                                 GameWords::tr("One less")),
        ButtonSpec{name, QString::number(now), choosing(now)}.asNumber(),
        ButtonSpec{name + QStringLiteral("_plus"), {}, choosing(now + 1)}.drawn(Icon::Plus, GameWords::tr("One more"))};
}

std::vector<Question> DraftStage::healthQuestions()
{
    std::vector<Question> questions;
    const auto ask = [&](const QString& caption, const QString& name, std::optional<int>& number, int least,
                         int usual) {
        std::vector<ButtonSpec> buttons =
            stepper(name, number.value_or(usual), least, highestHealth, [this, &number](int to) {
                number = to;
                refresh();
            });
        buttons[1].chosen = number.has_value();
        questions.push_back({caption, std::move(buttons), tr("press the number if it is right")});
    };
    for (Picked& picked : m_picked) {
        const RingerFacts* ringer = m_table.facts().ringer(picked.name.toStdString());
        if (ringer == nullptr)
            continue;
        const auto& told = m_table.state().ringerHealth;
        const QString name = displayName(ringer->id);
        if (!ringer->health && !firstWith(told, &std::pair<std::string, int>::first, ringer->id))
            ask(GameWords::tr("Health on %1's card").arg(name), QStringLiteral("health_") + picked.name, picked.health,
                1, usualHealth);
        if (!ringer->minimumBid)
            ask(tr("Price on %1's card").arg(name), QStringLiteral("price_") + picked.name, picked.minimum, 0, 1);
    }
    return questions;
}

void DraftStage::showReveal()
{
    const Facts& facts = m_table.facts();
    const int all = wanted();
    m_title->setText(isRinger() ? tr("Reveal %1 ringers and tap them").arg(all)
                                : tr("Reveal %1 upgrade tiles and tap them").arg(all));
    std::vector<ButtonSpec> tiles;
    std::vector<ButtonSpec> more; // from expansions
    const auto tile = [&](const std::string& id, const QString& name, int copies, const QString& detail) {
        const QString word = fromStd(id);
        const auto taken =
            std::count_if(m_picked.begin(), m_picked.end(), [&](const Picked& one) { return one.name == word; });
        ButtonSpec spec{QStringLiteral("tile_") + word, name, [this, word] {
                            m_picked.push_back({word, {}, {}});
                            refresh();
                        }};
        if (taken >= copies)
            spec.why = copies > 1 ? tr("All of them have been revealed.") : tr("It has been revealed.");
        else if (static_cast<int>(m_picked.size()) >= all)
            spec.why = tr("All tiles have been revealed.");
        return std::move(spec).saying(detail);
    };
    if (isRinger()) {
        for (const RingerFacts& ringer : facts.ringers) {
            const QString price = ringer.minimumBid ? tr("from %1").arg(*ringer.minimumBid) : tr("price on the card");
            (ringer.baseGame ? tiles : more).push_back(tile(ringer.id, displayName(ringer.id), 1, price));
        }
    } else {
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            const auto upgrade = static_cast<Upgrade>(i);
            tiles.push_back(
                tile(std::string(toWord(upgrade)), upgradeName(upgrade), facts[upgrade].copies,
                     tr("from %1, %2 in the box").arg(facts[upgrade].minimumBid).arg(facts[upgrade].copies)));
        }
    }
    m_tiles->setButtons(std::move(tiles));
    m_moreTitle->say(more.empty() ? QString() : tr("From expansions"));
    m_moreTiles->setButtons(std::move(more));
    std::vector<ButtonSpec> chosen;
    for (std::size_t i = 0; i < m_picked.size(); ++i) {
        chosen.push_back(ButtonSpec{QStringLiteral("picked_%1").arg(i), displayName(m_picked[i].name.toStdString()),
                                    [this, i] {
                                        m_picked.erase(m_picked.begin() + static_cast<std::ptrdiff_t>(i));
                                        refresh();
                                    }}
                             .drawn(Icon::Close)
                             .among(true));
    }
    m_chosen->setButtons(std::move(chosen));
    m_questions->setQuestions(healthQuestions());
    showRevealBar();
}

void DraftStage::showRevealBar()
{
    const auto count = static_cast<int>(m_picked.size());
    BarState bar;
    bar.title = isRinger() ? tr("Which ringers were revealed?") : tr("Which upgrade tiles were revealed?");
    bar.note = tr("%1 of %2 revealed. Tap one below to undo it.").arg(count).arg(wanted());
    bar.buttons = {ButtonSpec{QStringLiteral("dealForUs"), tr("Deal for us"), [this] { deal(); }}
                       .as(ButtonLook::Outline)
                       .drawn(Icon::Cards),
                   undoButton()};
    ButtonSpec main{QStringLiteral("draftMain"), tr("Open the auction"), [this] { reveal(); }};
    // The bids need the price; the health is wanted of who plays, and asked again when the teams choose.
    const bool asksPrice = std::any_of(m_picked.begin(), m_picked.end(), [&](const Picked& picked) {
        const RingerFacts* ringer = m_table.facts().ringer(picked.name.toStdString());
        return ringer != nullptr && !ringer->minimumBid && !picked.minimum;
    });
    if (count == 0)
        main.why = tr("Tap the revealed tiles, or deal for us.");
    else if (asksPrice)
        main.why = tr("Enter what is printed on these ringers' cards.");
    if (count == wanted() && !main.why.isEmpty())
        bar.note = main.why; // a finger sees no tooltip
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

void DraftStage::deal()
{
    const Facts& facts = m_table.facts();
    QStringList box;
    if (isRinger()) {
        for (const RingerFacts& ringer : facts.ringers) {
            if (ringer.baseGame)
                box << fromStd(ringer.id);
        }
    } else {
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            for (int copy = 0; copy < facts.upgrades[i].copies; ++copy)
                box << fromWordView(toWord(static_cast<Upgrade>(i)));
        }
    }
    std::shuffle(box.begin(), box.end(), *QRandomGenerator::global());
    m_picked.clear();
    for (const QString& name : box.mid(0, wanted()))
        m_picked.push_back({name, {}, {}});
    refresh();
}

void DraftStage::reveal()
{
    std::vector<RevealedLot> lots;
    std::map<QString, int> numbers;
    for (const Picked& picked : m_picked) {
        const std::string name = picked.name.toStdString();
        const int number = ++numbers[picked.name];
        // The first tile of a kind goes by its name alone, so that sentences about the lot read well.
        lots.push_back({number == 1 ? name : name + '_' + std::to_string(number), name, picked.minimum, picked.health});
    }
    if (isRinger())
        Q_EMIT commanded(RevealRingers{std::move(lots)});
    else
        Q_EMIT commanded(RevealUpgrades{std::move(lots)});
}

void DraftStage::showLots()
{
    const Auction& auction = *m_table.state().auction;
    while (m_cards.size() < auction.lots.size()) {
        auto* card = new LotCard(m_auctionPage);
        const int index = static_cast<int>(m_cards.size());
        connect(card, &QAbstractButton::clicked, this, [this, index] { name(named() == index ? -1 : index); });
        connect(card, &LotCard::lifted, this, [this, index] { name(index); });
        connect(card, &LotCard::dropped, this, &DraftStage::dropLot, Qt::QueuedConnection);
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < auction.lots.size());
        if (i >= auction.lots.size()) {
            m_cards[i]->setObjectName({});
            continue;
        }
        const AuctionLot& lot = auction.lots[i];
        const bool isCurrent = static_cast<int>(i) == auction.currentLot;
        const bool isNamed = static_cast<int>(i) == named();
        LotCardState card;
        card.name = displayName(lot.name);
        card.effect = effectOf(lot.name);
        card.minimum = lot.minimumBid;
        card.current = isCurrent || isNamed;
        if (lot.isSold()) {
            const int team = m_table.state().auctionOrder[static_cast<std::size_t>(lot.buyer)];
            card.buyer = m_table.seat(team);
            card.standing = tr("%1 paid %2").arg(m_table.team(team)).arg(lot.price);
        } else {
            card.standing = isCurrent ? tr("being sold") : isNamed ? tr("to be named") : tr("open");
        }
        m_cards[i]->setObjectName(QStringLiteral("lot_") + fromStd(lot.id));
        m_cards[i]->setState(card);
    }
    arrangeLots();
}

void DraftStage::name(int lot)
{
    const Auction& now = *m_table.state().auction;
    if (lot < 0)
        input().clear();
    else if (lot != now.currentLot)
        input().say({cardTap(now.lots[static_cast<std::size_t>(lot)].id)});
}

void DraftStage::bringBidsIntoSight()
{
    QTimer::singleShot(0, m_bidPanel, [this] {
        // Where there is room they always are.
        if (m_bidPanel->isVisible() && m_scroll->isAncestorOf(m_bidPanel))
            m_scroll->verticalScrollBar()->setValue(m_bidPanel->mapTo(m_scroll->widget(), QPoint()).y());
    });
}

void DraftStage::dropLot(QPoint where)
{
    for (QAbstractButton* price : m_sales->findChildren<QAbstractButton*>()) {
        if (price->isVisible() && price->rect().contains(price->mapFromGlobal(where))) {
            price->click();
            return;
        }
    }
}

void DraftStage::arrangeLots()
{
    const double ems = width() / Theme::current().em();
    const int columns = std::clamp(static_cast<int>(ems / lotEms), 1, mostColumns);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    const bool roomy = ems >= roomyDraftEms;
    // The bids stay in sight, however many lots there are; beside big text they are scrolled to.
    (roomy ? m_bidsInSight : m_bidsBelow)->addWidget(m_bidPanel);
    m_rules->setVisible(roomy);
    m_leader->setWordWrap(!roomy);
    for (QBoxLayout* parts : {m_bidHead, m_bidLine})
        parts->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_table.isShown() && m_table.state().auction) {
        const bool bids = named() >= 0 || m_table.state().auction->state == AuctionState::Bidding;
        m_bidPanel->setVisible(roomy || bids);
    }
}

void DraftStage::resizeEvent(QResizeEvent* event)
{
    Stage::resizeEvent(event);
    arrangeLots();
}

void DraftStage::showAuction()
{
    showLots();
    const State& state = m_table.state();
    const Auction& auction = *state.auction;
    const int team = state.teamToAct();
    const QString name = m_table.team(team);
    const int cash = team >= 0 ? state[team].cash : 0;
    const bool bidding = auction.state == AuctionState::Bidding;
    const int lot = bidding ? auction.currentLot : named();
    std::vector<ButtonSpec> bids;
    std::vector<Question> sales;
    if (lot >= 0) {
        if (bidding)
            bids = input().buttons(isNumber);
        else
            sales = saleQuestions();
        for (ButtonSpec& bid : bids)
            bid.isLarge = true;
        m_bidTitle->setText(displayName(auction.lots[static_cast<std::size_t>(lot)].name));
    } else {
        m_bidTitle->setText(tr("%1: tap the lot to name").arg(name));
    }
    m_bids->setButtons(std::move(bids));
    m_sales->setQuestions(std::move(sales));
    m_who->say(bidding ? CommonWords::tr("%1:").arg(name) : QString());
    m_purse->say(bidding ? tr("%1 have %2 cash").arg(name).arg(cash) : QString());
    const bool led = bidding && auction.highestBidder >= 0;
    const int leader = led ? state.auctionOrder[static_cast<std::size_t>(auction.highestBidder)] : -1;
    m_leaderEmblem->setSeat(m_table.seat(leader));
    m_leaderEmblem->setVisible(led);
    m_leader->setText(led ? tr("%1 bid %2").arg(m_table.team(leader)).arg(auction.highestBid) : QString());
    m_bidPanel->setSeat(m_table.seat(team));
    m_rules->setRules(bidding ? QStringList{QStringLiteral("KB-26.4"), QStringLiteral("KB-26.5")}
                              : QStringList{QStringLiteral("KB-26.3"), QStringLiteral("KB-26.7")});
    showAuctionBar();
}

void DraftStage::showAuctionBar()
{
    const int team = m_table.state().teamToAct();
    const bool bidding = m_table.state().auction->state == AuctionState::Bidding;
    BarState bar;
    bar.seat = m_table.seat(team);
    bar.title = (bidding ? tr("%1 bid or pass") : tr("%1 name a lot or pass")).arg(m_table.team(team));
    bar.note = tr("Upgrade tiles first, then ringers. Cash left over pays bribes.");
    bar.buttons = input().buttons([](const Tap& tap) { return tap == choiceTap("pass_bid"); });
    bar.buttons.push_back(undoButton());
    for (std::size_t i = 0; i < m_table.moves().size() && named() < 0; ++i) { // not beside the prices of a lot
        if (m_table.moves()[i].taps.front() == choiceTap("end_auction"))
            bar.buttons.push_back(input().whole(i));
    }
    this->bar()->setState(std::move(bar));
}

std::vector<Question> DraftStage::saleQuestions()
{
    std::vector<Question> questions;
    std::string buyer;
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const MoveOf<Command>& move = m_table.moves()[i];
        if (move.taps.size() < 3 || move.taps.front() != input().taps().front())
            continue;
        if (move.seat != std::exchange(buyer, move.seat))
            questions.push_back({tr("Sold to %1 for").arg(m_table.team(m_table.state().teamNamed(move.seat)))});
        questions.back().answers.push_back(input().whole(i));
    }
    if (std::vector<ButtonSpec> bids = input().buttons(isNumber); !bids.empty())
        questions.push_back({tr("Or bid by bid, from"), std::move(bids)});
    return questions;
}

} // namespace whistle::kaosball

#include "moc_draft_stage.cpp"
