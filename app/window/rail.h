// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/icon_label.h"
#include "look/composed.h"
#include "look/icons.h"

#include <QWidget>
#include <array>
#include <optional>

namespace whistle {

class RailButton;

/// The places of the program, at the left edge: home, and the match while one is open; below them sound and settings.
class Rail : public Composed<QWidget> {
    Q_OBJECT
public:
    enum class Place { Home, Match, Disputes, Rulebook, Leagues, Gallery, Neither };

    explicit Rail(QWidget* parent = nullptr);
    void setPlace(Place place);
    /// The match to go to, by the sign of its game; none: there is no match.
    void setMatch(std::optional<Icon> game);
    void setSound(bool on);
    /// This place can be gone to: not every program has leagues, or the gallery.
    void showEntry(Place place);
    /// Where width is dear, only the menu button stays; it opens and shuts the rest over the page.
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    [[nodiscard]] QSize sizeHint() const override;
    /// Never the reason why a window is higher than somebody made it.
    [[nodiscard]] QSize minimumSizeHint() const override { return {sizeHint().width(), 0}; }

Q_SIGNALS:
    void placeAsked(Place place);
    void finderAsked();
    void soundAsked(bool on);
    void settingsAsked();
    /// Folded, and opened or shut.
    void folded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() override;
    void arrange() override;
    void showFold();
    void giveWay();

    RailButton* m_menu;
    QWidget* m_sign = new IconLabel(Icon::Whistle, Colour::Text);
    std::array<RailButton*, static_cast<std::size_t>(Place::Neither)> m_places;
    std::array<bool, static_cast<std::size_t>(Place::Neither)> m_isThere{true, false, true, true, false, false};
    RailButton* m_finder;
    RailButton* m_sound;
    RailButton* m_settings;
    bool m_hasSound = true;
    bool m_isFolded = false;
    bool m_isOpen = false;
};

} // namespace whistle
