// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/seats/scoreboard_view.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/match_rows.h"

#include <QImage>
#include <QWidget>
#include <functional>

class QBoxLayout;

namespace whistle {

/// The match that is on, as its row in the store tells it.
struct HeroSummary {
    QString caption;  ///< "Kaosball, in progress"
    QString saved;    ///< "saved 19:40"
    QString standing; ///< "period 3"; may be empty
    std::vector<SummarySeat> seats;
};

/// The match that is on, large on the home page, with the button that goes on with it. Once it has been read its board
/// lies beside it, what happened last is told, and the button says whose turn it is.
///
/// objectNames: goOnButton, shelfCurrent, heroNews.
class HomeHero : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Paints the board into a room; `density`: pixels to one of the room. Null: there is none to be seen.
    using BoardPainter = std::function<QImage(const QSizeF& room, double density)>;

    explicit HomeHero(QWidget* parent = nullptr);
    void setSummary(const HeroSummary& summary);
    /// The match itself; `state` as its second screen shows it.
    void setMatch(const ScoreboardState& state, BoardPainter board);
    /// It has not been read: only its summary is known.
    void forgetMatch();
    [[nodiscard]] bool hasMatch() const { return m_hasMatch; }
    [[nodiscard]] ChoiceButton* more() const { return m_more; }
    /// Where the board lies, in pixels; empty: there is none, or no room.
    [[nodiscard]] QRect boardRect() const;

Q_SIGNALS:
    void goOnAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate() override
    {
        showSeats();
        tell();
    }
    void arrange() override;
    void nameButton();
    void tell();
    void showSeats();

    HeroSummary m_summary;
    ScoreboardState m_state;
    bool m_hasMatch = false;
    BoardPainter m_board;
    QImage m_picture;   ///< as it was painted last
    QSize m_paintedFor; ///< pixels; empty: it is to be painted anew
    TextLabel* m_caption = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_saved = new TextLabel({}, TypeStep::Caption, Colour::Good);
    QWidget* m_seats = new QWidget;
    QWidget* m_track;
    MainButton* m_goOn = named("goOnButton", new MainButton);
    TextLabel* m_news = named("heroNews", new Paragraph(TypeStep::Label));
    TextLabel* m_newsMore = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_more = named("shelfCurrent", new IconButton(Icon::More, {}));
    QWidget* m_words = new QWidget;
};

} // namespace whistle
