// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "look/theme.h"
#include "sound/cue.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>

namespace whistle {

class Store;

/// What the user has chosen, kept in the store; without one (a damaged database) for as long as the program runs.
class Settings : public QObject {
    Q_OBJECT
public:
    explicit Settings(Store* store = nullptr, QObject* parent = nullptr);

    /// From now on choices count until the program ends, as without a store.
    void forgetStore() { m_store = nullptr; }

    /// The text sizes, in percent.
    static constexpr int leastText = 100;
    static constexpr int mostText = 200;
    /// What one press on - or +, with or without Ctrl, changes.
    static constexpr int textStep = 10;
    /// "en", "hu", "pl".
    [[nodiscard]] static QStringList languages();
    /// Each in itself: "Magyar".
    [[nodiscard]] static QStringList languageNames();

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(const ThemeChoice& choice);
    /// Whether type and panels grow with a large window, beside the text size of `theme`.
    [[nodiscard]] bool growsWithWindow() const;
    void setGrowing(bool on);
    /// One of `languages`; the one of the system until somebody chooses.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] bool hasSound() const;
    void setSound(bool on);
    /// How loud a cue is, 0 to 100; mute is `hasSound`.
    [[nodiscard]] int volume(Cue cue) const;
    void setVolume(Cue cue, int percent);
    /// Whether contests show the chance that each card wins; never in league matches.
    [[nodiscard]] bool showsOdds() const;
    void setOdds(bool on);

    /// What a page remembers for the next time, under a name of its own ("kaosball/teams").
    [[nodiscard]] std::optional<QString> value(const QString& name) const;
    void setValue(const QString& name, const QString& value);

Q_SIGNALS:
    void themeChanged();
    void languageChanged();
    void soundChanged();
    void oddsChanged();
    /// A choice could not be kept; it counts until the program ends.
    void notSaved(const whistle::Problems& problems);

private:
    Store* m_store;
    mutable std::map<QString, std::optional<QString>> m_values; ///< those that somebody asked for
};

} // namespace whistle
