// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"
#include "forms/form_control.h"
#include "look/icons.h"
#include "match/league_band.h"
#include "match/match_session.h"
#include "match/past.h"
#include "report/report.h"
#include "sound/cue.h"

#include <QPolygonF>
#include <QWidget>
#include <array>
#include <functional>
#include <string>
#include <vector>

/// How a game plugs into the program.
///
/// - `app/<game>/page/<game>_page.{h,cpp}`: a GamePage, built when a match is opened and deleted when another one is.
/// Its
///   constructor gets the MatchSession: read `session.as<Game>().state()`, show it, and show it again on
///   `MatchSession::changed`. Commands go to `session.play<Game>({command})`; it answers by `changed`, `refused` or
///   `notSaved`. Name the automatic steps once in the constructor with `session.automate<Game>(...)`.
/// - `app/<game>/new_match/new_match_page.{h,cpp}`: a NewMatchPage; it builds the command that starts a match and emits
/// `asked`.
/// - `app/<game>/game_entry.{h,cpp}`: the GameEntry: game to pages, and what the home page shows of a match; one line
///   in `app/games.cpp` makes the program know it.
///
/// The window listens to what a page signals: `ruleAsked` opens the rule beside the page (connect every RuleChips,
/// RulingBanner, ArithmeticPanel and BellBand to it), `cueAsked` sounds, `left` goes home. Undo and redo by Z, Shift+Z
/// and Ctrl+Z are the window's (outside text fields); a page shows the buttons. Z comes to `undo`, Esc
/// to `stepBack`, F1 to `ruleOfFocus`. Theme, text size and language arrive as change events, as for every part.
namespace whistle {

class Settings;
class Store;
struct SumLine;

/// A seat that makes a sealed choice.
struct SealingSeat {
    int seat = 0;
    QString name;
    bool hasSealed = false;
    bool isOnPhone = false; ///< it is made there
    friend bool operator==(const SealingSeat&, const SealingSeat&) = default;
};

/// The page of a match that runs.
class GamePage : public QWidget {
    Q_OBJECT
public:
    explicit GamePage(MatchSession& session, QWidget* parent = nullptr) : QWidget(parent), m_session(session) {}
    [[nodiscard]] MatchSession& session() const { return m_session; }

    /// Esc: closes or puts back the innermost thing that is open on the page; false: there was nothing.
    virtual bool stepBack() { return false; }
    /// Z: takes back what is half entered, else the last entry.
    virtual void undo() { m_session.undo(); }
    /// Opens `entry`, a command of the match, with everything that was said in it: to be entered anew.
    virtual void beginWith(const Json& /*entry*/) {}
    /// The rule about what has the keyboard; empty: none. By default what `setRule` has named on the widget or around
    /// it.
    [[nodiscard]] virtual QString ruleOfFocus() const;
    /// The entry whose ruling stands on the page; 0: none does.
    [[nodiscard]] virtual int ruledOn() const { return 0; }
    /// The match plays itself again from its first turn on, as a show.
    virtual void beginShow() {}
    /// What keys do on the page that no button says, a sentence each.
    [[nodiscard]] virtual QStringList keys() const { return {}; }
    /// Where players keep what they have for all matches of this game; not told to a side copy.
    virtual void useStore(Store& /*store*/) {}
    /// Where the page remembers what has been typed in (KnownThings); not told to a side copy.
    virtual void useSettings(Settings& /*settings*/) {}
    /// Whether the page may show chances, where its game reckons them.
    virtual void setOdds(bool /*shown*/) {}
    /// Leaves room of this width at the left of its strip, for the menu button that the rail folds into on a small
    /// window, and says how high the strip is. 0: the page has no such place, and the rail stays.
    virtual int makeRoomForMenu(int /*width*/) { return 0; }
    /// The strip offers the phones at this table, and says how many are connected. Without this it does not: side
    /// copies have none. `sealing`: who is to make a sealed choice, or has made one; empty: nobody is.
    virtual void setPhones(int /*count*/, const std::vector<SealingSeat>& /*sealing*/ = {}) {}
    /// Lays a sheet over everything but the strip, and takes it over; what lies below rests. Null: that is over, the
    /// sheet goes by itself.
    virtual void cover(QWidget* /*sheet*/) {}

Q_SIGNALS:
    /// "KB-17.2": to be shown beside the page.
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    /// The scoreboard on the second screen: open it, or close it.
    void scoreboardAsked();
    /// The phones at this table.
    void phonesAsked();
    /// The time machine, at entry `number` (0: the last one), or at once what is to be done about it. For logs:
    /// offerPast.
    void pastAsked(whistle::PastAct act, int number);
    /// The challenge of the ruling on entry `number`; 0: the last one. `about`: of a ruling on several things, which,
    /// by its word ("granada"); empty: the first.
    void challengeAsked(int number, const QString& about = {});
    /// The report of this match.
    void reportAsked();
    /// Why is something not saved?
    void saveAsked();
    /// A new match with the same teams.
    void rematchAsked();
    /// Back to the home page; the match stays where it is.
    void left();

private:
    MatchSession& m_session;
};

/// Asks what a new match needs.
class NewMatchPage : public QWidget {
    Q_OBJECT
public:
    explicit NewMatchPage(Settings& settings, QWidget* parent = nullptr) : QWidget(parent), m_settings(settings) {}
    [[nodiscard]] Settings& settings() const { return m_settings; }

    /// The answer to `asked`, where it was a no.
    virtual void showRefusal(const Refusal& refusal) = 0;
    /// The match started: what was typed in may be remembered for the next time.
    virtual void noteStart() = 0;
    virtual bool stepBack() { return false; }
    /// Fills the page in for a match of a league: what its rules settle stays so, and says why, until somebody says
    /// that they play otherwise (LeagueBand). Only asked of games that have LeagueRules::newMatch.
    virtual void fillIn(const LeagueStart& /*start*/) {}
    /// Whom it may offer while a name is typed, the likeliest first.
    virtual void offerNames(const QStringList& /*names*/) {}
    /// The game has an example match; whoever has not played it yet may want to watch that first.
    virtual void offerExample() {}
    /// Takes along what a companion page of the game has sent here, see CompanionPage::newMatchAsked.
    virtual void takeAlong(const Json& /*along*/) {}

Q_SIGNALS:
    /// Start a match with this command, `override` beside it if it is against the rules.
    void asked(const whistle::Json& newMatch);
    /// A companion page of this game, by its id.
    void companionAsked(const QString& id);
    /// The example match is to be watched.
    void exampleAsked();
    void ruleAsked(const QString& rule);
    void left();

private:
    Settings& m_settings;
};

/// A page that a game has beside its matches: its cards and decks. The home page, the finder and the game's own pages
/// lead to it. Z and Shift+Z come to `undo` and `redo`, Esc to `stepBack`.
class CompanionPage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    virtual bool stepBack() { return false; }
    virtual void undo() {}
    virtual void redo() {}

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    /// Tell this in the notice below the page.
    void told(const QString& title, const QStringList& details);
    /// A new match of the game; the game's own new-match page understands `along`.
    void newMatchAsked(const whistle::Json& along);
    void left();
};
struct CompanionEntry {
    QString id; ///< "cards"
    Sentence title;
    Sentence detail; ///< what is there, in a few words
    Icon icon = Icon::Cards;
    /// Both outlive the page.
    std::function<CompanionPage*(Store&, Settings&, QWidget* parent)> page;
    std::vector<Sentence> steps = {}; ///< of a lesson: what one does there
    /// What it is about, to be looked at; may be empty.
    std::function<QWidget*(QWidget* parent)> picture = {};
    bool isOnHome = true; ///< else only the finder and other pages lead to it
    bool isOfBox = false; ///< what is known of the game's box: the rulebook leads to it
};

/// Where on the board things lie between which a seat chooses, for a device that draws such a choice. Everything in
/// hundredths of the drawing's width and height.
struct ChoiceMap {
    struct Place {
        std::string id; ///< as moves say it
        QPolygonF outline;
        QRectF words;      ///< where its name stands
        QString note = {}; ///< what is there; may be empty
        QString why = {};  ///< why it cannot be chosen; empty: it can
    };
    QString question; ///< "Where do your Caballeros go?"
    double shape = 1; ///< width by height
    std::vector<Place> places;
};

/// What the program shows of a game; its rules come from the catalog.
struct GameEntry {
    std::string game; ///< "kaosball", as in the catalog
    Sentence name;
    Sentence players; ///< "2 to 4 coaches"
    Icon icon = Icon::Table;
    std::function<GamePage*(MatchSession&, QWidget* parent)> page;
    std::function<NewMatchPage*(Settings&, QWidget* parent)> newMatchPage;
    MatchSession::Digester digest;
    /// The report of a match, finished or not.
    std::function<MatchReport(const Match&)> report;
    /// What the second screen shows of a match.
    std::function<ScoreboardState(const Match&)> scoreboard;
    /// What the time machine shows of it.
    PastTeller past;
    /// Where the match stands, in words, from the digest's summary: "period 3".
    std::function<QString(const Json& summary)> standing;
    /// How a finished match ended, from the same summary ("Kinga wins by Breakthrough"); may be empty: the score tells.
    std::function<QString(const Json& summary)> outcome = {};
    /// Display names in the reader's language for the ids of a match.
    NameReader names;
    /// The colours of the box that the players of a match sit behind, by seat; none: the game has none.
    std::function<BoxColours(const Match&)> colours = {};
    /// Where lies what a seat chooses on its board in secret now; no places: choices are lists.
    std::function<ChoiceMap(const Match&, const std::string& seat)> secretMap = {};
    /// What entries came to, in numbers: seat by seat with their parts, the winner first, or line by line; empty: to
    /// nothing. None given: words say it.
    std::function<std::vector<SumLine>(const Match&, const std::vector<int>& entries)> sums = {};
    /// What the forms of the dispute desk ask for in a better way, by kind ("kaosball/space").
    Pickers pickers;
    /// What the dispute desk shows beside the words of a ruling; may be empty.
    CasePicture picture = {};
    /// Pages of the game beside its matches; most games have none.
    std::vector<CompanionEntry> companions = {};
};
using GameEntries = std::vector<GameEntry>;

/// Names the rule that F1 opens while the widget or something in it has the keyboard.
void setRule(QWidget& widget, const QString& rule);
/// What `setRule` has named on the widget or on the nearest one around it; empty: nothing. Null: nothing.
[[nodiscard]] QString ruleOf(const QWidget* widget);

} // namespace whistle
