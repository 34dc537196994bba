// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "disputes/dispute_layout.h"
#include "disputes/ruling_view.h"

namespace whistle {

/// What is different at the ends of two versions of a match, in words.
using ChangeTeller = std::function<QStringList(const Match& before, const Match& after)>;

/// An entry that no question stands behind, as a form on a side copy: change it and see what would be ruled.
class EntryPanel : public FormAndRuling {
    Q_OBJECT
public:
    /// `frozen`: the side copy; its entry `number` is shown. Everything given outlives the panel.
    EntryPanel(const DisputeGame& game, const Match& frozen, int number, ChangeTeller changes,
               QWidget* parent = nullptr);

    [[nodiscard]] Json command() const;
    /// The ruling there would be, as `play` answers it; null: it cannot be judged.
    [[nodiscard]] const Json& ruling() const { return m_ruling; }
    [[nodiscard]] RulingView& view() const { return *m_view; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    void judge();

    const DisputeGame& m_game;
    const Match& m_frozen;
    int m_number;
    ChangeTeller m_changes;
    Json m_entry; ///< as it was recorded
    Form* m_form;
    RulingView* m_view = new RulingView;
    Json m_ruling;
};

} // namespace whistle
