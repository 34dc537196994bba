// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"
#include "report/story.h"

#include <QAbstractButton>
#include <QImage>
#include <functional>

namespace whistle {

/// Paints the board of a match after an entry into a room, what the entry has changed large in it; `density`: pixels to
/// one of the room. Null: there is no board to be seen.
using MomentPainter = std::function<QImage(int entry, const QSizeF& room, double density)>;

/// A part of the scores: what each seat had of it.
struct AccountColumn {
    QString name; ///< empty: all that came before, in one
    std::vector<int> points;
    double width = 0; ///< with the room round it
};
/// The scores of a report by where they came from, in columns that fill this width, each wide enough for its name:
/// where not all have room, the first ones are told as one. None: there is nothing to be told apart.
[[nodiscard]] std::vector<AccountColumn> accountColumns(const MatchReport& report, double width, double padding,
                                                        const QFont& names, const QFont& numbers);

/// How the scores came to be, for a moment that no board shows: of each seat what it had from where, and the sum.
void paintAccount(QPainter& painter, const QRectF& room, const MatchReport& report, const StoryMoment& moment,
                  const Theme& theme);

/// One of the moments that tell a match: its picture, its number and name, and a line on it. Pressed, it opens the
/// match there. The picture is painted when it is first seen.
class StoryCard : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit StoryCard(QWidget* parent = nullptr);
    /// Everything but the moment outlives the card. `number`: from 1.
    void setMoment(const MatchReport& report, const StoryMoment& moment, int number, const MomentPainter& painter);
    /// Its words are larger: it stands alone.
    void setLarge(bool isLarge) { m_isLarge = isLarge; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void opened(int entry);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void sayNames() override;

private:
    void paintPicture(QPainter& painter, const QRectF& room);
    [[nodiscard]] int pictureHeight(int width) const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] TypeStep titleStep() const { return m_isLarge ? TypeStep::Heading : TypeStep::Title; }
    [[nodiscard]] TypeStep wordStep() const { return m_isLarge ? TypeStep::Title : TypeStep::Body; }
    [[nodiscard]] double titleHeight() const { return lineHeight(titleStep()) * 1.2; }

    const MatchReport* m_report = nullptr;
    StoryMoment m_moment;
    int m_number = 0;
    bool m_isLarge = false;
    MomentPainter m_painter;
    QImage m_picture;   ///< as it was painted last
    QSize m_paintedFor; ///< pixels; empty: it is to be painted anew
};

} // namespace whistle
