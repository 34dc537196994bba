// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/dispute_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "disputes/dispute_layout.h"
#include "disputes/question_list.h"
#include "disputes/question_panel.h"
#include "disputes/ruling_text.h"
#include "forms/form_words.h"
#include "quarrels/grammar.h"
#include "quarrels/quarrel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr double listEm = 14;
/// The list stands beside the form from so many em on.
constexpr double listFrom = 76;

} // namespace

DisputePage::DisputePage(std::vector<DisputeGame> games, Store* store, QWidget* parent)
    : Composed(parent)
    , m_games(std::move(games))
    , m_store(store)
    , m_list(new QuestionList(m_games, this))
{
    setObjectName(QStringLiteral("disputePage"));
    setFocusProxy(m_line); // whoever comes here types
    m_questions->setDrawing(Icon::Down);
    m_questions->setCheckable(true);
    columnIn(*m_place, 0);
    auto* acts = new FlowLayout(m_acts);
    for (QWidget* act : {static_cast<QWidget*>(m_sourceLabel), static_cast<QWidget*>(m_questions),
                         static_cast<QWidget*>(m_take), static_cast<QWidget*>(m_clear)})
        acts->addWidget(act);
    m_choice->setObjectName(QStringLiteral("quarrelGames"));
    QStringList titles;
    for (const DisputeGame& game : m_games)
        titles << Text{game.game->name}.render();
    m_choice->setTitles(titles);
    m_choice->setVisible(m_games.size() > 1);
    m_head->addWidget(m_choice);
    m_head->addStretch(1);
    m_head->addWidget(m_acts);
    rowIn(*m_unknown, 0, px(Length::SpaceM), {{m_unknownWords, 1}, m_inRules});
    m_unknown->hide();
    layPage(*this, px(Length::SpaceM),
            {m_head, m_line, m_unknown, {rowOf(px(Length::SpaceL), {m_list, {m_place, 1}}), 1}});
    connect(m_choice, &SegmentedChoice::chosen, this,
            [this](int index) { choose(m_games[static_cast<std::size_t>(index)]); });
    connect(m_line, &QLineEdit::textEdited, this, &DisputePage::readLine);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            emptyLine();
    });
    connect(m_inRules, &QAbstractButton::clicked, this, [this] { Q_EMIT rulesAsked(m_line->text().trimmed()); });
    connect(m_list, &QuestionList::chosen, this, [this](const DisputeGame& game, const Question& question) {
        m_line->clear();
        lay(game, question, {});
    });
    connect(m_list, &QuestionList::rulesAsked, this, &DisputePage::rulesAsked);
    connect(m_questions, &QAbstractButton::clicked, this, [this](bool open) {
        m_listOpen = open;
        arrange();
        if (open)
            m_list->search()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_clear, &QAbstractButton::clicked, this, [this] {
        m_line->clear();
        m_panel->setBlank();
        m_source = Source::Blank;
        showState();
    });
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        if (std::optional<Json> input = fromMatch()) {
            m_line->clear();
            m_panel->setInput(std::move(*input));
            m_source = Source::Match;
            showState();
        }
    });
    if (!m_games.empty() && !m_games.front().game->questions.empty())
        lay(m_games.front(), m_games.front().game->questions.front(), {});
    retranslate();
}

void DisputePage::setMatch(const Match* match, const MatchId& id)
{
    const bool isOther = match != m_match;
    m_match = match;
    m_matchId = id;
    if (match && isOther && m_source == Source::Blank) { // its own questions come first
        for (const DisputeGame& game : m_games) {
            if (game.game->id == match->game() && m_panel && m_laid != &game && !game.game->questions.empty()) {
                lay(game, game.game->questions.front(), {});
                return;
            }
        }
    }
    if (m_panel && m_source != Source::Players)
        fill();
    else if (m_panel)
        tellMatch();
    showState();
}

void DisputePage::open(const std::string& gameId, const std::string& questionId, std::optional<Json> input)
{
    for (const DisputeGame& game : m_games) {
        const Question* question = game.game->id == gameId ? game.game->question(questionId) : nullptr;
        if (question)
            return lay(game, *question, std::move(input));
    }
}

void DisputePage::choose(const DisputeGame& game)
{
    if (m_laid == &game || game.game->questions.empty())
        return;
    lay(game, game.game->questions.front(), {});
    readLine(); // the same words may be a quarrel of this game
    m_line->setFocus(Qt::OtherFocusReason);
}

void DisputePage::readLine()
{
    const QuarrelGrammar* grammar = m_laid ? QuarrelGrammar::of(m_laid->game->id) : nullptr;
    if (!grammar || m_line->text().trimmed().isEmpty())
        return;
    const std::optional<Quarrel> quarrel = readQuarrel(*grammar, m_line->text());
    const Question* question = quarrel ? m_laid->game->question(quarrel->question) : nullptr;
    if (!question) {
        m_line->setTaken({});
        m_unknownWords->setText(tr("This is not recognised as a dispute."));
        m_unknown->show();
        return;
    }
    Json input = laidOver(blankInput(*question, m_laid->game->guide), quarrel->input);
    if (&m_panel->question() == question)
        m_panel->change(std::move(input));
    else
        lay(*m_laid, *question, std::move(input));
    m_source = Source::Players;
    tellTaken(*quarrel);
    showState();
}

void DisputePage::tellTaken(const Quarrel& quarrel)
{
    std::vector<QuarrelLine::Taken> taken;
    QStringList unknown;
    for (const SensedWord& word : quarrel.words) {
        if (word.sense == WordSense::Filler)
            continue;
        QuarrelLine::Taken one{word.place.at, word.place.length, {}, word.seat, word.sense != WordSense::Unknown};
        if (word.sense == WordSense::Fact) {
            const KeyPath keys = keysOfPointer(word.at);
            const Labels& labels = m_laid->game->guide.labels;
            one.caption = labels.hasKey(keys.parent, keys.key) ? labels.key(keys.parent, keys.key) : nameOf(keys.key);
        }
        const bool isBeingTyped = one.at + one.length == m_line->text().size() && m_line->hasFocus();
        if (!one.understood && !isBeingTyped)
            unknown << m_line->text().mid(one.at, one.length);
        taken.push_back(std::move(one));
    }
    m_line->setTaken(std::move(taken));
    m_unknownWords->setText(tr("Not understood: %1.").arg(unknown.join(QStringLiteral(", "))));
    m_unknown->setVisible(!unknown.isEmpty());
}

void DisputePage::emptyLine()
{
    m_line->setTaken({});
    m_unknown->hide();
}

std::optional<Json> DisputePage::fromMatch() const
{
    if (!m_match || !m_panel || m_match->game() != m_panel->game().game->id || !m_panel->game().game->questionFrom)
        return {};
    int last = 0;
    for (const LogEntry& entry : m_match->entries())
        last = entry.withdrawn || entry.refused ? last : entry.number;
    return m_panel->game().game->questionFrom(m_panel->question().id, *m_match, last);
}

bool DisputePage::isOfMatch() const
{
    return m_match && m_laid && m_match->game() == m_laid->game->id;
}

QString DisputePage::nameOf(const std::string& id) const
{
    const QString plain = QString::fromStdString(id);
    const QString name = isOfMatch() ? m_match->names()(id) : m_laid->names ? m_laid->names(id) : plain;
    const QuarrelGrammar* grammar = name == plain ? QuarrelGrammar::of(m_laid->game->id) : nullptr;
    const QString said = grammar ? grammar->nameOf(id) : QString(); // who was said first is nobody by name
    return said.isEmpty() ? name : said;
}

void DisputePage::fill()
{
    std::optional<Json> input = fromMatch();
    m_source = input ? Source::Match : Source::Blank;
    if (input)
        m_panel->setInput(std::move(*input));
    else
        m_panel->setBlank();
    tellMatch();
}

void DisputePage::tellMatch()
{
    m_panel->setMatch(isOfMatch() ? std::optional(m_matchId) : std::nullopt, 0);
}

void DisputePage::lay(const DisputeGame& game, const Question& question, std::optional<Json> input)
{
    letGo(m_panel);
    m_laid = &game;
    m_named = {game.game, [this](const std::string& id) { return nameOf(id); }, game.pickers,
               [this](const std::string& id) { return givenName(m_laid->names, id, nameOf(id)); }, game.picture};
    m_named.seat = [this](const std::string& id) {
        return isOfMatch() && m_laid->seatIn ? m_laid->seatIn(*m_match, id) : 0;
    };
    m_panel = new QuestionPanel(m_named, question, m_store, m_place);
    m_place->layout()->addWidget(m_panel);
    connect(m_panel, &QuestionPanel::ruleAsked, this, &DisputePage::ruleAsked);
    connect(m_panel, &QuestionPanel::saved, this, &DisputePage::saved);
    connect(m_panel, &QuestionPanel::notKept, this, &DisputePage::notKept);
    connect(m_panel, &QuestionPanel::edited, this, [this] {
        m_line->setTaken({}); // the form says something else than the line by now
        m_source = Source::Players;
        showState();
    });
    if (input) {
        m_source = Source::Players;
        m_panel->change(std::move(*input));
        tellMatch();
    } else {
        fill();
    }
    m_panel->show();
    m_list->setChosen(game, question);
    m_choice->setCurrent(static_cast<int>(&game - m_games.data()));
    m_listOpen = false;
    arrange();
    showState();
}

bool DisputePage::stepBack()
{
    if (!m_listOpen)
        return false;
    m_listOpen = false;
    arrange();
    return true;
}

void DisputePage::retranslate()
{
    QStringList titles;
    for (const DisputeGame& game : m_games)
        titles << Text{game.game->name}.render();
    m_choice->rename(titles);
    m_choice->setAccessibleName(tr("Whose dispute?"));
    m_line->setAccessibleName(tr("The dispute in your words"));
    m_inRules->setTitle(CommonWords::tr("Look in the rulebook"));
    setAccessibleName(CommonWords::tr("Dispute desk"));
    m_clear->setTitle(tr("Clear"));
    m_take->setTitle(tr("Fill in from the match"));
    showState();
}

void DisputePage::showState()
{
    if (!m_panel)
        return;
    const QuarrelGrammar* grammar = QuarrelGrammar::of(m_laid->game->id);
    m_line->setVisible(grammar != nullptr);
    m_line->setPlaceholderText(grammar ? tr("What is the dispute? %1").arg(grammar->example()) : QString());
    m_questions->setTitle(questionTitle(m_panel->game(), m_panel->question()));
    m_sourceLabel->setText(m_source == Source::Match ? tr("Filled in from the match") : QString());
    m_sourceLabel->setVisible(m_source == Source::Match);
    m_take->setVisible(m_source != Source::Match && fromMatch().has_value());
    m_clear->setVisible(m_source != Source::Blank);
    arrange();
}

void DisputePage::arrange()
{
    const bool isBeside = width() >= listFrom * em();
    m_questions->setVisible(!isBeside);
    m_questions->setChecked(m_listOpen);
    m_list->setVisible(isBeside || m_listOpen);
    m_place->setVisible(isBeside || !m_listOpen);
    m_list->setMaximumWidth(isBeside ? qRound(listEm * em()) : QWIDGETSIZE_MAX);
    m_list->setMinimumWidth(isBeside ? qRound(listEm * em()) : 0);
    const int head = m_choice->sizeHint().width() + m_acts->sizeHint().width() + 4 * px(Length::SpaceL);
    m_head->setDirection(head <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void DisputePage::keyPressEvent(QKeyEvent* event)
{
    const bool wantsSearch = event->key() == Qt::Key_Slash || event->matches(QKeySequence::Find);
    if (!wantsSearch) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_listOpen = true;
    arrange();
    m_list->search()->setFocus(Qt::OtherFocusReason);
}

} // namespace whistle

#include "moc_dispute_page.cpp"
