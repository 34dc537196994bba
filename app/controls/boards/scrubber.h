// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QString>
#include <QWidget>
#include <vector>

namespace whistle {

/// A stretch of the match that has a name: "draft", "period 1".
struct ScrubberBand {
    int from = 0; ///< the detent it begins at
    QString name;
    friend bool operator==(const ScrubberBand&, const ScrubberBand&) = default;
};

/// Points that fell at a detent.
struct ScrubberPoint {
    int at = 0;
    int seat = 0;
    friend bool operator==(const ScrubberPoint&, const ScrubberPoint&) = default;
};

struct ScrubberState {
    int count = 0; ///< detents, one an entry
    std::vector<ScrubberBand> bands;
    std::vector<ScrubberPoint> points;
    friend bool operator==(const ScrubberState&, const ScrubberState&) = default;
};

/// Goes through a match: one detent per entry, bands for its periods, the shapes of the seats where points fell. Mouse
/// and finger press or drag anywhere; arrows go one detent, PgUp and PgDn a band, Home and End to the ends. For screen
/// readers it is a slider.
class Scrubber : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit Scrubber(QWidget* parent = nullptr);

    void setState(const ScrubberState& state);
    /// From 0; held within the detents. `words`: what stands there, for screen readers.
    void setCurrent(int detent, const QString& words = {});
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] int count() const { return m_state.count; }
    [[nodiscard]] const QString& words() const { return m_words; }
    /// The centre of a detent on the track, in pixels from the left.
    [[nodiscard]] double xOf(int detent) const;
    [[nodiscard]] int detentAt(double x) const;
    /// The beginning of the band before or after: what PgUp and PgDn go to.
    [[nodiscard]] int bandBack() const;
    [[nodiscard]] int bandOn() const;
    /// As if the user had gone there.
    void go(int detent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user went there.
    void moved(int detent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintBands(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    [[nodiscard]] QRectF track() const;

    ScrubberState m_state;
    int m_current = 0;
    QString m_words;
    int m_wheel = 0; ///< what the wheel has turned and not used yet, in eighths of a degree
};

} // namespace whistle
