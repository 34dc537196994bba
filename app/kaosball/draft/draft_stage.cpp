// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/draft/draft_stage.h"

#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "kaosball/draft/lot_card.h"
#include "kaosball/telling/spoken_names.h"
#include "look/emblem.h"
#include "match/match_desk.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
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
constexpr double roomyEms = 28;
constexpr int bidsShown = 6;
constexpr int highestHealth = 20;
constexpr int usualHealth = 3;

} // namespace

DraftStage::DraftStage(QWidget* parent)
    : Stage(parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_tiles(new ButtonRow)
    , m_moreTitle(new TextLabel({}, TypeStep::Label, Colour::TextMuted))
    , m_moreTiles(new ButtonRow)
    , m_chosen(new ButtonRow)
    , m_questions(new QuestionList)
    , m_revealPage(new QWidget)
    , m_auctionPage(new QWidget)
    , m_grid(new QGridLayout)
    , m_bidPanel(new PanelBox(Colour::Sunken))
    , m_bidHead(new QHBoxLayout)
    , m_bidLine(new QHBoxLayout)
    , m_bidTitle(new TextLabel({}, TypeStep::Heading))
    , m_leaderEmblem(new SeatEmblem)
    , m_leader(new TextLabel({}, TypeStep::Title))
    , m_who(new TextLabel({}, TypeStep::Label))
    , m_bids(new ButtonRow)
    , m_sales(new QuestionList)
    , m_purse(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_rules(new RuleChips)
{
    setObjectName(QStringLiteral("draftStage"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceM);
    m_tiles->setEven(true);
    m_moreTiles->setEven(true);
    m_title->setWordWrap(true);
    m_purse->setWordWrap(true);
    m_bidTitle->setWordWrap(true);
    auto* revealed = new QVBoxLayout(m_revealPage);
    revealed->setSpacing(gap);
    revealed->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_tiles), static_cast<QWidget*>(m_moreTitle),
          static_cast<QWidget*>(m_moreTiles), static_cast<QWidget*>(m_chosen), static_cast<QWidget*>(m_questions)})
        revealed->addWidget(part);
    revealed->addStretch(1);

    auto* auction = new QVBoxLayout(m_auctionPage);
    auction->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
    auction->addLayout(m_grid, 1);
    auto* bid = new QVBoxLayout(m_bidPanel);
    auto* leader = new QHBoxLayout;
    leader->addWidget(m_leaderEmblem);
    leader->addWidget(m_leader, 1);
    m_bidHead->addWidget(m_bidTitle, 1);
    m_bidHead->addLayout(leader);
    bid->addLayout(m_bidHead);
    m_bidLine->addWidget(m_who);
    m_bidLine->addWidget(m_bids, 1);
    m_bidLine->addWidget(m_purse);
    bid->addLayout(m_bidLine);
    bid->addWidget(m_sales);
    bid->addWidget(m_rules);

    auto* inside = new QWidget;
    auto* both = new QVBoxLayout(inside);
    both->setContentsMargins(gap, gap, gap, gap);
    both->addWidget(m_revealPage, 1);
    both->addWidget(m_auctionPage, 1);
    m_scroll = new Scroller(inside);
    m_bidsBelow = both;
    m_bidsInSight = new QHBoxLayout;
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
    return auction && auction->state == AuctionState::Bidding ? tr("to bid") : tr("to name a lot");
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
    m_lot = m_bid = m_firstBid = -1;
    refresh();
    bringBidsIntoSight();
}

bool DraftStage::stepBack()
{
    if (m_lot < 0)
        return false;
    m_lot = m_bid = -1;
    refresh();
    return true;
}

void DraftStage::refresh()
{
    if (!m_table.isShown())
        return;
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
    ButtonSpec minus{name + QStringLiteral("_minus"), {}, [=] { choose(std::max(least, now - 1)); }};
    minus.drawing = Icon::Minus;
    minus.spoken = tr("One less");
    ButtonSpec value{name, QString::number(now), [=] { choose(now); }};
    value.isNumber = true;
    ButtonSpec plus{name + QStringLiteral("_plus"), {}, [=] { choose(std::min(most, now + 1)); }};
    plus.drawing = Icon::Plus;
    plus.spoken = tr("One more");
    return {minus, value, plus};
}

std::vector<Question> DraftStage::healthQuestions()
{
    std::vector<Question> questions;
    const auto asked = [this](const QString& name, std::optional<int>& number, int least, int usual) {
        std::vector<ButtonSpec> buttons =
            stepper(name, number.value_or(usual), least, highestHealth, [this, &number](int to) {
                number = to;
                refresh();
            });
        buttons[1].chosen = number.has_value();
        return buttons;
    };
    for (Picked& picked : m_picked) {
        const RingerFacts* ringer = m_table.facts().ringer(picked.name.toStdString());
        if (ringer == nullptr)
            continue;
        const auto& told = m_table.state().ringerHealth;
        const bool known = ringer->health || std::any_of(told.begin(), told.end(),
                                                         [&](const auto& one) { return one.first == ringer->id; });
        const QString name = displayName(ringer->id);
        if (!known)
            questions.push_back({tr("Health on the card of %1").arg(name),
                                 asked(QStringLiteral("health_") + picked.name, picked.health, 1, usualHealth),
                                 tr("press the number when it is right")});
        if (!ringer->minimumBid)
            questions.push_back({tr("Price on the card of %1").arg(name),
                                 asked(QStringLiteral("price_") + picked.name, picked.minimum, 0, 1),
                                 tr("press the number when it is right")});
    }
    return questions;
}

void DraftStage::showReveal()
{
    const Facts& facts = m_table.facts();
    const int all = wanted();
    const auto count = static_cast<int>(m_picked.size());
    m_title->setText(isRinger() ? tr("Turn up %1 ringers and tap them").arg(all)
                                : tr("Turn up %1 upgrade tiles and tap them").arg(all));
    std::vector<ButtonSpec> tiles;
    const auto offer = [&](const std::string& id, const QString& name, int copies, const QString& detail) {
        const QString word = fromStd(id);
        const auto taken =
            std::count_if(m_picked.begin(), m_picked.end(), [&](const Picked& one) { return one.name == word; });
        ButtonSpec spec{QStringLiteral("tile_") + word, name, [this, word] {
                            m_picked.push_back({word, {}, {}});
                            refresh();
                        }};
        spec.detail = detail;
        if (taken >= copies)
            spec.why = copies > 1 ? tr("All of them have been revealed.") : tr("It has been revealed.");
        else if (count >= all)
            spec.why = tr("All tiles have been revealed.");
        tiles.push_back(std::move(spec));
    };
    std::vector<ButtonSpec> more;
    if (isRinger()) {
        for (const bool base : {false, true}) {
            for (const RingerFacts& ringer : facts.ringers) {
                if (ringer.baseGame == base)
                    offer(ringer.id, displayName(ringer.id), 1,
                          ringer.minimumBid ? tr("from %1").arg(*ringer.minimumBid) : tr("price on the card"));
            }
            if (!base)
                more = std::exchange(tiles, {});
        }
    } else {
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            const auto upgrade = static_cast<Upgrade>(i);
            offer(std::string(toWord(upgrade)), upgradeName(upgrade), facts[upgrade].copies,
                  tr("from %1, %2 in the box").arg(facts[upgrade].minimumBid).arg(facts[upgrade].copies));
        }
    }
    m_tiles->setButtons(std::move(tiles));
    m_moreTitle->setText(tr("From expansions"));
    m_moreTitle->setVisible(!more.empty());
    m_moreTiles->setVisible(!more.empty());
    m_moreTiles->setButtons(std::move(more));
    std::vector<ButtonSpec> chosen;
    for (std::size_t i = 0; i < m_picked.size(); ++i) {
        ButtonSpec spec{QStringLiteral("picked_%1").arg(i), displayName(m_picked[i].name.toStdString()), [this, i] {
                            m_picked.erase(m_picked.begin() + static_cast<std::ptrdiff_t>(i));
                            refresh();
                        }};
        spec.drawing = Icon::Close;
        spec.chosen = true;
        chosen.push_back(std::move(spec));
    }
    m_chosen->setButtons(std::move(chosen));
    m_questions->setQuestions(healthQuestions());

    BarState bar;
    bar.title = isRinger() ? tr("Which ringers were revealed?") : tr("Which upgrade tiles were revealed?");
    bar.note = tr("%1 of %2 revealed. Tap one below to take it back.").arg(count).arg(all);
    ButtonSpec dealing{QStringLiteral("dealForUs"), tr("Deal for us"), [this] { deal(); }};
    dealing.look = ButtonLook::Outline;
    dealing.drawing = Icon::Cards;
    bar.buttons = {dealing, undoButton()};
    ButtonSpec main{QStringLiteral("draftMain"), tr("Open the auction"), [this] { reveal(); }};
    // The bids need the price; the health is wanted of who plays, and asked again when the teams choose.
    const bool asksPrice = std::any_of(m_picked.begin(), m_picked.end(), [&](const Picked& picked) {
        const RingerFacts* ringer = facts.ringer(picked.name.toStdString());
        return ringer != nullptr && !ringer->minimumBid && !picked.minimum;
    });
    if (count == 0)
        main.why = tr("Tap the revealed tiles, or deal for us.");
    else if (asksPrice)
        main.why = tr("Enter what is printed on the cards of these ringers.");
    if (count == all && !main.why.isEmpty())
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
        connect(card, &QAbstractButton::clicked, this, [this, index] { name(m_lot == index ? -1 : index); });
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
        LotCardState card;
        card.name = displayName(lot.name);
        card.effect = effectOf(lot.name);
        card.minimum = lot.minimumBid;
        card.current = static_cast<int>(i) == auction.currentLot || static_cast<int>(i) == m_lot;
        if (lot.isSold()) {
            const int team = m_table.state().auctionOrder[static_cast<std::size_t>(lot.buyer)];
            card.buyer = m_table.seat(team);
            card.standing = tr("%1 paid %2").arg(m_table.team(team)).arg(lot.price);
        } else {
            card.standing = static_cast<int>(i) == auction.currentLot ? tr("being sold")
                            : static_cast<int>(i) == m_lot            ? tr("to be named")
                                                                      : tr("open");
        }
        m_cards[i]->setObjectName(QStringLiteral("lot_") + fromStd(lot.id));
        m_cards[i]->setState(card);
    }
    arrangeLots();
}

void DraftStage::name(int lot)
{
    const Auction& now = *m_table.state().auction;
    if (now.state != AuctionState::Naming || (lot >= 0 && now.lots[static_cast<std::size_t>(lot)].isSold()))
        return;
    m_lot = lot;
    m_bid = m_firstBid = -1;
    refresh();
    bringBidsIntoSight();
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
    const bool roomy = ems >= roomyEms;
    // The bids stay in sight, however many lots there are; beside big text they are scrolled to.
    (roomy ? m_bidsInSight : m_bidsBelow)->addWidget(m_bidPanel);
    m_rules->setVisible(roomy);
    m_leader->setWordWrap(!roomy);
    for (QBoxLayout* parts : {m_bidHead, m_bidLine})
        parts->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_table.isShown() && m_table.state().auction) {
        const bool bids = m_lot >= 0 || m_table.state().auction->state == AuctionState::Bidding;
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
    const std::string teamId = team >= 0 ? state[team].name : std::string();
    const int cash = team >= 0 ? state[team].cash : 0;
    const bool bidding = auction.state == AuctionState::Bidding;
    const int lot = bidding ? auction.currentLot : m_lot;
    BarState bar;
    bar.seat = m_table.seat(team);
    bar.title = bidding ? tr("%1 bid or pass").arg(name) : tr("%1 name a lot or pass").arg(name);
    bar.note = tr("Upgrade tiles first, then ringers. Cash left over pays bribes.");
    std::vector<ButtonSpec> bids;
    std::vector<Question> sales;
    if (lot >= 0) {
        const AuctionLot& one = auction.lots[static_cast<std::size_t>(lot)];
        const int least = bidding ? auction.highestBid + 1 : one.minimumBid;
        if (m_bid < least)
            m_bid = least <= cash ? least : -1;
        if (bidding)
            bids = bidButtons(team, least);
        else
            sales = saleQuestions(lot);
        m_bidTitle->setText(displayName(one.name));
    } else {
        m_bidTitle->setText(tr("%1: tap the lot to name").arg(name));
    }
    m_bids->setButtons(std::move(bids));
    m_sales->setQuestions(std::move(sales));
    m_who->setText(bidding ? tr("%1:").arg(name) : QString());
    m_who->setVisible(bidding);
    m_purse->setText(tr("%1 have %2 cash").arg(name).arg(cash));
    m_purse->setVisible(bidding);
    const bool led = bidding && auction.highestBidder >= 0;
    const int leader = led ? state.auctionOrder[static_cast<std::size_t>(auction.highestBidder)] : -1;
    m_leaderEmblem->setSeat(m_table.seat(leader));
    m_leaderEmblem->setVisible(led);
    m_leader->setText(led ? tr("%1 bid %2").arg(m_table.team(leader)).arg(auction.highestBid) : QString());
    m_bidPanel->setSeat(m_table.seat(team));
    m_rules->setRules(bidding ? QStringList{QStringLiteral("KB-26.4"), QStringLiteral("KB-26.5")}
                              : QStringList{QStringLiteral("KB-26.3"), QStringLiteral("KB-26.7")});

    ButtonSpec pass{QStringLiteral("passBid"), tr("Pass"), [this, teamId] { Q_EMIT commanded(PassBid{teamId}); }};
    pass.look = ButtonLook::Outline;
    pass.key = Qt::Key_P;
    bar.buttons = {undoButton(), pass};
    if (!bidding) {
        ButtonSpec end{QStringLiteral("endAuction"), tr("End the auction"),
                       [this] { enter(eventsOfEnd(*m_table.state().auction)); }};
        end.look = ButtonLook::Outline;
        bar.buttons.push_back(std::move(end));
    }
    ButtonSpec main{QStringLiteral("draftMain"), tr("Bid"), {}};
    main.seat = m_table.seat(team);
    if (lot < 0)
        main.why = tr("Tap the lot to name, or pass.");
    else if (m_bid < 0)
        main.why = citing("KB-26.5"_rule, tr("%1 have %2 cash.").arg(name).arg(cash));
    else if (bidding)
        main.title = tr("Bid %1").arg(m_bid);
    else
        main.title = tr("Open %1 at %2").arg(displayName(auction.lots[static_cast<std::size_t>(lot)].name)).arg(m_bid);
    main.press = [this, bidding, lot, teamId] {
        if (bidding)
            Q_EMIT commanded(Bid{teamId, m_bid});
        else
            Q_EMIT commanded(OpenLot{teamId, m_table.state().auction->lots[static_cast<std::size_t>(lot)].id, m_bid});
    };
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

std::vector<ButtonSpec> DraftStage::bidButtons(int team, int least)
{
    const int cash = m_table.state()[team].cash;
    m_firstBid = std::max(m_firstBid, least);
    std::vector<ButtonSpec> bids;
    const auto turn = [&](const char* name, const QString& spoken, Icon drawing, int by) {
        ButtonSpec spec{QString::fromLatin1(name), {}, [this, by] {
                            m_firstBid += by;
                            refresh();
                        }};
        spec.drawing = drawing;
        spec.spoken = spoken;
        bids.push_back(std::move(spec));
    };
    if (m_firstBid > least)
        turn("bidsFewer", tr("Lower bids"), Icon::Minus, -bidsShown);
    for (int bid = m_firstBid; bid <= std::min(cash + 1, m_firstBid + bidsShown - 1); ++bid) {
        ButtonSpec spec{QStringLiteral("bid_%1").arg(bid), QString::number(bid), [this, bid] {
                            m_bid = bid;
                            refresh();
                        }};
        spec.chosen = bid == m_bid;
        spec.isNumber = true;
        spec.isLarge = true;
        if (bid > cash)
            spec.why = citing("KB-26.5"_rule, tr("%1 have %2 cash.").arg(m_table.team(team)).arg(cash));
        bids.push_back(std::move(spec));
    }
    if (m_firstBid + bidsShown <= cash)
        turn("bidsMore", tr("Higher bids"), Icon::Plus, bidsShown);
    return bids;
}

std::vector<Question> DraftStage::saleQuestions(int lot)
{
    const State& state = m_table.state();
    const Auction& auction = *state.auction;
    std::vector<Question> questions;
    for (std::size_t buyer = 0; buyer < auction.teams.size(); ++buyer) {
        const int team = state.auctionOrder[buyer];
        Question sale{tr("Sold to %1 for").arg(m_table.team(team))};
        for (int price = 0; price <= auction.teams[buyer].cash; ++price) {
            const std::vector<AuctionEvent> events = eventsOfSale(auction, lot, static_cast<int>(buyer), price);
            if (events.empty())
                continue;
            ButtonSpec spec{QStringLiteral("soldTo_%1_%2").arg(fromStd(state[team].name)).arg(price),
                            QString::number(price), [this, events] { enter(events); }};
            spec.isNumber = true;
            spec.seat = m_table.seat(team);
            spec.spoken = tr("Sold to %1 for %2").arg(m_table.team(team)).arg(price);
            sale.answers.push_back(std::move(spec));
        }
        if (!sale.answers.empty())
            questions.push_back(std::move(sale));
    }
    const int namer = state.teamToAct();
    const int least = auction.lots[static_cast<std::size_t>(lot)].minimumBid;
    if (m_bid >= least)
        questions.push_back({tr("Or bid by bid, from"),
                             stepper(QStringLiteral("opening"), m_bid, least, state[namer].cash, [this](int bid) {
                                 m_bid = bid;
                                 refresh();
                             })});
    return questions;
}

void DraftStage::enter(const std::vector<AuctionEvent>& events)
{
    const State before = m_table.state(); // each entry shows another table
    for (const AuctionEvent& event : events) {
        const std::string& team = before[before.auctionOrder[static_cast<std::size_t>(event.team)]].name;
        if (event.action == AuctionAction::Open)
            Q_EMIT commanded(OpenLot{team, before.auction->lots[static_cast<std::size_t>(event.lot)].id, event.bid});
        else if (event.action == AuctionAction::Bid)
            Q_EMIT commanded(Bid{team, event.bid});
        else
            Q_EMIT commanded(PassBid{team});
    }
}

void DraftStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::kaosball
