// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "table/new_match_frame.h"
#include "table/plain/plain_table.h"

namespace whistle {

/// Asks what a match of any game needs, by the shape of its first command; the house rules stand below it as in every
/// game.
class PlainNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    PlainNewMatchPage(PlainWords words, Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    void takeLeague() override;
    [[nodiscard]] QString title() const override;
    void retranslate() override {}

private:
    /// What of a command the form shows.
    [[nodiscard]] Json shown(Json command) const;

    PlainWords m_words;
    std::unique_ptr<Match> m_empty; ///< whose referee is asked
    Form* m_form = nullptr;
};

} // namespace whistle
