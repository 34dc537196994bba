// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "match/league_band.h"
#include "match/match_rows.h"
#include "match/pages.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

class QBoxLayout;
class QLayout;
class QLineEdit;

namespace whistle {

class ChoiceField;
class HouseRulesPanel;
class RulingBanner;
class SegmentedChoice;

/// What the referee of a game has against its first command; problems where that cannot be read.
template <class Game>
[[nodiscard]] Checked<std::vector<Objection>> objectionsTo(const Json& command)
{
    const Game game;
    const auto read = game.read(command);
    if (!read)
        return read.problems();
    return game.referee(game.start(), *read).objections;
}

/// Asks what a new match needs, as every game does: the game's own sections one below the other, the house rules from
/// the rulebook, what the referee has against it so far, and the bar with what is still missing and the start. The
/// referee is asked all the while. The match started last is remembered; a league's match says what is settled and why.
///
/// objectNames: newMatchPage, matchRefusal, houseRules, missing, startButton, backButton.
class NewMatchFrame : public NewMatchPage {
    Q_OBJECT
public:
    /// `houseRules`: the shape of the key `house_rules` of the command.
    NewMatchFrame(std::string_view game, const Shape& houseRules, NameReader names, Settings& settings,
                  QWidget* parent);

    void showRefusal(const Refusal& refusal) final;
    void noteStart() override;
    bool stepBack() final;
    void fillIn(const LeagueStart& start) override;
    void offerNames(const QStringList& names) final;
    void offerExample() final;

protected:
    /// The command as far as it is said; what is not said yet has a stand-in, so that the referee can be asked.
    [[nodiscard]] virtual Json command() const = 0;
    /// The first thing that is still to be said, as a sentence; empty: nothing.
    [[nodiscard]] virtual QString missing() const { return {}; }
    /// What the referee has against it so far; problems: the command cannot be read yet (`objectionsTo`).
    [[nodiscard]] virtual Checked<std::vector<Objection>> objections() const = 0;
    /// Dashes what would be refused, and what a league settles; after the frame has told the objections.
    virtual void showJudged(const std::vector<Objection>& /*objections*/) {}
    /// Everything as the league has it; by itself: who plays (`setNameFields`).
    virtual void takeLeague();
    [[nodiscard]] virtual QString title() const = 0;
    /// Beside the start button, when nothing is missing.
    [[nodiscard]] virtual QString readyWords() const;
    virtual void retranslate() = 0;
    virtual void arrange() {}

    /// To be called once at the end of the constructor: puts the house rules below the sections, and judges.
    void begin();
    void addSection(QWidget* section);
    void addSection(QLayout* section);
    /// A panel for a section, and the column in it.
    [[nodiscard]] QBoxLayout* addPanel(int spacing = -1);
    /// A place for objections, at this point of the page: those that `isHere` says; none: all that have no other place.
    RulingBanner* addBanner(const char* objectName, std::function<bool(const Objection&)> isHere = {},
                            QBoxLayout* column = nullptr);
    void judge();
    /// What is chosen there is judged, and its rule opens.
    void watch(ChoiceField& field);
    /// Fields side by side, one below the other where the page is narrow.
    [[nodiscard]] QBoxLayout* rowOf(const std::vector<QWidget*>& fields);
    /// A player's name as a command has it; none: nothing has been typed.
    [[nodiscard]] static std::optional<std::string> nameIn(const QLineEdit& field);
    /// Where the players' names stand, in their order: known ones are offered there, a league fills them in, and Enter
    /// goes to the next that is empty, from there to the start button. To be called once.
    void setNameFields(std::vector<QLineEdit*> fields);
    /// The command that started the last match of this game on this computer.
    [[nodiscard]] std::optional<Json> lastCommand() const;
    /// The same as the game reads it; none: there is none that it can read.
    template <class Game, class NewMatch>
    [[nodiscard]] std::optional<NewMatch> lastMatch() const
    {
        const std::optional<Json> json = lastCommand();
        if (!json)
            return {};
        const auto read = Game().read(*json);
        const auto* last = read ? std::get_if<NewMatch>(&*read) : nullptr;
        return last ? std::optional(*last) : std::nullopt;
    }
    [[nodiscard]] LeagueBand& band() const { return *m_band; }
    [[nodiscard]] HouseRulesPanel& houseRules() const { return *m_houseRules; }
    /// What the league settles is dashed, with its reason.
    void lock(SegmentedChoice& choice, const char* key);

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Banner {
        RulingBanner* banner;
        std::function<bool(const Objection&)> isHere;
    };
    [[nodiscard]] QWidget* bottomBar();
    void start(const std::optional<QString>& reason = {});
    void tell(const std::vector<Objection>& objections);
    [[nodiscard]] QString sharedName() const;
    void translateFrame();
    void placeFocus();
    void arrangeAll();

    QString m_last; ///< the setting with the last command
    NameReader m_names;
    bool m_hasBegun = false;
    QBoxLayout* m_column;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    LeagueBand* m_band = new LeagueBand(m_names);
    HouseRulesPanel* m_houseRules;
    std::vector<Banner> m_banners;
    std::vector<QLineEdit*> m_nameFields;
    std::vector<QBoxLayout*> m_rows;
    TextLabel* m_missing = named("missing", new Paragraph(TypeStep::Body, Colour::TextMuted));
    MainButton* m_start = named("startButton", new MainButton);
    ChoiceButton* m_back = named("backButton", new ChoiceButton({}, ButtonLook::Outline));
    /// The example match.
    WordsButton* m_watch = named("watchTile", new WordsButton(WordsButton::Look::Tile, Icon::Play));
};

/// The same with the referee of the game.
template <class Game>
class NewMatchFrameOf : public NewMatchFrame {
public:
    NewMatchFrameOf(const Shape& houseRules, NameReader names, Settings& settings, QWidget* parent)
        : NewMatchFrame(Game::id, houseRules, std::move(names), settings, parent)
    {
    }

protected:
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override { return objectionsTo<Game>(command()); }
};

} // namespace whistle
