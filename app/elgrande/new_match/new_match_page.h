// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/new_match_frame.h"

namespace whistle {

class ChoiceField;
class PlayerFields;

namespace elgrande {

/// Asks what a match of El Grande needs: two to five players clockwise, and who is the youngest.
///
/// objectNames: player_<seat>, starter, and those of NewMatchFrame.
class ElGrandeNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    explicit ElGrandeNewMatchPage(Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    [[nodiscard]] QString title() const override { return tr("New match of El Grande"); }
    void showJudged(const std::vector<Objection>& objections) override;
    void retranslate() override { showJudged({}); }

private:
    [[nodiscard]] bool isChosen() const;
    void takeLast();
    void nameStarters();

    PlayerFields* m_players;
    ChoiceField* m_starter;
};

} // namespace elgrande
} // namespace whistle
