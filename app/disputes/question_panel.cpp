// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/question_panel.h"

#include "base/common_words.h"
#include "disputes/ruling_text.h"
#include "rulebook/turning_change.h"

#include <QClipboard>
#include <QGuiApplication>

namespace whistle {

namespace {

using std::chrono::milliseconds;

/// The ruling is on the screen before the what-if is looked for, and a key pressed meanwhile waits for no more than
/// this.
constexpr milliseconds searchLimit{30};

/// Who types presses the next key within this.
constexpr milliseconds betweenKeys{400};

} // namespace

QuestionPanel::QuestionPanel(const DisputeGame& game, const Question& question, Store* store, QWidget* parent)
    : FormAndRuling(parent)
    , m_game(game)
    , m_question(question)
    , m_store(store)
    , m_form(new Form(question.input, formGuide(game, question.id)))
{
    setObjectName(QStringLiteral("questionPanel"));
    lay(m_form, {m_view, m_kept});
    m_whatIf.setSingleShot(true);
    m_whatIf.setInterval(0);
    connect(&m_whatIf, &QTimer::timeout, this, &QuestionPanel::lookForTurn);
    m_typing.setSingleShot(true);
    m_typing.setInterval(betweenKeys);
    connect(&m_typing, &QTimer::timeout, this, &QuestionPanel::showPrecedents);
    connect(m_form, &Form::edited, this, [this] {
        m_isBlank = false;
        m_view->clearDecision();
        judge();
        Q_EMIT edited();
    });
    connect(m_view, &RulingView::ruleOpened, this, &QuestionPanel::ruleAsked);
    connect(m_view, &RulingView::saveAsked, this, [this] { keep(false); });
    connect(m_view, &RulingView::precedentAsked, this, [this] { keep(true); });
    connect(m_view, &RulingView::copyAsked, this, [this] {
        const RulingWords words = rulingWords(m_game, m_question, input(), *m_ruling);
        QGuiApplication::clipboard()->setText(caseAsText(m_game, m_question, input(), words, m_view->decision()));
        m_view->note(RulingView::Kept::Copied);
    });
    connect(m_kept, &KeptPanel::opened, this, [this](const Json& precedent) {
        m_isBlank = false;
        m_form->setValue(precedent);
        judge();
        Q_EMIT edited();
    });
    connect(m_kept, &KeptPanel::dropped, this, [this](const QString& id) {
        if (const Problems problems = KeptRulings(*m_store).setPrecedent(id, false); !problems.empty())
            Q_EMIT notKept(problems);
        showPrecedents();
    });
}

void QuestionPanel::setBlank()
{
    m_isBlank = true;
    fillIn(blankInput(m_question, m_game.game->guide));
    showPrecedents();
}

void QuestionPanel::setInput(Json input)
{
    m_isBlank = false;
    fillIn(std::move(input));
    showPrecedents();
}

void QuestionPanel::change(Json input)
{
    m_isBlank = false;
    m_view->clearDecision();
    fillIn(std::move(input));
    if (!m_hasPrecedents)
        m_typing.start();
}

void QuestionPanel::fillIn(Json input)
{
    m_form->setValue(std::move(input));
    scrollUp();
    judge();
}

const Json& QuestionPanel::input() const
{
    return m_form->value();
}

void QuestionPanel::setMatch(std::optional<MatchId> match, int entry, int place)
{
    m_match = std::move(match);
    m_entry = entry;
    m_view->setMatch(m_match.has_value() && m_store != nullptr, place);
}

void QuestionPanel::judge()
{
    m_ruling.reset();
    if (m_isBlank) {
        m_view->setOpen(tr("What is the dispute about?"), {});
        return;
    }
    if (const QStringList missing = m_form->missing(); !missing.isEmpty()) {
        m_view->setOpen(CommonWords::tr("Still needed: %1.").arg(missing.front()),
                        missing.size() > 1
                            ? QStringList{tr("Then: %1.").arg(missing.mid(1).join(CommonWords::tr("; ")))}
                            : QStringList());
        return;
    }
    const Checked<JsonRuling> ruling = askQuestion(m_question, input());
    if (!ruling) {
        const Problem problem = ruling.problems().front();
        m_view->setOpen(problem.message.render(m_game.names),
                        problem.at.empty() ? QStringList()
                                           : QStringList{m_form->words().place(m_question.input, input(), problem.at)});
        return;
    }
    m_ruling = *ruling;
    m_view->setRuling(rulingWords(m_game, m_question, input(), *m_ruling));
    m_view->setPicture(m_game.picture ? m_game.picture(m_question.id, input(), m_game.names, m_game.seat, m_view)
                                      : nullptr);
    if (!m_precedents.empty())
        m_kept->setCases(m_game, m_question, input(), m_precedents);
    m_whatIf.start();
}

void QuestionPanel::lookForTurn()
{
    if (!m_ruling)
        return;
    const auto turning = turningChanges(m_question, m_game.game->guide, input(), *m_ruling, searchLimit);
    if (turning.empty()) {
        m_view->setWhatIf({}, {});
        return;
    }
    const TurningChange& turn = turning.front();
    m_view->setWhatIf(m_form->words().change(m_question.input, input(), turn.change),
                      rulingWords(m_game, m_question, turn.input, turn.ruling).verdict);
}

void QuestionPanel::keep(bool isPrecedent)
{
    if (!m_store || !m_ruling)
        return;
    KeptRuling kept;
    kept.game = m_game.game->id;
    kept.question = m_question.id;
    kept.input = input();
    kept.ruling = toJson(*m_ruling, m_game.names);
    kept.decision = m_view->decision().toStdString();
    kept.isPrecedent = isPrecedent;
    kept.at = Instant::now();
    if (!isPrecedent || m_match) {
        kept.match = m_match;
        kept.entry = m_entry;
    }
    const Checked<QString> id = KeptRulings(*m_store).keep(kept);
    if (!id) {
        Q_EMIT notKept(id.problems());
        return;
    }
    m_view->note(isPrecedent ? RulingView::Kept::Precedent : RulingView::Kept::Saved);
    if (isPrecedent)
        showPrecedents();
    if (kept.match)
        Q_EMIT saved();
}

void QuestionPanel::showPrecedents()
{
    m_typing.stop();
    m_hasPrecedents = true;
    m_precedents.clear();
    if (m_store) {
        Checked<std::vector<KeptRuling>> found = KeptRulings(*m_store).precedents(m_game.game->id, m_question.id);
        if (found)
            m_precedents = std::move(*found);
        else
            Q_EMIT notKept(found.problems());
    }
    m_kept->setCases(m_game, m_question, input(), m_precedents);
}

void QuestionPanel::retranslate()
{
    judge();
    showPrecedents();
}

} // namespace whistle

#include "moc_question_panel.cpp"
