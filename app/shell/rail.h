// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace whistle {

class RailButton;

/// The places of the program, at the left edge: home, and the match while one is open; below them sound and settings.
class Rail : public QWidget {
    Q_OBJECT
public:
    enum class Place { Home, Match, Neither };

    explicit Rail(QWidget* parent = nullptr);
    void setPlace(Place place);
    /// Whether there is a match to go to.
    void setMatch(bool open);
    void setSound(bool on);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void homeAsked();
    void matchAsked();
    void soundAsked(bool on);
    void settingsAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    RailButton* m_home;
    RailButton* m_match;
    RailButton* m_sound;
    RailButton* m_settings;
    bool m_hasSound = true;
};

} // namespace whistle
