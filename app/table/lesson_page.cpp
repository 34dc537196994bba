// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/lesson_page.h"

#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/press/step_number.h"
#include "match/example.h"
#include "match/match_library.h"

#include <QShowEvent>
#include <algorithm>
#include <utility>

namespace whistle {

/// The steps of a lesson side by side.
class LessonSteps : public QWidget {
public:
    explicit LessonSteps(int count)
    {
        auto* flow = new FlowLayout(this, px(Length::SpaceL));
        for (int i = 0; i < count; ++i) {
            auto* step = new QWidget;
            m_numbers.push_back(new StepNumber(i + 1));
            m_words.push_back(new TextLabel({}, TypeStep::Body));
            rowIn(*step, 0, px(Length::SpaceS), {m_numbers.back(), m_words.back()});
            flow->addWidget(step);
        }
    }

    void setWords(const std::vector<LessonStep>& steps)
    {
        for (std::size_t i = 0; i < steps.size(); ++i)
            m_words[i]->setText(Text{steps[i].words}.render());
    }
    void setStep(int now)
    {
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            const auto place = static_cast<int>(i);
            m_numbers[i]->setAt(place < now    ? StepNumber::At::Done
                                : place == now ? StepNumber::At::Now
                                               : StepNumber::At::Ahead);
            m_words[i]->setColour(place == now ? Colour::Text : Colour::TextMuted);
        }
    }

private:
    std::vector<StepNumber*> m_numbers;
    std::vector<TextLabel*> m_words;
};

LessonPage::LessonPage(Lesson lesson, QWidget* parent)
    : Composed(parent)
    , m_lesson(std::move(lesson))
    , m_steps(new LessonSteps(static_cast<int>(m_lesson.steps.size())))
{
    setObjectName(QStringLiteral("lessonPage"));
    m_leave->setKeyHint(QStringLiteral("Esc"));
    m_band->setFrame(Colour::Chalk, true);
    rowIn(*m_band, {px(Length::SpaceL), px(Length::SpaceS), px(Length::SpaceS), px(Length::SpaceS)}, px(Length::SpaceM),
          {{columnOf(px(Length::SpaceXs), {m_title, m_steps}), 1}, m_on, m_leave});
    columnIn(*this, 0, 0, {m_band});
    connect(m_leave, &QAbstractButton::clicked, this, &CompanionPage::left);
    connect(m_on, &QAbstractButton::clicked, this, &LessonPage::goOn);
    retranslate();
}

LessonPage::~LessonPage()
{
    delete m_page; // it holds on to the session
}

void LessonPage::begin()
{
    delete std::exchange(m_page, nullptr);
    m_session.reset();
    m_step = 0;
    Checked<std::unique_ptr<Match>> match = playExample(m_lesson.game, m_lesson.begins);
    if (!match) {
        Q_EMIT told(Text{m_lesson.title}.render(), whistle::words(match.problems()));
        Q_EMIT left();
        return;
    }
    // A side copy: nothing is taken back behind where the lesson begins.
    const int last = (*match)->entries().back().number;
    m_session = std::make_unique<MatchSession>((*match)->copyAt(last));
    m_page = m_lesson.page(*m_session, this);
    layout()->addWidget(m_page);
    setFocusProxy(m_page);
    connect(m_page, &GamePage::ruleAsked, this, &CompanionPage::ruleAsked);
    connect(m_page, &GamePage::cueAsked, this, &CompanionPage::cueAsked);
    connect(m_page, &GamePage::left, this, &CompanionPage::left);
    connect(m_session.get(), &MatchSession::changed, this, &LessonPage::look, Qt::QueuedConnection);
    retranslate();
}

void LessonPage::look()
{
    const auto count = static_cast<int>(m_lesson.steps.size());
    while (m_step < count) {
        const auto& isDone = m_lesson.steps[static_cast<std::size_t>(m_step)].isDone;
        if (!isDone || !isDone(m_session->match()))
            break;
        ++m_step;
    }
    retranslate();
}

void LessonPage::goOn()
{
    if (m_step == static_cast<int>(m_lesson.steps.size())) {
        Q_EMIT left();
        return;
    }
    ++m_step;
    look();
    m_page->setFocus(Qt::OtherFocusReason); // the button goes away under the keyboard
}

bool LessonPage::stepBack()
{
    if (m_page == nullptr || !m_page->stepBack())
        Q_EMIT left();
    return true;
}

void LessonPage::undo()
{
    if (m_session)
        m_session->undo();
}

void LessonPage::redo()
{
    if (m_session)
        m_session->redo();
}

void LessonPage::retranslate()
{
    const auto count = static_cast<int>(m_lesson.steps.size());
    const bool isOver = m_step == count;
    const bool isForReader = !isOver && !m_lesson.steps[static_cast<std::size_t>(m_step)].isDone;
    const QString title = Text{m_lesson.title}.render();
    m_title->setText(isOver ? Text{m_lesson.end}.render()
                            : tr("%1. Nothing here is recorded.", "title of a lesson").arg(title));
    m_steps->setWords(m_lesson.steps);
    m_steps->setStep(m_step);
    m_on->setTitle(isOver ? tr("Finish") : tr("I have read it"));
    m_leave->setTitle(tr("Leave the lesson"));
    const int wide = std::max(m_on->sizeHint().width(), m_leave->sizeHint().width());
    for (ChoiceButton* button : {m_on, m_leave})
        button->setMinimumWidth(wide); // the steps stay where they are
    m_on->setVisible(isOver || isForReader);
    m_leave->setVisible(!m_on->isVisibleTo(this));
    setAccessibleName(title);
    m_band->setAccessibleName(isOver ? m_title->text()
                                     : tr("Step %1 of %2: %3")
                                           .arg(m_step + 1)
                                           .arg(count)
                                           .arg(Text{m_lesson.steps[static_cast<std::size_t>(m_step)].words}.render()));
}

void LessonPage::showEvent(QShowEvent* event)
{
    CompanionPage::showEvent(event);
    if (!event->spontaneous())
        begin();
}

} // namespace whistle

#include "moc_lesson_page.cpp"
