// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/pages.h"

#include <memory>
#include <vector>

namespace whistle {

class LessonSteps;

/// Something that the reader does.
struct LessonStep {
    Sentence words;                                ///< "Drag a figure onto another"
    std::function<bool(const Match&)> isDone = {}; ///< none: the reader says so
};

/// A few minutes at a table that is set up already: what to do, one step after the other.
struct Lesson {
    Sentence title;
    std::string game;
    std::function<bool(const Match&)> begins; ///< where in the example match
    std::vector<LessonStep> steps;
    Sentence end; ///< said after the last step, in place of the title
    std::function<GamePage*(MatchSession&, QWidget* parent)> page;
};

/// A lesson: the game's own page on a side copy, under a band with the steps. Nothing is recorded, and each time it is
/// opened it begins anew.
class LessonPage : public Composed<CompanionPage> {
    Q_OBJECT
public:
    explicit LessonPage(Lesson lesson, QWidget* parent = nullptr);
    ~LessonPage() override;

    bool stepBack() override;
    void undo() override;
    void redo() override;
    /// The step that the reader is at, from 0; as many as there are: all are done.
    [[nodiscard]] int step() const { return m_step; }
    /// Null: the example match cannot be played.
    [[nodiscard]] MatchSession* session() const { return m_session.get(); }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void begin();
    /// Goes on where the match shows that the step is done.
    void look();
    void goOn();
    void retranslate() override;

    Lesson m_lesson;
    int m_step = 0;
    std::unique_ptr<MatchSession> m_session;
    GamePage* m_page = nullptr;
    PanelBox* m_band = new PanelBox(Colour::Raised);
    TextLabel* m_title = new Paragraph(TypeStep::Label);
    LessonSteps* m_steps;
    ChoiceButton* m_on =
        named("lessonOn", new ChoiceButton({}, ButtonLook::Main)); ///< stands in the place of the other
    ChoiceButton* m_leave = named("leaveLesson", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle
