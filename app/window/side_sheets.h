// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/cue.h"

#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

class QBoxLayout;

namespace whistle {

class KeysSheet;
class RuleSheet;
class Settings;
class SettingsSheet;
class Sheet;

/// What stands beside the page for a while: a rule, the settings, what the keys do. One of them at a time; each comes
/// into being when it is first shown.
class SideSheets : public QObject {
    Q_OBJECT
public:
    /// They are added to `place`, which is the window's.
    SideSheets(QBoxLayout& place, QStringList books, QObject* parent);

    /// "KB-17.2"
    void openRule(const QString& rule);
    /// Closes them where they are open.
    void toggleSettings(Settings& settings);
    /// These settings are no more.
    void forgetSettings();
    void openKeys(const QWidget* page, const QStringList& besides);
    void close();
    /// Null: none is open.
    [[nodiscard]] const Sheet* opened() const;

Q_SIGNALS:
    /// Another one is open, or none.
    void changed();
    void closed();
    void rulebookAsked(const QString& rule);
    void cueTried(whistle::Cue cue);
    void backUpAsked();
    void restoreAsked();
    void clubAsked();

private:
    [[nodiscard]] std::vector<Sheet*> made() const;
    void add(Sheet* sheet);
    void open(Sheet* sheet);

    QBoxLayout& m_place;
    QStringList m_books;
    RuleSheet* m_rule = nullptr;
    SettingsSheet* m_settings = nullptr;
    KeysSheet* m_keys = nullptr;
};

} // namespace whistle
