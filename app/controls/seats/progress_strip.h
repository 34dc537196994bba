// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QWidget>
#include <vector>

namespace whistle {

/// How far a match is, as a row that is seen at a glance: its stretches with the one that runs, or what is won one by
/// one, with whose each is. Where both are given, what is won is shown.
struct Progress {
    int pip = 0;             ///< the stretch that runs, from 1; 0 is before the first, more than `pips`: all are over
    int pips = 0;            ///< stretches; 0: the game has none
    std::vector<int> owners; ///< the seat of each thing that can be won; 0 is nobody's yet
    [[nodiscard]] bool isEmpty() const { return pips == 0 && owners.empty(); }
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// The colour of a pip while the pip `now` runs; `open`: of one that is still to come.
[[nodiscard]] Colour colourOfPip(int pip, int now, Colour open = Colour::RaisedPressed);

/// Shows a progress over its whole width. What it shows is said in words beside it, so it has no name of its own.
class ProgressStrip : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit ProgressStrip(Progress progress, QWidget* parent = nullptr);
    [[nodiscard]] const Progress& progress() const { return m_progress; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Progress m_progress;
};

} // namespace whistle
