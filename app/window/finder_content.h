// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "match/pages.h"
#include "window/finder.h"

#include <QCoreApplication>
#include <memory>

namespace whistle {

class MainWindow;
class OpenFolder;
class RuleSearch;

/// What the quick finder looks through, and the ways there: pages, questions, matches, seasons, teams and rules.
class FinderContent {
    Q_DECLARE_TR_FUNCTIONS(whistle::FinderContent)

public:
    /// Everything given outlives the content. `disputes`: the games at the dispute desk.
    FinderContent(MainWindow& window, const OpenFolder& folder, const GameEntries& games,
                  std::function<const std::vector<DisputeGame>&()> disputes);
    ~FinderContent();

    [[nodiscard]] std::vector<FindProvider> providers();

private:
    [[nodiscard]] std::vector<Found> findPages(const QString& text) const;
    [[nodiscard]] std::vector<Found> findQuestions(const QString& text) const;
    [[nodiscard]] std::vector<Found> findMatches(const QString& text) const;
    [[nodiscard]] std::vector<Found> findTeams(const QString& text) const;
    [[nodiscard]] std::vector<Found> findRules(const QString& text);

    MainWindow& m_window;
    const OpenFolder& m_folder;
    const GameEntries& m_games;
    std::function<const std::vector<DisputeGame>&()> m_disputes;
    std::unique_ptr<RuleSearch> m_ruleSearch; ///< made with the first search
};

} // namespace whistle
