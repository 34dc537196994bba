// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_stage.h"

#include "base/contains.h"
#include "controls/counter_label.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "kaosball/contest/arithmetic_panel.h"
#include "kaosball/contest/contest_questions.h"
#include "kaosball/contest/contest_side.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/offers/legal.h"
#include "kaosball/offers/odds.h"
#include "kaosball/page/question_list.h"
#include "match/match_desk.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QStyle>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// Keys 1 to 6 of the first row of a keyboard, whatever Shift makes of them.
constexpr quint32 scanCodeOfOne = 10;
constexpr quint32 scanCodeOfSix = 15;
/// So many rules stand below the verdict; the others are in the log.
constexpr std::size_t rulesShown = 4;

QStringList shortRules(const std::vector<RuleId>& rules)
{
    QStringList shown;
    for (std::size_t i = 0; i < std::min(rulesShown, rules.size()); ++i)
        shown << fromWordView(rules[i].id);
    return shown;
}

} // namespace

ContestStage::ContestStage(QWidget* parent)
    : Stage(parent)
    , m_head(new QHBoxLayout)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_subtitle(new TextLabel({}, TypeStep::Title, Colour::TextMuted))
    , m_types(new ButtonRow)
    , m_rules(new RuleChips)
    , m_close(new IconButton(Icon::Close, {}))
    , m_sideRow(new QHBoxLayout)
    , m_oddsNote(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_sum(new ArithmeticPanel)
    , m_dieBox(new QWidget)
    , m_dieTitle(new TextLabel({}, TypeStep::Label))
    , m_die(new DiePad)
    , m_questions(new QuestionList)
{
    setObjectName(QStringLiteral("contestStage"));
    m_close->setObjectName(QStringLiteral("contestClose"));
    m_title->setObjectName(QStringLiteral("contestTitle"));
    m_subtitle->setWordWrap(true);
    const Theme& theme = Theme::current();
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(theme.px(Length::SpaceXl), 0, theme.px(Length::SpaceXl), 0);
    column->setSpacing(theme.px(Length::SpaceXs));
    m_head->setSpacing(theme.px(Length::SpaceS));
    m_head->addWidget(m_title);
    m_head->addWidget(m_subtitle, 2);
    m_head->addWidget(m_types);
    m_head->addWidget(m_rules, 1);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(theme.px(Length::SpaceXl), theme.px(Length::SpaceXs), theme.px(Length::SpaceXl),
                             theme.px(Length::SpaceXs));
    head->setSpacing(theme.px(Length::SpaceS));
    head->addLayout(m_head, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    m_sideRow->setSpacing(theme.px(Length::SpaceL));
    column->addLayout(m_sideRow);
    m_oddsNote->setObjectName(QStringLiteral("oddsNote"));
    m_oddsNote->setWordWrap(true);
    m_oddsNote->hide();
    column->addWidget(m_oddsNote);
    column->addWidget(m_sum, 1);
    auto* die = new QVBoxLayout(m_dieBox);
    die->setContentsMargins(0, 0, 0, 0);
    m_dieTitle->setWordWrap(true);
    die->addWidget(m_dieTitle);
    die->addWidget(m_die);
    m_sum->setDie(m_dieBox);
    m_scroll = new Scroller(inside);
    // What it is about and what is still to be chosen stay in sight, whatever is scrolled.
    auto* asked = new QVBoxLayout;
    asked->setContentsMargins(theme.px(Length::SpaceXl), 0, theme.px(Length::SpaceXl), theme.px(Length::SpaceS));
    asked->setSpacing(theme.px(Length::SpaceS));
    asked->addWidget(m_questions);
    auto* whole = new YieldingColumn(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(head);
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
    for (const Card card : {Card::energy(1), Card::energy(2), Card::energy(3), Card::energy(4), Card::energy(5),
                            Card::boosterBru(), Card::upset(), Card{CardKind::Tactic, 0, false, -1}}) {
        const double chance =
            chanceToWin(seen.contest->contest, part, card, unseen, m_table.state().houseRules, m_table.facts());
        chances << tr("%1 %", "percent, behind a number").arg(qRound(chance * 100));
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
    const bool namesMissing = std::any_of(m_draft.cards.begin(), m_draft.cards.end(), [](const auto& shown) {
        const CardKind kind = shown.second.kind;
        return (kind == CardKind::Tactic || kind == CardKind::Cheat) && shown.second.name < 0;
    });
    if (m_recording == Recording::WithTheLastCard && !namesMissing && seen.isSettled())
        record(seen);
}

void ContestStage::record(const ContestPreview& seen)
{
    if (!seen.command)
        return;
    const Command command = *seen.command;
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

ContestPreview ContestStage::refresh()
{
    const ContestPreview seen = preview(m_draft, m_table.state(), m_table.facts());
    const State& state = m_table.state();
    const Space where = state.isMirror() && !m_draft.targets.empty() ? state[m_draft.targets.front()].space : Space{};
    const QString what = contestName(m_draft.type);
    m_title->setText(where.isValid() ? tr("%1 on %2").arg(what, spaceName(where)) : what);
    m_subtitle->setText(m_draft.isReaction ? tr("reaction, started by %1").arg(m_table.team(m_draft.initiator.team))
                                           : tr("started by %1").arg(m_table.team(m_draft.initiator.team)));
    m_rules->setRules(m_draft.isReaction ? QStringList{QStringLiteral("KB-15.1"), QStringLiteral("KB-17.5")}
                                         : QStringList{QStringLiteral("KB-17.5")});
    m_close->setName(tr("Back to the table"));
    std::vector<ButtonSpec> types;
    for (const ContestType type : m_draft.types.size() > 1 ? m_draft.types : std::vector<ContestType>()) {
        ButtonSpec spec{QStringLiteral("announce_") + fromWordView(toWord(type)), contestName(type), [this, type] {
                            if (type != m_draft.type)
                                Q_EMIT insteadAsked(m_draft, type);
                        }};
        spec.chosen = type == m_draft.type;
        types.push_back(std::move(spec));
    }
    m_types->setButtons(std::move(types));
    showSides();
    showSum(seen);
    showDie(seen);
    askWhatFollows(seen);
    showBar(seen);
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
        auto* side = new ContestSidePanel(this);
        connect(side, &ContestSidePanel::cardChosen, this, &ContestStage::chooseCard);
        m_sideRow->addWidget(side, 1);
        m_sides.push_back(side);
    }
    for (std::size_t i = 0; i < teams.size(); ++i) {
        ContestSideState side;
        side.team = teams[i];
        const bool starts = i == 0;
        if (starts) {
            side.figures = {m_draft.initiator};
        } else {
            for (const FigureRef target : m_draft.targets) {
                if (target.team == teams[i])
                    side.figures.push_back(target);
            }
        }
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
    m_oddsNote->setText(tr("Chances: every card that does not lie burned is as likely as every other one to be shown "
                           "against it, cards discarded before too; plain cards spread evenly over their numbers; the "
                           "die decides a tie."));
    arrange();
}

void ContestStage::showSum(const ContestPreview& seen)
{
    ArithmeticState sum = sumOf(m_draft, seen, m_table);
    if (seen.cardsMissing.empty()) {
        sum.verdict = winnerWords(seen);
        sum.rules = shortRules(seen.outcome.rules);
    } else {
        QStringList teams;
        for (const int team : seen.cardsMissing)
            teams << m_table.team(team);
        sum.verdict =
            seen.cardsMissing.size() == 1 ? tr("Choose the card of %1.").arg(teams.front()) : tr("Choose both cards.");
    }
    m_sum->setState(sum);
    // The sum that has just come about is what everybody wants to see, the cards are in it; in a tie, the die.
    QWidget* wanted = !seen.rollsMissing.empty() ? m_dieBox : seen.cardsMissing.empty() ? m_sum : nullptr;
    if (wanted != nullptr && wanted != m_inSight)
        m_scroll->reveal(*wanted);
    m_inSight = wanted;
}

QString ContestStage::winnerWords(const ContestPreview& seen) const
{
    return verdictWords(m_draft, seen, m_table);
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
    const auto rolled = m_draft.rolls.find(target);
    const bool isThrown = rolled != m_draft.rolls.end() && !rolled->second.empty();
    m_die->setResult(isThrown ? std::optional(rolled->second.front()) : std::nullopt);
}

void ContestStage::askAgain(const ContestPreview& seen, std::vector<Question>& questions)
{
    const auto rerolls =
        static_cast<std::size_t>(m_table.state()[m_draft.activeTeam(m_table.state())].active[Upgrade::Lucky]);
    for (const int team : seen.tied) {
        const auto thrown = m_draft.rolls.find(team);
        const std::vector<int> rolls = thrown == m_draft.rolls.end() ? std::vector<int>() : thrown->second;
        for (std::size_t again = 1; again <= std::min(rerolls, rolls.size()); ++again) {
            Question lucky{seen.tied.size() > 1
                               ? tr("%1, against %2").arg(upgradeName(Upgrade::Lucky), m_table.team(team))
                               : upgradeName(Upgrade::Lucky),
                           {},
                           tr("the new result must be kept")};
            const auto take = [this, team, again](int face) {
                std::vector<int>& all = m_draft.rolls[team];
                all.resize(again); // another press corrects this roll
                all.push_back(face);
                settle();
            };
            const QString name = QStringLiteral("reroll_%1_").arg(fromStd(m_table.state()[team].name));
            for (const int face : m_table.facts().tiebreakerDie) {
                ButtonSpec spec{name + QString::number(face), CounterLabel::words(face, CounterLabel::Sign::Always),
                                [take, face] { take(face); }};
                spec.isNumber = true;
                spec.chosen = rolls.size() > again && rolls[again] == face;
                lucky.answers.push_back(std::move(spec));
            }
            if (m_roller) {
                ButtonSpec forUs{name + QStringLiteral("forUs"), tr("Roll again for us"),
                                 [this, take] { take(m_roller()); }};
                forUs.drawing = Icon::Die;
                forUs.look = ButtonLook::Outline;
                lucky.answers.push_back(std::move(forUs));
            }
            questions.push_back(std::move(lucky));
        }
    }
}

void ContestStage::askWhatFollows(const ContestPreview& seen)
{
    const State& state = m_table.state();
    std::vector<Question> questions;
    // KB-15.1: whoever may react comes before the contest; choosing the cards says that nobody does.
    if (m_draft.mayBeReactedTo && state.activation && !seen.cardsMissing.empty()) {
        const FigureRef mover = state.activation->figure;
        Question first{tr("Does somebody react first?"), {}, tr("Choosing a card means: nobody.")};
        for (const ReactOffer& offer : reactOffers(state)) {
            for (const ContestType type : offer.types) {
                ButtonSpec spec{
                    QStringLiteral("react_%1_%2").arg(fromStd(state.idOf(offer.figure)), fromWordView(toWord(type))),
                    startsWords(type, m_table.fullName(offer.figure)), [this, figure = offer.figure, type, mover] {
                        ContestDraft reaction;
                        reaction.initiator = figure;
                        reaction.type = type;
                        reaction.targets = {mover};
                        reaction.isReaction = true;
                        Q_EMIT reactionAsked(reaction);
                    }};
                spec.seat = m_table.seat(offer.figure.team);
                first.answers.push_back(std::move(spec));
            }
        }
        if (!first.answers.empty())
            questions.push_back(std::move(first));
    }
    for (const int team : seen.starsOpen) { // KB-33.7: the card would be doubled, or the cheat is for nothing
        const Card plain = m_draft.cards.at(team);
        Question star{tr("%1: has the %2 of %3 a star?")
                          .arg(cheatName(Cheat::StimPack))
                          .arg(int{plain.value})
                          .arg(m_table.team(team)),
                      {},
                      {}};
        const QString id = fromStd(state[team].name);
        star.answers.push_back({QStringLiteral("star_%1_yes").arg(id), tr("It has a star"),
                                [this, team, plain] { chooseCard(team, Card::energy(plain.value, true)); }});
        star.answers.push_back({QStringLiteral("star_%1_no").arg(id), tr("No star"), [this, team] {
                                    m_draft.saidPlain.insert(team);
                                    settle();
                                }});
        for (ButtonSpec& spec : star.answers)
            spec.seat = m_table.seat(team);
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
        bar.note = tr("This is against the rules: recording it shows why.");
    ButtonSpec back{QStringLiteral("contestBack"), tr("Back"), [this] { stepBack(); }};
    back.look = ButtonLook::Quiet;
    const std::vector<int> teams = m_draft.teams();
    for (int team = 0; team < m_table.state().teamCount(); ++team) { // KB-33.6: anybody may warp a contest
        if (m_table.state().plays(team) && !contains(teams, team)) {
            for (ButtonSpec& spec : modifiersOf(m_draft, team, m_table, editor()))
                bar.buttons.push_back(std::move(spec));
        }
    }
    bar.buttons.push_back(std::move(back));
    ButtonSpec main{QStringLiteral("contestMain"), tr("Record"), [this, seen] { record(seen); }};
    if (!seen.cardsMissing.empty()) {
        main.why = tr("Choose both cards.");
    } else if (!seen.starsOpen.empty()) {
        main.why = tr("Is there a star on the card?");
    } else if (!seen.rollsMissing.empty()) {
        const int active = m_draft.activeTeam(m_table.state());
        main.why = tr("A tie: %1 roll.").arg(m_table.team(active));
        main.title = tr("Record");
    } else if (const int winner = winnerOf(m_draft, seen, m_table.state()); winner >= 0) {
        main.title = tr("Record: %1 win").arg(m_table.team(winner));
        main.seat = m_table.seat(winner);
    }
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

void ContestStage::keyPressEvent(QKeyEvent* event)
{
    const bool right = event->modifiers().testFlag(Qt::ShiftModifier);
    const std::size_t index = right && m_sides.size() > 1 ? 1 : 0;
    int key = event->key();
    if (event->nativeScanCode() >= scanCodeOfOne && event->nativeScanCode() <= scanCodeOfSix)
        key = Qt::Key_1 + static_cast<int>(event->nativeScanCode() - scanCodeOfOne);
    if (m_sides.empty() || !m_sides[index]->pad()->pressKey(key))
        Stage::keyPressEvent(event);
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

void ContestStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_isOpen)
        refresh();
}

} // namespace whistle::kaosball
