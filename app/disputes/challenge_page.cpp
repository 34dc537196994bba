// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/challenge_page.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/rule_chip.h"
#include "disputes/dispute_layout.h"
#include "disputes/question_panel.h"
#include "disputes/ruling_view.h"
#include "journal/entry_place.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

ChallengePage::ChallengePage(const DisputeGame& game, const Match& match, MatchId id, Store& store,
                             ChangeTeller changes, QWidget* parent)
    : Composed(parent)
    , m_game{game.game, match.names(), game.pickers,
             [usual = game.names, own = match.names()](const std::string& one) {
                 return givenName(usual, one, own(one));
             },
             game.picture}
    , m_match(match)
    , m_id(std::move(id))
    , m_store(store)
    , m_changes(std::move(changes))
    , m_treeArea(scrollingColumn({m_pair, m_tree}, "caseArea", this))
{
    setObjectName(QStringLiteral("challengePage"));
    if (game.seatIn)
        m_game.seat = [this, seatIn = game.seatIn](const std::string& one) { return seatIn(m_match, one); };
    m_before->setDrawing(Icon::Left);
    m_after->setDrawing(Icon::Right);
    columnIn(*m_place, 0);
    auto* page = new QWidget;
    layPage(*page, px(Length::SpaceS),
            {rowOf(px(Length::SpaceL), {m_title, {m_entry, 1}}),
             flowOf(px(Length::SpaceS), {m_tabs, m_before, m_after}),
             m_partRow,
             {m_treeArea, 1},
             {m_place, 1}});
    columnIn(*this, 0, 0, {{page, 1}, m_bar});
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int tab) { turnTo(static_cast<Tab>(tab)); });
    connect(m_before, &QAbstractButton::clicked, this, [this] { step(-1); });
    connect(m_after, &QAbstractButton::clicked, this, [this] { step(1); });
    connect(m_pair, &RulingPair::otherAsked, this, [this] { turnTo(Facts); });
    connect(m_pair, &RulingPair::ruleOpened, this, &ChallengePage::ruleAsked);
    connect(m_tree, &CaseTree::ruleOpened, this, &ChallengePage::ruleAsked);
    retranslate();
    turnTo(Ruling);
}

ChallengePage::~ChallengePage()
{
    delete m_questionPanel; // they look at the side copy
    delete m_entryPanel;
}

std::vector<int> ChallengePage::standing() const
{
    std::vector<int> numbers;
    for (const LogEntry& entry : m_frozen->entries()) {
        if (!entry.withdrawn && !entry.refused)
            numbers.push_back(entry.number);
    }
    return numbers;
}

void ChallengePage::open(int number, const QString& about)
{
    delete std::exchange(m_questionPanel, nullptr);
    delete std::exchange(m_entryPanel, nullptr);
    const std::vector<LogEntry>& log = m_match.entries();
    m_frozen = log.empty() ? nullptr : m_match.copyAt(log.back().number);
    if (!m_frozen)
        return;
    const std::vector<int> numbers = standing();
    if (numbers.empty())
        return;
    m_questions = m_game.game->questionsOf(*m_frozen);
    showRuling(contains(numbers, number) ? number : numbers.back());
    const auto isAbout = [&](const AskedQuestion& part) {
        return std::any_of(part.input.begin(), part.input.end(),
                           [&](const Json& fact) { return fact.is_string() && fact == about.toStdString(); });
    };
    const auto part = std::find_if(m_parts.begin(), m_parts.end(), isAbout);
    if (part == m_parts.begin() || part == m_parts.end())
        return;
    m_part = static_cast<std::size_t>(part - m_parts.begin());
    layPanel();
    retranslate();
}

void ChallengePage::showRuling(int number)
{
    m_number = number;
    const auto& parts = m_game.game->questionsBehind;
    m_parts = parts ? parts(*m_frozen, m_number) : std::vector<AskedQuestion>{};
    m_part = 0;
    layPanel();
    retranslate();
}

std::optional<AskedQuestion> ChallengePage::asked() const
{
    return m_parts.empty() ? m_game.game->questionBehind(*m_frozen, m_number) : std::optional(m_parts[m_part]);
}

/// Each by the first fact that tells it from the others.
void ChallengePage::showParts()
{
    const Question* question = m_parts.empty() ? nullptr : m_game.game->question(m_parts.front().question);
    std::vector<ButtonSpec> buttons;
    const FormWords words({&m_game.game->guide.labels, m_game.names, m_game.given});
    for (std::size_t i = 0; question && i < m_parts.size(); ++i) {
        QString title;
        for (const auto& [key, value] : m_parts[i].input.items()) {
            const std::string at = pointerTo({}, key);
            const std::optional<Shape> part = shapeAt(question->input, m_parts[i].input, at);
            const auto isSame = [&, &fact = key, &said = value](const AskedQuestion& other) {
                return other.input.value(fact, Json()) == said;
            };
            const bool isOwn = value.is_string() && std::count_if(m_parts.begin(), m_parts.end(), isSame) == 1;
            if (isOwn && part && title.isEmpty())
                title = words.summary(*part, value, at);
        }
        const auto press = [this, i] {
            m_part = i;
            layPanel();
            retranslate();
        };
        buttons.push_back(ButtonSpec{QStringLiteral("part_%1").arg(i), title, press}.among(i == m_part));
    }
    m_partRow->setButtons(std::move(buttons));
}

void ChallengePage::step(int by)
{
    const std::vector<int> numbers = standing();
    const auto now = std::find(numbers.begin(), numbers.end(), m_number);
    const auto index = (now - numbers.begin()) + by;
    if (index < 0 || index >= static_cast<std::ptrdiff_t>(numbers.size()))
        return;
    showRuling(numbers[static_cast<std::size_t>(index)]);
}

void ChallengePage::showTree()
{
    const auto entry = m_frozen->entryAt(m_number);
    if (!entry)
        return;
    CaseBranches branches;
    const FormWords words({&m_game.game->guide.labels, m_game.names, m_game.given});
    const auto behind = asked();
    const Question* question = behind ? firstWith(m_questions, &Question::id, behind->question) : nullptr;
    const Shape& shape = question ? question->input : m_game.game->command();
    const Json& facts = question ? behind->input : entry->entry;
    const auto& inWords = m_game.game->guide.facts;
    if (question && inWords) {
        for (const Text& fact : inWords(question->id, facts))
            branches.facts << fact.render(m_game.names);
    }
    const Json keyed = branches.facts.isEmpty() ? facts : Json::object();
    for (const auto& [key, value] : keyed.items()) {
        const std::string at = pointerTo({}, key);
        const std::optional<Shape> part = shapeAt(shape, facts, at);
        if (!part)
            continue;
        // A side of a contest: a line for each of its facts. All teams: a line for each of them.
        const bool isOnlyEntry = value.is_array() && value.size() == 1 && value.front().is_object();
        const Json& whole = isOnlyEntry ? value.front() : value;
        const bool isList = whole.is_array() && !whole.empty() && whole.front().is_object();
        if (!isList && (!whole.is_object() || whole.size() < 3)) {
            branches.facts << labelled(words.label(at), words.summary(*part, value, at));
            continue;
        }
        branches.facts << CommonWords::tr("%1:").arg(words.label(at));
        const std::string owner = isOnlyEntry ? pointerTo(at, std::size_t{0}) : at;
        for (const auto& [fact, said] : whole.items()) {
            const std::string place = pointerTo(owner, fact);
            const std::optional<Shape> inner = shapeAt(shape, facts, place);
            if (!inner)
                continue;
            const QString summary = words.summary(*inner, said, place);
            branches.facts << QStringLiteral("\u2003") + (isList ? summary : labelled(words.label(place), summary));
        }
    }
    for (const Text& why : entry->ruling.why)
        branches.reasons << why.render(m_game.names);
    branches.rules = idsOf(entry->ruling.rules);
    const Checked<JsonRuling> ruling = question ? askQuestion(*question, facts) : Checked<JsonRuling>(Problem{});
    if (ruling && !m_parts.empty()) { // of the whole it would be a wall of words
        branches.reasons.clear();
        for (const Text& why : ruling->why)
            branches.reasons << why.render(m_game.names);
        branches.rules = idsOf(ruling->rules);
    }
    if (ruling)
        m_pair->setCase(m_game, *question, facts, *ruling);
    else
        m_pair->clear();
    const std::vector<int> numbers = standing();
    const auto now = std::find(numbers.begin(), numbers.end(), m_number);
    const auto before = m_frozen->copyAt(now == numbers.begin() ? 0 : *std::prev(now));
    const auto after = m_frozen->copyAt(m_number);
    if (m_changes && before && after && m_parts.empty()) // what follows from all of them is not what follows from one
        branches.effects << m_changes(*before, *after);
    if (branches.effects.isEmpty())
        branches.effects << (ruling ? rulingWords(m_game, *question, facts, *ruling).verdict
                                    : tr("Nothing changes at the table."));
    m_tree->setBranches(branches);
}

void ChallengePage::showBar(int place)
{
    BarState bar;
    bar.title = CommonWords::tr("Challenge");
    bar.note = tr("The match waits. Changes here are tried on a side copy.");
    bar.buttons.push_back(ButtonSpec{
        QStringLiteral("correctChallenged"), CommonWords::tr("Correct entry %1").arg(place), [this] {
            Q_EMIT correctAsked(m_number);
        }}.as(ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("leaveChallenge"), tr("The ruling stands"), [this] { Q_EMIT left(); }};
    m_bar->setState(std::move(bar));
}

void ChallengePage::layPanel()
{
    letGo(std::exchange(m_questionPanel, nullptr));
    letGo(std::exchange(m_entryPanel, nullptr));
    const auto entry = m_frozen->entryAt(m_number);
    if (entry && !entry->sealedFor.empty())
        return; // there is nothing to be asked before it is opened
    const auto behind = asked();
    const Question* question = behind ? firstWith(m_questions, &Question::id, behind->question) : nullptr;
    if (question) {
        m_questionPanel = new QuestionPanel(m_game, *question, &m_store, m_place);
        m_questionPanel->setMatch(m_id, m_number, placeOf(m_frozen->entries(), m_number));
        m_questionPanel->setInput(behind->input);
        connect(m_questionPanel, &QuestionPanel::ruleAsked, this, &ChallengePage::ruleAsked);
        connect(m_questionPanel, &QuestionPanel::saved, this, &ChallengePage::saved);
        connect(m_questionPanel, &QuestionPanel::notKept, this, &ChallengePage::notKept);
        m_place->layout()->addWidget(m_questionPanel);
        return;
    }
    m_entryPanel = new EntryPanel(m_game, *m_frozen, m_number, m_changes, m_place);
    m_entryPanel->view().setMatch(true, placeOf(m_frozen->entries(), m_number));
    m_entryPanel->view().setPrecedents(false); // there is no question that could come up again
    connect(m_entryPanel, &EntryPanel::ruleAsked, this, &ChallengePage::ruleAsked);
    connect(&m_entryPanel->view(), &RulingView::saveAsked, this, &ChallengePage::keepEntry);
    m_place->layout()->addWidget(m_entryPanel);
}

void ChallengePage::keepEntry()
{
    KeptRuling kept;
    kept.game = m_game.game->id;
    kept.input = m_entryPanel->command();
    kept.ruling = m_entryPanel->ruling();
    kept.decision = m_entryPanel->view().decision().toStdString();
    kept.match = m_id;
    kept.entry = m_number;
    kept.at = Instant::now();
    const Checked<QString> id = KeptRulings(m_store).keep(kept);
    if (!id) {
        Q_EMIT notKept(id.problems());
        return;
    }
    m_entryPanel->view().note(RulingView::Kept::Saved);
    Q_EMIT saved();
}

void ChallengePage::turnTo(Tab tab)
{
    m_tabs->setCurrent(tab);
    m_treeArea->setVisible(tab == Ruling);
    m_place->setVisible(tab == Facts);
}

void ChallengePage::retranslate()
{
    m_title->setText(CommonWords::tr("Challenge"));
    setAccessibleName(CommonWords::tr("Challenge"));
    m_before->setTitle(tr("Previous ruling"));
    m_after->setTitle(tr("Next ruling"));
    const int place = m_frozen ? placeOf(m_frozen->entries(), m_number) : m_number;
    showBar(place);
    const int tab = std::max(m_tabs->current(), 0);
    m_tabs->setTitles({tr("The ruling"), CommonWords::tr("Change a fact")});
    m_tabs->setCurrent(tab);
    m_tabs->setAccessibleName(tr("Challenge view"));
    if (!m_frozen)
        return;
    showParts();
    showTree();
    for (const LogEntry& entry : m_frozen->entries()) {
        if (entry.number == m_number)
            m_entry->setText(CommonWords::tr("Entry %1: %2").arg(place).arg(entry.headline.render(m_game.names)));
    }
    const std::vector<int> numbers = standing();
    m_before->setUnavailable(numbers.empty() || numbers.front() == m_number ? tr("This is the first ruling.")
                                                                            : QString());
    m_after->setUnavailable(numbers.empty() || numbers.back() == m_number ? tr("This is the last ruling.") : QString());
}

} // namespace whistle

#include "moc_challenge_page.cpp"
