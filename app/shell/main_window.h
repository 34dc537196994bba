// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/language.h"
#include "shell/match_library.h"
#include "shell/pages.h"
#include "shell/settings.h"

#include <QFutureWatcher>
#include <QMainWindow>
#include <memory>

class QBoxLayout;
class QStackedWidget;

namespace whistle {

class HomePage;
class NoticeBar;
class Rail;
class RuleSheet;
class Settings;
class SettingsSheet;
class Sheet;
class Sounds;

/// The window: the rail, one page, a sheet beside it, a notice below it.
///
/// Pages come into being when they are first shown. One match is open at a time.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `folder`: where the matches are kept; empty: the folder of this user.
    explicit MainWindow(GameEntries games, QString folder = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Null while the data folder cannot be used.
    [[nodiscard]] Store* store() const { return m_store.get(); }
    [[nodiscard]] Settings& settings() const { return *m_settings; }
    /// Null: no match is open.
    [[nodiscard]] MatchDesk* desk() const { return m_desk.get(); }
    [[nodiscard]] QWidget* currentPage() const;

public Q_SLOTS:
    void goHome();
    /// To the match that is open, if one is.
    void goToMatch();
    void openMatch(const QString& uuid);
    void newMatch(const QString& game);
    void importMatch(const QString& path);
    void exportMatch(const QString& uuid, const QString& path);
    void openRule(const QString& rule);
    void openSettings();
    void closeSheet();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addActions();
    void wear();
    void openFolder();
    void closeFolder();
    void showTrouble(const Problems& problems);
    void chooseFolder();
    void chooseImport();
    void chooseExport(const QString& uuid);
    void start(const std::string& game, const Json& command);
    void adopt(std::unique_ptr<MatchDesk> desk);
    void closeMatch();
    void dropNewMatchPage();
    void showPage(QWidget* page);
    void refreshHome();
    void openSheet(Sheet* sheet);
    void fitSheet();
    void stepBack();
    void openRuleOfFocus();
    void resizeText(int percent);
    void play(Cue cue);
    void tellNotSaved(const Problems& problems);

    GameEntries m_games;
    QString m_folder;
    QFutureWatcher<Problems> m_damageCheck; ///< of the folder that is open
    Language m_language;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MatchLibrary> m_library;
    std::unique_ptr<MatchDesk> m_desk;
    std::unique_ptr<Sounds> m_sounds; ///< opened with the first cue

    Rail* m_rail;
    QStackedWidget* m_pages;
    QBoxLayout* m_middle; ///< page and sheet
    NoticeBar* m_notice;
    QWidget* m_trouble = nullptr;
    HomePage* m_home = nullptr;
    GamePage* m_matchPage = nullptr;
    NewMatchPage* m_newMatchPage = nullptr;
    RuleSheet* m_ruleSheet = nullptr;
    SettingsSheet* m_settingsSheet = nullptr;
};

} // namespace whistle
