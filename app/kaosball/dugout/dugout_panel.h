// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "kaosball/dugout/dugout_rows.h"

#include <functional>

namespace whistle {

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
    DugoutHeader* m_header = new DugoutHeader(this);
    BurnedRow* m_burned = new BurnedRow(this);
    LiveRow* m_live = new LiveRow(this);
    QWidget* m_dialRow = new QWidget(this);
    std::vector<Dial*> m_dials;
    DugoutStats* m_stats = named("dugoutStats", new DugoutStats(this));
    DugoutChips* m_chips = named("dugoutChips", new DugoutChips(this));
    DugoutBench* m_bench = new DugoutBench(this);
};

/// Shows the dugouts on these panels; what is missing is made, and `place` puts it where it belongs.
void showDugouts(std::vector<DugoutPanel*>& panels, const std::vector<DugoutState>& dugouts,
                 const std::function<void(DugoutPanel&)>& place);

} // namespace whistle
