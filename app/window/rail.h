// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/icons.h"

#include <QWidget>
#include <optional>

namespace whistle {

class RailButton;

/// The places of the program, at the left edge: home, and the match while one is open; below them sound and settings.
class Rail : public QWidget {
    Q_OBJECT
public:
    enum class Place { Home, Match, Disputes, Rulebook, Leagues, Gallery, Neither };

    explicit Rail(QWidget* parent = nullptr);
    void setPlace(Place place);
    /// The match to go to, by the sign of its game; none: there is no match.
    void setMatch(std::optional<Icon> game);
    void setSound(bool on);
    /// There are leagues to go to.
    void showLeaguesEntry();
    /// For those who work on the program.
    void showGalleryEntry();
    /// Where width is dear, only the menu button stays; it opens and shuts the rest over the page.
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    [[nodiscard]] QSize sizeHint() const override;
    /// Never the reason why a window is higher than somebody made it.
    [[nodiscard]] QSize minimumSizeHint() const override { return {sizeHint().width(), 0}; }

Q_SIGNALS:
    void homeAsked();
    void matchAsked();
    void disputesAsked();
    void rulebookAsked();
    void leaguesAsked();
    void galleryAsked();
    void finderAsked();
    void soundAsked(bool on);
    void settingsAsked();
    /// Folded, and opened or shut.
    void folded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();

    void showFold();
    void giveWay();

    RailButton* m_menu;
    QWidget* m_sign;
    RailButton* m_home;
    RailButton* m_match;
    RailButton* m_disputes;
    RailButton* m_rulebook;
    RailButton* m_leagues;
    RailButton* m_gallery;
    RailButton* m_finder;
    RailButton* m_sound;
    RailButton* m_settings;
    bool m_hasSound = true;
    bool m_hasMatch = false;
    bool m_hasLeagues = false;
    bool m_hasGallery = false;
    bool m_isFolded = false;
    bool m_isOpen = false;
};

} // namespace whistle
