// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QString>
#include <QWidget>
#include <vector>

namespace whistle {

/// A marker on the track: where it stood, and where it stands.
struct TrackMarker {
    int seat = 0;
    QString name;
    int from = 0;
    int to = 0;
    friend bool operator==(const TrackMarker&, const TrackMarker&) = default;
};

/// The stretch of the score track on which all markers are: hollow where one stood, a dotted way, filled where it
/// stands.
class ScoreTrack : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit ScoreTrack(QWidget* parent = nullptr);
    void setMarkers(std::vector<TrackMarker> markers);
    [[nodiscard]] const std::vector<TrackMarker>& markers() const { return m_markers; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    std::vector<TrackMarker> m_markers;
};

} // namespace whistle
