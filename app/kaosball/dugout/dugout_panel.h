// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/dial.h"
#include "kaosball/dugout/cards.h"
#include "kaosball/field/crossfield_model.h"
#include "look/icons.h"

#include <QWidget>
#include <functional>
#include <vector>

namespace whistle {

struct DugoutStat {
    QString name; ///< "handling"
    int value = 0;
    friend bool operator==(const DugoutStat&, const DugoutStat&) = default;
};

/// A short word on a small ground: an active upgrade, the fielded ringer, an ability.
struct DugoutChip {
    QString name;
    QString text;           ///< what it does; the tooltip
    bool suspended = false; ///< struck through: it does not work just now
    friend bool operator==(const DugoutChip&, const DugoutChip&) = default;
};

struct DugoutState {
    int seat = 0;
    QString team;
    QString coach;
    bool active = false;
    bool firstPlayer = false;
    QString status; ///< "blown out"; takes the coach's place, as does the warning before the bell
    std::vector<kaosball::Card> burned;
    int bellAt = 9;               ///< 0: no bell is near (the row still has nine places)
    std::vector<LiveNumber> live; ///< empty: no cards are played yet, and there is no row of them
    std::vector<DialState> dials;
    std::vector<DugoutStat> stats;
    std::vector<DugoutChip> chips;
    std::vector<FigureLook> bench;
    int benchMore = 0; ///< further figures that found no place in `bench`
    std::vector<FigureLook> kills;
    /// What the first line says where the score strip has no room for it: a drawing, its number, and what it counts.
    struct Count {
        Icon drawing;
        int number = 0;
        QString name;
        friend bool operator==(const Count&, const Count&) = default;
    };
    std::vector<Count> counts = {};
    friend bool operator==(const DugoutState&, const DugoutState&) = default;
};

class DugoutBench;
class DugoutChips;
class DugoutHeader;
class DugoutStats;

/// What a team has, from what coaches ask most to least. When space is short it gives up rows from below, never the
/// burned cards and the live numbers.
class DugoutPanel : public QWidget {
    Q_OBJECT
public:
    explicit DugoutPanel(QWidget* parent = nullptr);
    void setState(const DugoutState& state);
    [[nodiscard]] const DugoutState& state() const { return m_state; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The panel was pressed: show everything about the team.
    void opened(int seat);
    /// The dial at this place of the state was pressed: correct it.
    void dialPressed(int seat, int dial);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void arrange();
    [[nodiscard]] QMargins margins() const;
    /// The rows and their heights, where they are so wide.
    [[nodiscard]] std::vector<std::pair<QWidget*, int>> rows(int width) const;
    /// How many of them stay whatever happens.
    [[nodiscard]] std::size_t rowsThatStay() const;
    /// Those that have room, with so much between them.
    using Places = std::vector<std::pair<QWidget*, QRect>>;
    [[nodiscard]] Places placesIn(const QRect& room, int between) const;
    /// Their heights without what is between them.
    [[nodiscard]] static int shownOf(const Places& places);
    [[nodiscard]] bool statsBeside(int width) const;
    [[nodiscard]] int dialsWidth() const;

    DugoutState m_state;
    DugoutHeader* m_header;
    BurnedRow* m_burned;
    LiveRow* m_live;
    QWidget* m_dialRow;
    std::vector<Dial*> m_dials;
    DugoutStats* m_stats;
    DugoutChips* m_chips;
    DugoutBench* m_bench;
};

/// Shows the dugouts on these panels; what is missing is made, and `place` puts it where it belongs.
void showDugouts(std::vector<DugoutPanel*>& panels, const std::vector<DugoutState>& dugouts,
                 const std::function<void(DugoutPanel&)>& place);

} // namespace whistle
