// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "table/new_match_frame.h"

namespace whistle {

class ChoiceField;
class PlayerFields;

namespace elgrande {

/// Asks what a match of El Grande needs: two to five players clockwise with the colours they sit behind, who is the
/// youngest, how many rounds.
///
/// objectNames: those of PlayerFields, starter, rounds_in_game, and those of NewMatchFrame.
class ElGrandeNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    explicit ElGrandeNewMatchPage(Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    [[nodiscard]] QString title() const override
    {
        return CommonWords::tr("New %1 match").arg(CommonWords::tr("El Grande"));
    }
    void showJudged(const std::vector<Objection>& objections) override;
    void retranslate() override
    {
        showJudged({});
        nameRounds();
    }

private:
    [[nodiscard]] bool isChosen() const;
    void takeLast();
    void nameStarters();
    void nameRounds();

    std::vector<std::string> m_last; ///< the players of the last match, as long as they are those of this one
    PlayerFields* m_players;
    ChoiceField* m_starter;
    ChoiceField* m_rounds;
};

} // namespace elgrande
} // namespace whistle
