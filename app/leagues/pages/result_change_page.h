// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/panels/act_panel.h"
#include "leagues/season/match_links.h"

class QLineEdit;

namespace whistle {

/// A match and its season say different things: what the season has, what would follow, and the way to accept it.
///
/// objectNames: resultChangePage, changeReason, and those of the ActPanel.
class ResultChangePage : public QWidget {
    Q_OBJECT
public:
    ResultChangePage(const LeagueSession& league, ResultChange change, QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// It was accepted, or left as it is.
    void done();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] ActDraft draft() const;

    ResultChange m_change;
    ActPanel* m_act;
    QLineEdit* m_reason = nullptr; ///< null: none is needed
};

} // namespace whistle
