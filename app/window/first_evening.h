// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/composed.h"
#include "match/pages.h"

namespace whistle {

class ExampleTeaser;
class LessonTeaser;

/// What somebody sees who has no match yet: an example match to watch, and a lesson to be done with one's own hands.
/// Of the first game that has them.
///
/// objectNames: firstEvening; watchMatch, beginLesson.
class FirstEvening : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit FirstEvening(const GameEntries& games, QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The example match of a game is to be watched.
    void exampleAsked(const QString& game);
    /// A page that a game has beside its matches.
    void companionAsked(const QString& game, const QString& id);

private:
    void arrange() override;
    void retranslate() override;

    ExampleTeaser* m_example = nullptr; ///< null: no game has an example match
    LessonTeaser* m_lesson = nullptr;   ///< null: no game has a lesson
};

} // namespace whistle
