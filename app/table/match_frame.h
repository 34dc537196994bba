// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/button_row.h"
#include "controls/seats/score_strip.h"
#include "controls/seats/seat_table.h"
#include "controls/words/rule_chip.h"
#include "match/pages.h"
#include "moves/gathering.h"
#include "table/club_band.h"
#include "table/entry_sheet.h"
#include "table/log_book.h"
#include "table/log_panel.h"
#include "table/move_input.h"
#include "table/ruling_moment.h"

#include <QBoxLayout>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace whistle {

class ActionBar;
class Crossing;
class LookBack;

/// The page of a running match as every game has it: the strip with scores, undo and redo on top; in the middle the
/// game's own board and what stands beside it; below them what the referee refused, with the way to record it all the
/// same; at the bottom the action bar. The newest ruling and the log are made here; the game says where they stand.
///
/// A game's page fills `body()`, gives its bars to `addBar`, and answers the questions below. Nothing of the record is
/// its business: it enters commands, and shows the match anew when `showMatch` is called.
/// After a ruling that recorded itself the page may show its moment, large over everything but the strip.
///
/// Where everybody whose sealed choice is missing makes it on a phone, the page waits: it has no curtain, `sealing`
/// says who has sealed, and the bar is `barOfPhones`.
///
/// objectNames: rulingMoment with momentBack, momentMain; scoreStrip with undoButton and redoButton; newestRuling; log;
/// those of LookBack; phonesWords, sealing with waitsFor, sealHere; refusalBanner with overrideButton, overrideReason,
/// recordOverrideButton, leaveButton; middle; otherEntry, entrySheet; those of ClubBand.
class MatchFrame : public GamePage {
    Q_OBJECT
public:
    /// `past`: whose the entries of the log are and what they brought, and how the table stood after each of them.
    MatchFrame(MatchSession& session, const PastTeller& past, QWidget* parent);
    ~MatchFrame() override;

    bool stepBack() final;
    void undo() final;
    /// In the form of the entry; a game that has a better place for it says so.
    void beginWith(const Json& entry) override;
    int makeRoomForMenu(int width) final;
    void setOdds(bool shown) final;
    void setPhones(int count, const std::vector<SealingSeat>& sealing) final;
    void cover(QWidget* sheet) final;
    void beginShow() final;
    [[nodiscard]] int ruledOn() const override { return m_ruledOn; }
    /// What has been tapped of a move outlives the program; a game that keeps more calls this too.
    void useSettings(Settings& settings) override;

protected:
    /// The match is another: the page takes its new state and shows it, and nothing of what lay open before. Where it
    /// is of another device (MatchSession::isFromDevice) what lies under a hand here stays, as far as it still fits.
    virtual void showMatch() = 0;
    /// The same match in another language.
    virtual void showInLanguage() = 0;
    /// Others than before make their sealed choice on phones.
    virtual void showPhones() {}
    [[nodiscard]] bool sealsOnPhone(int seat) const;
    [[nodiscard]] bool waitsForPhones() const;
    /// Somebody looks behind a curtain: whatever phones do, nobody takes it away.
    [[nodiscard]] virtual bool looksBehindCurtain() const { return false; }
    /// The bar while the page waits, and what its main button will do.
    [[nodiscard]] BarState barOfPhones(const QString& name, const QString& then);
    /// Whom play waits for and by which rule, who has sealed and who has not, in the place that the page gives it.
    [[nodiscard]] QWidget* sealing() const { return m_sealing; }
    /// Who plays, the scores, the period; none: there is nothing to show yet. The rest of the strip is the frame's.
    [[nodiscard]] virtual std::optional<ScoreStripState> strip() const = 0;
    /// The page has another size, or the type has, or something stands beside it.
    virtual void arrange() {}
    /// What looks as the time machine's picture of a moment does, where it is to be seen: a moment that somebody looks
    /// back at takes its place. Null: nothing does.
    [[nodiscard]] virtual const QWidget* board() const { return nullptr; }
    /// What crosses from how it looked to how it looks now when something has been entered; null: it moves by itself.
    [[nodiscard]] virtual QWidget* crossing() const { return nullptr; }
    /// Of a page that goes by moves: another tap than before counts; it shows what shines, and the bar.
    virtual void showMoves() {}
    /// Of such a page: a tap that no move has, and that nothing could be entered by. It may look at the place.
    virtual void lookAt(const Tap& /*tap*/) {}
    /// Esc: closes or puts back the innermost thing that is open; false: there was nothing. Taps of a move come first.
    virtual bool putBack() { return false; }
    /// What has just happened sounds like; asked before `showMatch`, while the page still has the state before.
    [[nodiscard]] virtual std::optional<Cue> cueOfChange() const { return {}; }
    /// How it may go on after a refusal.
    struct WaysOn {
        QString nearest;                                         ///< what would be legal instead; empty: nothing
        std::function<void()> takeNearest;                       ///< and what does it
        std::function<void(const QString& reason)> recordAnyway; ///< none: the line that was refused
    };
    /// What the game knows of a line that was refused: what is due instead.
    [[nodiscard]] virtual WaysOn waysOn(const Refusal& /*refusal*/) const { return {}; }
    /// A refusal has come, or has gone: what is of no use beside it may give way.
    virtual void showRefused() {}
    [[nodiscard]] bool isRefused() const { return m_refusal.has_value(); }
    /// The ruling on this entry as it stands on the page: what was open only for a moment is left out afterwards.
    virtual void tellRuling(RulingState& /*shown*/, int /*entry*/) const {}
    /// Chances are to be shown, or no longer.
    virtual void showOdds() {}

    /// The page goes by the moves of its game from now on: what may be done, the bar's buttons, Enter and Esc are those
    /// of `moveInput`. To be called before `begin`.
    void goByMoves(MoveTelling telling);
    [[nodiscard]] MoveInput& moveInput() const { return *m_moveInput; }
    /// To be called once at the end of the constructor.
    void begin();
    /// The newest ruling stands first in this from now on.
    void putRuling(QBoxLayout& place);
    /// Between strip and bar.
    [[nodiscard]] QBoxLayout* body() const { return m_body; }
    /// For what stays in sight between the body, which may scroll, and the bar.
    [[nodiscard]] QBoxLayout* aboveBar() const { return m_aboveBar; }
    /// Something that opens below the body, hidden at first; `reveal` brings it into sight.
    void addBelow(QWidget* part);
    void reveal(QWidget& part);
    void addBar(ActionBar* bar);
    /// The bars have a button for any entry of the game, by a form beside the page; to be called before `begin`.
    void offerOtherEntries(OtherEntries entries);
    /// Opens the form of one of them, with what is known of it.
    /// `ahead`: what goes in together with it, before it.
    void openEntry(const std::string& command, Json known, std::vector<Json> ahead = {});
    /// What `arrange` has for the board and all beside it.
    [[nodiscard]] int roomWidth() const { return width() - m_takenBeside; }
    [[nodiscard]] Scroller* middle() const { return m_middle; }
    [[nodiscard]] RulingBanner* ruling() const { return m_ruling; }
    [[nodiscard]] LogPanel* log() const { return m_log; }
    [[nodiscard]] const LogBook& book() const { return m_book; }
    /// Whether the page may say what would be if it ended now.
    [[nodiscard]] bool tellsOutlook() const { return session().isFriendly(); }
    [[nodiscard]] bool showsOdds() const { return m_showsOdds; }
    void showStrip();
    void refuse(const Refusal& refusal, WaysOn ways);
    /// The same where something in it (dice, cards) only stands for what nobody has said yet: it is never recorded so,
    /// even against the rules. `said`: the lines without that; the form of the last one asks for it.
    void refuseUnsaid(Refusal refusal, std::vector<Json> said);
    /// The form of the last of these lines; the others go in together with it, before it.
    void openEntry(std::vector<Json> lines);
    /// Taps that no move has: the referee says why not. False: they mean nothing.
    virtual bool attempt(const std::vector<Tap>& /*taps*/) { return false; }
    /// Large over the page below the strip, for a moment; the game says what a ruling that recorded itself was about.
    void showMoment(RulingMomentState state);
    [[nodiscard]] RulingMoment* moment() const { return m_moment; }
    void closeRefusal();
    /// What was begun at this table no longer fits what another device has entered.
    void tellGone() { m_isGone = true; }

    /// A sheet beside the table is half filled in: Enter is its own, not of what stands in the bar.
    void lendEnter(bool toSheet);
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The moves of the table as it is now.
    virtual void takeMoves() {}
    /// One of them has been said.
    virtual void enterMove(std::size_t /*move*/, const std::vector<int>& /*counts*/) {}
    /// A key of looking back, from wherever it comes; true: it was one, or is none of the present.
    bool takeLookingKey(const QKeyEvent& key);
    void placeLooking();
    void tellLooking();
    void placeCover();
    void tellOfPhones();
    /// Who was to seal at this laptop all the same waits for the phones again; false: nobody was.
    bool leaveToPhones();
    void keepTaps();
    void showAnew();
    /// What is entered here is shown: nothing that was begun stands.
    void showOwn();
    /// Somebody has entered something at another device: the taps, the form, what is looked back at and what is refused
    /// here stay where they are.
    void showOfDevice();
    void takeUpTaps(const std::vector<Tap>& begun);
    /// What was refused, at the table as it is now; none: it is no longer refused, or cannot be asked.
    [[nodiscard]] std::optional<PlayResult> refusedNow() const;
    void showWords();
    void tellRulings();
    void tellEnter();
    void showRefusal();
    void arrangeAll();
    void nameStanding();
    EntrySheet& entrySheet();
    void showEntrySheet(bool shown);

    LogBook m_book;
    std::optional<Refusal> m_refusal;
    WaysOn m_waysOn;
    int m_ruledOn = 0; ///< the entry whose ruling stands at the side; 0: none
    bool m_showsOdds = false;
    std::optional<int> m_phones; ///< none: they are not offered
    QPointer<QWidget> m_cover;   ///< what lies over the table
    std::vector<SealingSeat> m_seals;
    bool m_sealsHere = false; ///< somebody with a phone seals at the laptop all the same
    PanelBox* m_sealing = named("sealing", new PanelBox(Colour::Raised, this));
    TextLabel* m_waitsFor = named("waitsFor", new Paragraph(TypeStep::Heading));
    RuleChips* m_sealRules = new RuleChips;
    SeatTable* m_sealers = new SeatTable;
    bool m_hasBegun = false;
    bool m_goesByMoves = false;
    bool m_isGone = false;          ///< something that was begun here, by what has come from another device
    bool m_isTakingUp = false;      ///< taps that were made before
    Settings* m_settings = nullptr; ///< null: of a side copy
    QTimer m_keepTimer;             ///< until the taps are kept: no tap waits for the disk
    MoveInput* m_moveInput = new MoveInput(this);
    QBoxLayout* m_stripRow = new QHBoxLayout;
    ScoreStrip* m_strip = named("scoreStrip", new ScoreStrip(this));
    ClubBand* m_clubBand = new ClubBand(this);
    QBoxLayout* m_row = new QHBoxLayout;
    Scroller* m_middle = named("middle", new Scroller(new QWidget, this));
    std::optional<OtherEntries> m_otherEntries;
    EntrySheet* m_entrySheet = nullptr; ///< made when it is first opened
    bool m_isEnterLent = false;
    int m_takenBeside = 0; ///< the width of the sheet, where the board stands beside it
    QBoxLayout* m_below = new QVBoxLayout(m_middle->widget());
    QBoxLayout* m_body = new QHBoxLayout;
    QWidget* m_aboveBarBox = new QWidget(this);
    QBoxLayout* m_aboveBar = new QVBoxLayout(m_aboveBarBox);
    TextLabel* m_phonesWords = named("phonesWords", new Paragraph(TypeStep::Title));
    QBoxLayout* m_barColumn = new QVBoxLayout;
    std::vector<ActionBar*> m_bars;
    RulingBanner* m_refusalBanner = named("refusalBanner", new RulingBanner(this));
    RulingBanner* m_ruling = named("newestRuling", new RulingBanner(this));
    LogPanel* m_log = new LogPanel(this);
    RulingMoment* m_moment = new RulingMoment(this);
    LookBack* m_past;
    Crossing* m_crossing;
};

/// The same with the types of the game.
template <class Game>
class MatchFrameOf : public MatchFrame {
public:
    using MatchFrame::MatchFrame;

protected:
    [[nodiscard]] const typename Game::State& state() const { return session().template as<Game>().state(); }
    /// What is printed, as this match goes by it.
    [[nodiscard]] const auto& facts() const { return session().template as<Game>().journal().game().facts(); }
    /// Whether it was accepted. A page that puts something else before it says so.
    virtual bool enter(const typename Game::Command& command)
    {
        return session().template play<Game>({command}) == Played::Accepted;
    }
    /// Several as one: all of them are recorded, or none. `ruledOn`: see MatchSession::play.
    bool enterAll(const std::vector<typename Game::Command>& commands, std::optional<std::size_t> ruledOn = {})
    {
        if (commands.empty())
            return false;
        if (commands.size() == 1)
            return enter(commands.front());
        return session().template play<Game>(commands, {}, ruledOn) == Played::Accepted;
    }
    using GameMove = MoveOf<typename Game::Command>;
    /// What may be done now, of a page that goes by moves.
    [[nodiscard]] const std::vector<GameMove>& moves() const { return m_moves; }
    /// The same as the page wants it: what goes in together on its table may be one move.
    [[nodiscard]] virtual std::vector<GameMove> gathered() const
    {
        if constexpr (OffersMoves<Game>)
            return movesOf(game(), state());
        return {};
    }
    /// A move with values that only the table knows (dice, cards) has been said, with these counts of its spread. A
    /// page that asks for them in a place of its own says so; else the form of the entry asks.
    virtual bool ask(const GameMove& /*move*/) { return false; }
    [[nodiscard]] static std::vector<typename Game::Command> commandsOf(const GameMove& move,
                                                                        const std::vector<int>& counts)
    {
        return counts.empty() || !move.shared ? move.commands : move.shared(counts);
    }
    /// What the referee refuses of these, entered together; none: nothing. Nothing is recorded.
    [[nodiscard]] std::optional<Refusal> refusalOf(const std::vector<typename Game::Command>& commands) const
    {
        std::optional<Refusal> refusal;
        std::vector<Json> before;
        typename Game::State then = state();
        for (const typename Game::Command& command : commands) {
            const Json line = game().write(command);
            if (refusal) {
                refusal->after.push_back(line);
                continue;
            }
            auto outcome = game().referee(then, command, Reasons::Listening::Yes);
            if (!outcome.isLegal())
                refusal = Refusal{line, Journal<Game>::resultOf(outcome, {}), before};
            then = std::move(outcome.next);
            before.push_back(line);
        }
        return refusal;
    }
    bool attempt(const std::vector<Tap>& taps) override
    {
        if constexpr (OffersMoves<Game>) {
            const std::optional<GameMove> candidate = candidateOf(game(), state(), taps);
            if (!candidate)
                return false;
            if (auto refusal = isAsked(*candidate) ? refusalOf(candidate->commands) : std::nullopt)
                refuseUnsaid(std::move(*refusal), saidOf(*candidate));
            else
                take(*candidate);
            return true;
        }
        return false;
    }
    /// A button that enters a command.
    [[nodiscard]] ButtonSpec entry(const QString& name, const QString& title, const typename Game::Command& command)
    {
        return {name, title, [this, command] { enter(command); }};
    }

private:
    [[nodiscard]] const Game& game() const { return session().template as<Game>().journal().game(); }

    void takeMoves() override
    {
        if constexpr (OffersMoves<Game>) {
            m_moves = gathered();
            std::vector<const MoveOffer*> offers;
            for (const GameMove& move : m_moves)
                offers.push_back(&move);
            moveInput().setMoves(std::move(offers), [this](std::size_t index, const std::vector<int>& counts) {
                const GameMove& move = m_moves[index];
                const bool hasTitle = move.title && counts.empty();
                return session().words(hasTitle ? *move.title
                                                : session().template as<Game>().wordsOf(commandsOf(move, counts)));
            });
        }
    }
    void enterMove(std::size_t index, const std::vector<int>& counts) override
    {
        GameMove move = m_moves[index]; // entering it brings others
        move.commands = commandsOf(move, counts);
        take(move);
    }
    /// Enters it, or asks first for what only the table knows.
    void take(const GameMove& move)
    {
        if (!isAsked(move))
            enterAll(move.commands);
        else if (!ask(move))
            openEntry(linesOf(move));
    }
    [[nodiscard]] std::vector<Json> linesOf(const GameMove& move) const
    {
        std::vector<Json> lines;
        for (const typename Game::Command& command : move.commands)
            lines.push_back(game().write(command));
        return lines;
    }
    /// The same without what only the table knows.
    [[nodiscard]] std::vector<Json> saidOf(const GameMove& move) const
    {
        Json lines = linesOf(move);
        for (const Open& open : move.open) {
            const Json::json_pointer at(open.at);
            if (open.isAsked && lines.contains(at) && lines.at(at.parent_pointer()).is_object())
                lines.at(at.parent_pointer()).erase(at.back());
        }
        return lines.get<std::vector<Json>>();
    }

    std::vector<GameMove> m_moves;
};

} // namespace whistle
