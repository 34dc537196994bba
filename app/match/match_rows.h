// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/progress_strip.h"
#include "controls/words/text_label.h"
#include "look/icons.h"
#include "look/theme.h"
#include "match/pages.h"
#include "store/shelf.h"

#include <QAbstractButton>
#include <functional>
#include <optional>

class QMenu;

namespace whistle {

class IconLabel;

/// A button as a row of words that wrap: an icon where wanted, a title, a smaller line below it.
class WordsButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Look { Row, Tile };
    WordsButton(Look look, std::optional<Icon> drawing, QWidget* parent = nullptr);
    void setWords(const QString& title, const QString& detail);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    /// Enter opens what has the keyboard, before any button whose key it is elsewhere.
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int leastHeight() const;

    Look m_look;
    TextLabel* m_title;
    TextLabel* m_detail = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this);
};

/// A seat of a stored match, as its summary tells it.
struct SummarySeat {
    int seat = 0;
    QString name;
    int score = 0;
    BoxColour colour = BoxColour::None;
    friend bool operator==(const SummarySeat&, const SummarySeat&) = default;
};
/// The seats of a summary, clockwise; none where it tells of none. `names`: of the match's game.
[[nodiscard]] std::vector<SummarySeat> seatsOf(const Json& summary, const NameReader& names);
/// How far the match is, by its summary; empty where that does not say.
[[nodiscard]] Progress progressOf(const Json& summary);
/// "Fangs 13, Amazons 7"; the kept title where the summary tells of no seats.
[[nodiscard]] QString titleOf(const MatchSummary& match, const GameEntry* game);

/// The matches that were changed last, one row each: press it to open the match, or take it out as a file.
class MatchRows : public QWidget {
    Q_OBJECT
public:
    /// `shelf`: where these matches are kept.
    explicit MatchRows(const GameEntries& games, QWidget* parent = nullptr, Shelf shelf = Shelf::Open);
    void setMatches(const std::vector<MatchSummary>& matches);

Q_SIGNALS:
    void opened(const QString& uuid);
    void exportAsked(const QString& uuid);
    /// Of a match that is finished.
    void reportAsked(const QString& uuid);
    /// It is to be kept elsewhere; `title`: of the match, for what is told about it.
    void shelfAsked(const QString& uuid, whistle::Shelf shelf, const QString& title);

private:
    const GameEntries& m_games;
    Shelf m_shelf;
};

/// The menu of a match or a season: put away, brought back, deleted; to be shown below the button. `back`: what
/// bringing it back is called. `ask` is told where it is to be kept.
[[nodiscard]] QMenu* shelfMenu(QWidget& button, Shelf now, const QString& back, std::function<void(Shelf)> ask);
void openShelfMenu(QWidget& button, Shelf now, std::function<void(Shelf)> ask);
void popBelow(QMenu& menu, const QWidget& button);

} // namespace whistle
