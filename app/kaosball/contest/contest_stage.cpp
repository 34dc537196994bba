// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_stage.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/words/counter_label.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/offers/odds.h"
#include "kaosball/telling/game_words.h"
#include "match/match_session.h"

#include <QKeyEvent>
#include <QStyle>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// Keys 1 to 6 of the first row of a keyboard, whatever Shift makes of them.
constexpr quint32 scanCodeOfOne = 10;
constexpr quint32 scanCodeOfSix = 15;
/// So many rules stand below the verdict; the others are in the log.
constexpr qsizetype rulesShown = 4;

} // namespace

ContestStage::ContestStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("contestStage"));
    const int side = px(Length::SpaceXl);
    const int gap = px(Length::SpaceS);
    m_head->setSpacing(gap);
    m_head->addWidget(m_title);
    m_head->addWidget(m_subtitle, 2);
    m_head->addWidget(m_types);
    m_head->addWidget(m_rules, 1);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(side, px(Length::SpaceXs), side, px(Length::SpaceXs));
    head->setSpacing(gap);
    head->addLayout(m_head, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    QBoxLayout* column = columnIn(*m_scroll->widget(), 0, px(Length::SpaceXs));
    column->setContentsMargins(side, 0, side, 0);
    m_sideRow->setSpacing(px(Length::SpaceL));
    column->addLayout(m_sideRow);
    m_oddsNote->hide();
    column->addWidget(m_oddsNote);
    column->addWidget(m_sum, 1);
    columnIn(*m_dieBox, 0, -1, {m_dieTitle, m_die});
    m_sum->setDie(m_dieBox);
    // What it is about and what is still to be chosen stay in sight, whatever is scrolled.
    auto* asked = new QVBoxLayout;
    asked->setContentsMargins(side, 0, side, gap);
    asked->addWidget(m_questions);
    auto* whole = new YieldingColumn(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto* before = new QVBoxLayout;
    before->setContentsMargins(side, 0, side, px(Length::SpaceXs));
    before->addWidget(m_first);
    whole->addLayout(head);
    whole->addLayout(before);
    whole->addWidget(m_scroll, 1);
    whole->addLayout(asked);

    connect(m_close, &QAbstractButton::clicked, this, &ContestStage::stepBack);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_sum, &ArithmeticPanel::ruleOpened, this, &Stage::ruleAsked);
    connect(m_die, &DiePad::rolled, this, [this](int face) {
        const ContestPreview seen = preview(m_draft, m_table.state(), m_table.facts());
        if (const int team = rollingFor(seen); team >= 0) {
            m_draft.rolls[team] = {face}; // another press corrects the first
            settle();
        }
    });
}

void ContestStage::setRoller(const DieRoller& roller)
{
    m_roller = roller;
    m_die->setRoller(roller);
}

void ContestStage::setOdds(bool shown)
{
    m_showsOdds = shown;
    if (m_isOpen)
        refresh();
}

void ContestStage::warp(int team)
{
    if (!m_isOpen || m_draft.warpBy == team)
        return;
    m_draft.warp(team);
    m_recording = Recording::WithTheLastCard; // the new cards say everything
    refresh();
}

// Everything but the cards is as it will be in the command; the referee itself puts the contest together.
QStringList ContestStage::chancesOf(int team) const
{
    const std::vector<int> teams = m_draft.teams();
    if (!m_showsOdds || teams.size() != 2)
        return {};
    ContestDraft tried = m_draft;
    tried.rolls.clear();
    tried.warped.clear();
    tried.warpBy = -1;
    for (const int one : teams)
        tried.cards[one] = Card::energy(1);
    const ContestPreview seen = preview(tried, m_table.state(), m_table.facts());
    if (!seen.contest)
        return {};
    const std::vector<UnseenCard> unseen = unseenCards(m_table.state(), m_table.facts());
    const ContestPart part = team == teams.front() ? ContestPart::Initiator : ContestPart::Target;
    QStringList chances;
    std::vector<Card> cards = numberedCards();
    cards.push_back({CardKind::Tactic});
    for (const Card card : cards) {
        const double chance =
            chanceToWin(seen.contest->contest, part, card, unseen, m_table.state().houseRules, m_table.facts());
        chances << CommonWords::tr("%1%").arg(qRound(chance * 100));
    }
    return chances;
}

void ContestStage::open(const ContestDraft& draft, Recording recording)
{
    m_draft = draft;
    m_recording = recording;
    m_isOpen = true;
    refresh();
    if (!m_sides.empty())
        m_sides.front()->pad()->setFocus(Qt::OtherFocusReason);
}

void ContestStage::setTable(const ShownTable& table)
{
    m_table = table;
    if (m_isOpen)
        refresh();
}

bool ContestStage::stepBack()
{
    if (!m_isOpen)
        return false;
    m_isOpen = false;
    Q_EMIT closed();
    return true;
}

int ContestStage::actor() const
{
    return m_isOpen ? m_draft.activeTeam(m_table.state()) : -1;
}

void ContestStage::chooseCard(int team, Card card)
{
    m_draft.show(team, card);
    settle();
}

// Where the cards decide everything, the last one records the contest: one press less in each of them.
void ContestStage::settle()
{
    const ContestPreview seen = refresh();
    const bool namesMissing =
        std::ranges::any_of(m_draft.cards, [](const auto& shown) { return isNameless(shown.second); });
    if (m_recording == Recording::WithTheLastCard && !namesMissing && seen.isSettled())
        record(seen);
}

void ContestStage::record(const ContestPreview& seen)
{
    if (!seen.command)
        return;
    const Command command = *seen.command; // the button that holds `seen` goes with the entry
    const ContestDraft draft = m_draft;
    Q_EMIT fought(draft);
    Q_EMIT commanded(command);
}

ContestEdit ContestStage::editor()
{
    return [this](const std::function<void(ContestDraft&)>& change) {
        change(m_draft);
        refresh();
    };
}

int ContestStage::rollingFor(const ContestPreview& seen)
{
    if (!seen.rollsMissing.empty())
        return seen.rollsMissing.front();
    return seen.tied.empty() ? -1 : seen.tied.back();
}

QString ContestStage::title() const
{
    const State& state = m_table.state();
    const Space where = state.isMirror() ? state[m_draft.targets.front()].space : Space{};
    const QString what = contestName(m_draft.type);
    return where.isValid() ? tr("%1 on %2").arg(what, spaceName(where)) : what;
}

ContestPreview ContestStage::refresh()
{
    const ContestPreview seen = preview(m_draft, m_table.state(), m_table.facts());
    m_title->setText(title());
    const QString started = m_draft.isReaction ? tr("reaction, started by %1") : tr("started by %1");
    m_subtitle->setText(started.arg(m_table.team(m_draft.initiator.team)));
    QStringList rules{QStringLiteral("KB-17.5")};
    if (m_draft.isReaction)
        rules.prepend(QStringLiteral("KB-15.1"));
    m_rules->setRules(rules);
    m_close->setName(CommonWords::tr("Back to the table"));
    std::vector<ButtonSpec> types;
    for (const ContestType type : m_draft.types.size() > 1 ? m_draft.types : std::vector<ContestType>()) {
        const auto announce = [this, type] {
            if (type != m_draft.type)
                Q_EMIT insteadAsked(m_draft, type);
        };
        types.push_back(
            ButtonSpec{QStringLiteral("announce_") + fromWordView(toWord(type)), contestName(type), announce}.among(
                type == m_draft.type));
    }
    m_types->setButtons(std::move(types));
    showSides();
    showSum(seen);
    showDie(seen);
    askWhatFollows(seen);
    showBar(seen);
    Q_EMIT told(seen.command.value_or(commandOf(m_draft, m_table.state())));
    return seen;
}

void ContestStage::showSides()
{
    const std::vector<int> teams = m_draft.teams();
    while (m_sides.size() > teams.size()) {
        m_sides.back()->deleteLater();
        m_sides.pop_back();
    }
    while (m_sides.size() < teams.size()) {
        auto* side = new ContestSidePanel;
        connect(side, &ContestSidePanel::cardChosen, this, &ContestStage::chooseCard);
        m_sideRow->addWidget(side, 1);
        m_sides.push_back(side);
    }
    for (std::size_t i = 0; i < teams.size(); ++i) {
        ContestSideState side;
        side.team = teams[i];
        const bool starts = i == 0;
        side.figures = starts ? std::vector{m_draft.initiator} : m_draft.targets;
        std::erase_if(side.figures, [&](FigureRef figure) { return figure.team != side.team; });
        QStringList names;
        for (const FigureRef ref : side.figures)
            names << m_table.figure(ref);
        const QString who = names.join(QStringLiteral(", "));
        side.title = starts ? startsWords(m_draft.type, who) : tr("%1 resists").arg(who);
        side.note =
            starts ? tr("%1, initiator").arg(m_table.team(side.team)) : tr("%1, target").arg(m_table.team(side.team));
        if (m_draft.collectsWarped() || m_draft.mayNameWarped(side.team))
            side.note = tr("the first card, which Kaos Warp discards");
        else if (const auto first = m_draft.warped.find(side.team); first != m_draft.warped.end())
            side.note = tr("Kaos Warp discarded %1; a new card").arg(cardName(first->second));
        side.card = m_draft.cardOf(side.team);
        if (m_table.state()[side.team].hand > 0)
            side.noCardWhy = citing("KB-R40"_rule, tr("%1 have cards, so they show one.").arg(m_table.team(side.team)));
        side.chances = chancesOf(side.team);
        side.cheats = modifiersOf(m_draft, side.team, m_table, editor());
        m_oddsNote->setVisible(!side.chances.isEmpty());
        m_sides[i]->setState(m_table, std::move(side));
    }
    m_oddsNote->setText(
        tr("Chances: every card not yet burned is equally likely to be shown against it, including cards discarded "
           "before; plain cards spread evenly over their numbers; the die decides a tie."));
    arrange();
}

void ContestStage::showSum(const ContestPreview& seen)
{
    ArithmeticState sum = sumOf(m_draft, seen, m_table);
    if (seen.cardsMissing.empty()) {
        sum.verdict =
            seen.starsOpen.empty() ? verdictWords(m_draft, seen, m_table) : tr("Is there a star on the card?");
        sum.rules = idsOf(seen.outcome.rules).mid(0, rulesShown);
    } else {
        sum.verdict = seen.cardsMissing.size() == 1 ? tr("Choose the card of %1.").arg(m_table.teams(seen.cardsMissing))
                                                    : tr("Choose both cards.");
    }
    m_sum->setState(sum);
    // The sum that has just come about is what everybody wants to see, the cards are in it; in a tie, the die.
    QWidget* wanted = !seen.rollsMissing.empty() ? m_dieBox : seen.cardsMissing.empty() ? m_sum : nullptr;
    if (wanted != nullptr && wanted != m_inSight)
        m_scroll->reveal(*wanted);
    m_inSight = wanted;
}

void ContestStage::showDie(const ContestPreview& seen)
{
    const int target = rollingFor(seen);
    m_dieBox->setVisible(target >= 0);
    if (target < 0)
        return;
    const int active = m_draft.activeTeam(m_table.state());
    m_dieTitle->setText(tr("A tie with %1: %2 roll.").arg(m_table.team(target), m_table.team(active)));
    m_dieTitle->setVisible(seen.tied.size() > 1); // else the verdict says it
    const std::vector<int> rolled = m_draft.rollsAgainst(target);
    m_die->setResult(rolled.empty() ? std::nullopt : std::optional(rolled.front()));
}

void ContestStage::askAgain(const ContestPreview& seen, std::vector<Question>& questions)
{
    const auto rerolls =
        static_cast<std::size_t>(m_table.state()[m_draft.activeTeam(m_table.state())].active[Upgrade::Lucky]);
    for (const int team : seen.tied) {
        const std::vector<int> rolls = m_draft.rollsAgainst(team);
        for (std::size_t again = 1; again <= std::min(rerolls, rolls.size()); ++again) {
            Question lucky{seen.tied.size() > 1
                               ? tr("%1, against %2").arg(upgradeName(Upgrade::Lucky), m_table.team(team))
                               : upgradeName(Upgrade::Lucky),
                           {},
                           GameWords::tr("the new result must be kept")};
            const auto take = [this, team, again](int face) {
                std::vector<int>& all = m_draft.rolls[team];
                all.resize(again); // another press corrects this roll
                all.push_back(face);
                settle();
            };
            const QString name = QStringLiteral("reroll_%1_").arg(fromStd(m_table.state()[team].name));
            for (const int face : m_table.facts().tiebreakerDie) {
                lucky.answers.push_back(ButtonSpec{
                    name + QString::number(face), CounterLabel::words(face, CounterLabel::Sign::Always), [take, face] {
                        take(face);
                    }}.among(rolls.size() > again && rolls[again] == face));
                lucky.answers.back().isNumber = true;
            }
            if (m_roller) {
                lucky.answers.push_back(ButtonSpec{
                    name + QStringLiteral("forUs"), tr("Roll again for us"), [this, take] {
                        take(m_roller());
                    }}.as(ButtonLook::Outline));
                lucky.answers.back().drawing = Icon::Die;
            }
            questions.push_back(std::move(lucky));
        }
    }
}

void ContestStage::askWhatFollows(const ContestPreview& seen)
{
    const State& state = m_table.state();
    std::vector<Question> questions;
    std::vector<Question> reactions;
    // KB-15.1: whoever may react comes before the contest, and stands before the cards: choosing them says that nobody
    // does.
    if (m_draft.mayBeReactedTo && state.activation) {
        Question first{tr("Does anyone react first?"), {}, tr("Or choose a card for no reaction.")};
        for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
            if (std::holds_alternative<React>(m_table.moves()[i].commands.back()))
                first.answers.push_back(input().whole(i));
        }
        if (!first.answers.empty())
            reactions.push_back(std::move(first));
    }
    m_first->setQuestions(std::move(reactions));
    for (const int team : seen.starsOpen) { // KB-33.7: the card would be doubled, or the cheat is for nothing
        const Card plain = m_draft.cards.at(team);
        Question star{tr("%1: does the %2 of %3 have a star?")
                          .arg(cheatName(Cheat::StimPack))
                          .arg(int{plain.value})
                          .arg(m_table.team(team)),
                      {},
                      {}};
        const QString id = fromStd(state[team].name);
        const int seat = m_table.seat(team);
        star.answers = {ButtonSpec{QStringLiteral("star_%1_yes").arg(id), tr("It has a star"),
                                   [this, team, plain] { chooseCard(team, Card::energy(plain.value, true)); }}
                            .of(seat),
                        ButtonSpec{QStringLiteral("star_%1_no").arg(id), tr("No star"),
                                   [this, team] {
                                       m_draft.saidPlain.insert(team);
                                       settle();
                                   }}
                            .of(seat)};
        questions.push_back(std::move(star));
    }
    askAgain(seen, questions);
    std::vector<Question> more = questionsOf(m_draft, seen, m_table, editor(), m_bottom);
    std::move(more.begin(), more.end(), std::back_inserter(questions));
    m_questions->setQuestions(std::move(questions));
}

void ContestStage::showBar(const ContestPreview& seen)
{
    BarState bar;
    bar.title = m_recording == Recording::ByHand ? tr("Both cards are burned when this is recorded.")
                                                 : tr("Saved with the last card, if nothing else is left to enter.");
    if (!seen.outcome.objections.empty() && seen.command)
        bar.note = tr("This is against the rules: record it to see why.");
    const std::vector<int> teams = m_draft.teams();
    for (int team = 0; team < m_table.state().teamCount(); ++team) { // KB-33.6: anybody may warp a contest
        if (m_table.state().plays(team) && !contains(teams, team)) {
            for (ButtonSpec& spec : modifiersOf(m_draft, team, m_table, editor()))
                bar.buttons.push_back(std::move(spec));
        }
    }
    bar.buttons.push_back(ButtonSpec{QStringLiteral("contestBack"), CommonWords::tr("Back"), [this] { stepBack(); }}.as(
        ButtonLook::Quiet));
    ButtonSpec main{QStringLiteral("contestMain"), CommonWords::tr("Record"), [this, seen] { record(seen); }};
    if (!seen.cardsMissing.empty()) {
        main.why = tr("Choose both cards.");
    } else if (!seen.starsOpen.empty()) {
        main.why = tr("Is there a star on the card?");
    } else if (!seen.rollsMissing.empty()) {
        const int active = m_draft.activeTeam(m_table.state());
        main.why = GameWords::tr("A tie, so %1 roll.").arg(m_table.team(active));
    } else if (const int winner = winnerOf(m_draft, seen); winner >= 0) {
        main.title = tr("Record: %1 win").arg(m_table.team(winner));
        main.seat = m_table.seat(winner);
    }
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

bool ContestStage::takeKey(const QKeyEvent& pressed)
{
    const bool right = pressed.modifiers().testFlag(Qt::ShiftModifier);
    const std::size_t index = right && m_sides.size() > 1 ? 1 : 0;
    int key = pressed.key();
    if (pressed.nativeScanCode() >= scanCodeOfOne && pressed.nativeScanCode() <= scanCodeOfSix)
        key = Qt::Key_1 + static_cast<int>(pressed.nativeScanCode() - scanCodeOfOne);
    return !m_sides.empty() && m_sides[index]->pad()->pressKey(key);
}

void ContestStage::arrange()
{
    const Theme& theme = Theme::current();
    const bool roomy = width() >= theme.em() * theme.mediumFrom();
    m_head->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_title->setWordWrap(!roomy);
    int sides = 2 * theme.px(Length::SpaceXl) + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (const ContestSidePanel* side : m_sides)
        sides += side->isHidden() ? 0 : side->minimumSizeHint().width() + m_sideRow->spacing();
    m_sideRow->setDirection(sides <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ContestStage::resizeEvent(QResizeEvent* event)
{
    Stage::resizeEvent(event);
    arrange();
}

} // namespace whistle::kaosball

#include "moc_contest_stage.cpp"
