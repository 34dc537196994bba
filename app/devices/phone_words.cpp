// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_words.h"

#include "look/emblem.h"
#include "look/icons.h"
#include "look/path_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr const char* ofPhones = "whistle::Phone";

struct Word {
    const char* key;
    const char* source;
};

/// %1 and so on are places that the page fills.
constexpr Word plainWords[] = {
    {"live", QT_TRANSLATE_NOOP("whistle::Phone", "live")},
    {"notLive", QT_TRANSLATE_NOOP("whistle::Phone", "not live")},
    {"noWordSince", QT_TRANSLATE_NOOP("whistle::Phone", "No word from the table since %1")},
    {"seenIsEntry", QT_TRANSLATE_NOOP("whistle::Phone", "This shows entry %1. The table may be further on.")},
    {"tryNow", QT_TRANSLATE_NOOP("whistle::Phone", "Try now")},
    {"triesItself", QT_TRANSLATE_NOOP("whistle::Phone", "it keeps trying automatically")},
    {"sameNetwork", QT_TRANSLATE_NOOP("whistle::Phone", "Is the phone still on the same network?")},
    {"laptopAwake", QT_TRANSLATE_NOOP("whistle::Phone", "Is the laptop awake?")},
    {"rulesWork", QT_TRANSLATE_NOOP("whistle::Phone", "The rules work without the table.")},
    {"newestHere", QT_TRANSLATE_NOOP("whistle::Phone", "latest on this phone")},
    {"needsTable", QT_TRANSLATE_NOOP("whistle::Phone", "needs the table")},
    {"offEnded", QT_TRANSLATE_NOOP("whistle::Phone", "Phones are off. The match continues on the laptop.")},
    {"offAddress", QT_TRANSLATE_NOOP("whistle::Phone", "The table has a new address. Scan its code on the laptop.")},
    {"offMatch", QT_TRANSLATE_NOOP("whistle::Phone", "This match is no longer open on the laptop.")},
    {"offSentAway", QT_TRANSLATE_NOOP("whistle::Phone", "The laptop has ended this connection.")},
    {"mySeat", QT_TRANSLATE_NOOP("whistle::Phone", "My seat")},
    {"takeSeat", QT_TRANSLATE_NOOP("whistle::Phone", "Take a seat")},
    {"places", QT_TRANSLATE_NOOP("whistle::Phone", "places of this page")},
    {"due", QT_TRANSLATE_NOOP("whistle::Phone", "you can act here")},
    {"sitAs", QT_TRANSLATE_NOOP("whistle::Phone", "You sit as %1")},
    {"watches", QT_TRANSLATE_NOOP("whistle::Phone", "This phone only watches")},
    {"standUp", QT_TRANSLATE_NOOP("whistle::Phone", "Leave the seat")},
    {"vibrate", QT_TRANSLATE_NOOP("whistle::Phone", "Vibrate at my turn")},
    {"whereSit", QT_TRANSLATE_NOOP("whistle::Phone", "Where do you sit?")},
    {"joinEnter",
     QT_TRANSLATE_NOOP("whistle::Phone", "This phone then shows what that seat may see, and enters its moves.")},
    {"joinSeal", QT_TRANSLATE_NOOP("whistle::Phone",
                                   "This phone then shows what that seat may see, and makes its sealed choices.")},
    {"joinWatch", QT_TRANSLATE_NOOP("whistle::Phone", "This phone then shows what that seat may see.")},
    {"joinNote", QT_TRANSLATE_NOOP("whistle::Phone",
                                   "A seat with a phone is freed on the laptop. The page stays on this network.")},
    {"phoneSince", QT_TRANSLATE_NOOP("whistle::Phone", "has a phone since %1")},
    {"phoneAsleep", QT_TRANSLATE_NOOP("whistle::Phone", "has a phone since %1, asleep now")},
    {"onlyWatch", QT_TRANSLATE_NOOP("whistle::Phone", "Only watch")},
    {"onlyWatchNote", QT_TRANSLATE_NOOP("whistle::Phone", "score, rulings and rules")},
    {"sitDownAs", QT_TRANSLATE_NOOP("whistle::Phone", "Sit down as %1")},
    {"rose taken back", QT_TRANSLATE_NOOP("whistle::Phone", "The laptop has taken %1's seat back.")},
    {"takenBackNoName", QT_TRANSLATE_NOOP("whistle::Phone", "This phone no longer has its seat.")},
    {"rose given on", QT_TRANSLATE_NOOP("whistle::Phone", "%1's seat is on another phone now.")},
    {"rose used",
     QT_TRANSLATE_NOOP("whistle::Phone", "This code works once, and no longer. The laptop can show another.")},
    {"rose unknown", QT_TRANSLATE_NOOP("whistle::Phone", "This phone no longer has %1's seat.")},
    {"sealed", QT_TRANSLATE_NOOP("whistle::Phone", "sealed")},
    {"notYet", QT_TRANSLATE_NOOP("whistle::Phone", "not yet")},
    {"yourTurn", QT_TRANSLATE_NOOP("whistle::Phone", "Your turn, %1")},
    {"sealedChoice", QT_TRANSLATE_NOOP("whistle::Phone", "Your sealed choice, %1")},
    {"why", QT_TRANSLATE_NOOP("whistle::Phone", "Why")},
    {"noRuling", QT_TRANSLATE_NOOP("whistle::Phone", "Rulings will appear here.")},
    {"rulingWith", QT_TRANSLATE_NOOP("whistle::Phone", "Ruling %1: %2")},
    {"overrideWith", QT_TRANSLATE_NOOP("whistle::Phone", "against the rules: “%1”")},
    {"disagree", QT_TRANSLATE_NOOP("whistle::Phone", "Someone disagrees")},
    {"disagreeLost", QT_TRANSLATE_NOOP("whistle::Phone", "Someone disagrees: needs the table")},
    {"disagreeWatch",
     QT_TRANSLATE_NOOP("whistle::Phone",
                       "Its reasons and rules are above. Anyone with a seat can show it on the laptop.")},
    {"boardLarger", QT_TRANSLATE_NOOP("whistle::Phone", "The board, larger")},
    {"tableInWords", QT_TRANSLATE_NOOP("whistle::Phone", "The table in words")},
    {"older", QT_TRANSLATE_NOOP("whistle::Phone", "Older")},
    {"read", QT_TRANSLATE_NOOP("whistle::Phone", "Read")},
    {"chooseNext", QT_TRANSLATE_NOOP("whistle::Phone", "Choose what comes next")},
    {"soFar", QT_TRANSLATE_NOOP("whistle::Phone", "%1 of %2 so far")},
    {"soFarRange", QT_TRANSLATE_NOOP("whistle::Phone", "%1 so far, %2 to %3")},
    {"missing", QT_TRANSLATE_NOOP("whistle::Phone", "Missing: %1")},
    {"mayStayOpen", QT_TRANSLATE_NOOP("whistle::Phone", "may stay open")},
    {"emptyField", QT_TRANSLATE_NOOP("whistle::Phone", "Empty: %1")},
    {"onlyLaptop", QT_TRANSLATE_NOOP("whistle::Phone", "Only on the laptop")},
    {"countAt", QT_TRANSLATE_NOOP("whistle::Phone", "%1 %2")},
    {"chosenSoFar", QT_TRANSLATE_NOOP("whistle::Phone", "Chosen so far")},
    {"takeOut", QT_TRANSLATE_NOOP("whistle::Phone", "Remove: %1")},
    {"less", QT_TRANSLATE_NOOP("whistle::Phone", "One less: %1")},
    {"more", QT_TRANSLATE_NOOP("whistle::Phone", "One more: %1")},
    {"addOne", QT_TRANSLATE_NOOP("whistle::Phone", "One more")},
    {"changeDetails", QT_TRANSLATE_NOOP("whistle::Phone", "Change details")},
    {"maySeal", QT_TRANSLATE_NOOP("whistle::Phone", "Phones may seal here. Everything else is entered on the laptop.")},
    {"mayWatch", QT_TRANSLATE_NOOP("whistle::Phone", "Phones may watch here. Moves are entered on the laptop.")},
    {"sealIt", QT_TRANSLATE_NOOP("whistle::Phone", "Seal it: %1")},
    {"really", QT_TRANSLATE_NOOP("whistle::Phone", "Really? %1")},
    {"onTheWay", QT_TRANSLATE_NOOP("whistle::Phone", "On the way")},
    {"entered", QT_TRANSLATE_NOOP("whistle::Phone", "At the table: %1")},
    {"recordAnyway", QT_TRANSLATE_NOOP("whistle::Phone", "Record anyway")},
    {"reason", QT_TRANSLATE_NOOP("whistle::Phone", "Reason")},
    {"notEntered", QT_TRANSLATE_NOOP("whistle::Phone", "Not entered: %1")},
    {"enterAgain", QT_TRANSLATE_NOOP("whistle::Phone", "Enter it: %1")},
    {"notKnown", QT_TRANSLATE_NOOP("whistle::Phone", "Not known whether it was entered: %1")},
    {"notKnownSealed", QT_TRANSLATE_NOOP("whistle::Phone", "Not known whether it was sealed")},
    {"lookAtLog", QT_TRANSLATE_NOOP("whistle::Phone", "See the log.")},
    {"noLonger", QT_TRANSLATE_NOOP("whistle::Phone", "No longer possible: %1")},
    {"sealedTitle", QT_TRANSLATE_NOOP("whistle::Phone", "Sealed")},
    {"sealedAs", QT_TRANSLATE_NOOP("whistle::Phone", "Sealed as entry %1. All are opened at the same time.")},
    {"sealedNote", QT_TRANSLATE_NOOP("whistle::Phone", "Sealed. All are opened at the same time.")},
    {"sealAgain", QT_TRANSLATE_NOOP("whistle::Phone", "Seal again")},
    {"sealAnewNote",
     QT_TRANSLATE_NOOP("whistle::Phone",
                       "You can seal again until they are opened. The new choice replaces the old one.")},
    {"theTable", QT_TRANSLATE_NOOP("whistle::Phone", "The table")},
    {"onlyThisPhone", QT_TRANSLATE_NOOP("whistle::Phone", "only this phone shows it")},
    {"coverIt", QT_TRANSLATE_NOOP("whistle::Phone", "Cover it")},
    {"covered", QT_TRANSLATE_NOOP("whistle::Phone", "Covered")},
    {"coveredWhy",
     QT_TRANSLATE_NOOP("whistle::Phone", "What only you may see is covered when nobody is looking at this phone.")},
    {"holdToLook", QT_TRANSLATE_NOOP("whistle::Phone", "Hold to look")},
    {"leaveOpen", QT_TRANSLATE_NOOP("whistle::Phone", "Keep it open")},
    {"emptySearch", QT_TRANSLATE_NOOP("whistle::Phone", "Clear the search")},
    {"searchHint", QT_TRANSLATE_NOOP("whistle::Phone", "Type a word, or the number of a rule.")},
    {"ofNewestRuling", QT_TRANSLATE_NOOP("whistle::Phone", "From the newest ruling")},
    {"searchNeedsTable",
     QT_TRANSLATE_NOOP("whistle::Phone", "Without the table the search finds only what is written exactly like this.")},
    {"ruleNeedsTable", QT_TRANSLATE_NOOP("whistle::Phone", "%1 needs the table.")},
    {"inThisMatch", QT_TRANSLATE_NOOP("whistle::Phone", "In this match: entry %1, %2")},
    {"hitBefore", QT_TRANSLATE_NOOP("whistle::Phone", "Previous")},
    {"hitAfter", QT_TRANSLATE_NOOP("whistle::Phone", "Next")},
    {"allHits", QT_TRANSLATE_NOOP("whistle::Phone", "All results")},
    {"allRules", QT_TRANSLATE_NOOP("whistle::Phone", "All rules")},
};

/// What is said elsewhere, too.
constexpr Word commonWords[] = {
    {"table", QT_TRANSLATE_NOOP("common", "Table")},
    {"rules", QT_TRANSLATE_NOOP("common", "Rules")},
    {"language", QT_TRANSLATE_NOOP("common", "Language")},
    {"close", QT_TRANSLATE_NOOP("common", "Close")},
    {"free", QT_TRANSLATE_NOOP("common", "free")},
    {"chooses", QT_TRANSLATE_NOOP("common", "chooses")},
    {"ruling", QT_TRANSLATE_NOOP("common", "Ruling %1")},
    {"openRule", QT_TRANSLATE_NOOP("common", "Rule %1")},
    {"board", QT_TRANSLATE_NOOP("common", "The board")},
    {"log", QT_TRANSLATE_NOOP("common", "Log")},
    {"noEntry", QT_TRANSLATE_NOOP("common", "Entries will appear here.")},
    {"nothingChosen", QT_TRANSLATE_NOOP("common", "Nothing chosen")},
    {"captionWith", QT_TRANSLATE_NOOP("common", "%1: %2")},
    {"goOn", QT_TRANSLATE_NOOP("common", "Continue")},
    {"besides", QT_TRANSLATE_NOOP("common", "Also")},
    {"otherwise", QT_TRANSLATE_NOOP("common", "Otherwise")},
    {"andThen", QT_TRANSLATE_NOOP("common", "And then")},
    {"enteredAs", QT_TRANSLATE_NOOP("common", "Entry %1: %2")},
    {"takeBack", QT_TRANSLATE_NOOP("common", "Undo")},
    {"takeBackOf", QT_TRANSLATE_NOOP("common", "Undo: %1")},
    {"leaveIt", QT_TRANSLATE_NOOP("common", "Cancel")},
    {"recordIt", QT_TRANSLATE_NOOP("common", "Record")},
    {"search", QT_TRANSLATE_NOOP("common", "Search the rules")},
    {"noRuleHas", QT_TRANSLATE_NOOP("common", "No rule has “%1”.")},
    {"hitOf", QT_TRANSLATE_NOOP("common", "%1 of %2")},
};

/// The same in three forms, for one, for two and for five.
constexpr Word counted[] = {
    {"entriesSince", QT_TRANSLATE_N_NOOP("whistle::Phone", "%1 entries since %2")},
    {"outOfReach", QT_TRANSLATE_N_NOOP("whistle::Phone", "%1 are out of reach")},
    {"moreAtLaptop", QT_TRANSLATE_N_NOOP("whistle::Phone", "%1 more on the laptop")},
    {"rulesFound", QT_TRANSLATE_N_NOOP("whistle::Phone", "%1 rules of %2")},
    {"rulesFoundAs", QT_TRANSLATE_N_NOOP("whistle::Phone", "%1 rules of %2, closest match %3")},
};

/// What the page of a season says besides.
constexpr Word ofSeasons[] = {
    {"myMatch", QT_TRANSLATE_NOOP("whistle::Phone", "My match")},
    {"whoAreYou", QT_TRANSLATE_NOOP("whistle::Phone", "Who are you?")},
    {"whoReport", QT_TRANSLATE_NOOP("whistle::Phone", "This phone then shows your matches and reports their results.")},
    {"whoWatch", QT_TRANSLATE_NOOP("whistle::Phone", "This phone then shows your matches.")},
    {"findName", QT_TRANSLATE_NOOP("whistle::Phone", "Find a name")},
    {"taken", QT_TRANSLATE_NOOP("whistle::Phone", "taken")},
    {"onlyWatchNote.season", QT_TRANSLATE_NOOP("whistle::Phone", "tables, standings and rules")},
    {"placeNote",
     QT_TRANSLATE_NOOP("whistle::Phone",
                       "A place held by another player is freed on the laptop. The page stays on this network.")},
    {"iAm", QT_TRANSLATE_NOOP("whistle::Phone", "I am %1")},
    {"youAre", QT_TRANSLATE_NOOP("whistle::Phone", "You are %1")},
    {"leavePlace", QT_TRANSLATE_NOOP("whistle::Phone", "Leave this place")},
    {"placeGone", QT_TRANSLATE_NOOP("whistle::Phone", "This phone no longer speaks for %1.")},
    {"slipOf", QT_TRANSLATE_NOOP("whistle::Phone", "This slip is for %1.")},
    {"slipOver", QT_TRANSLATE_NOOP("whistle::Phone", "%1: the result is already there.")},
    {"tables", QT_TRANSLATE_NOOP("whistle::Phone", "Tables")},
    {"noRound", QT_TRANSLATE_NOOP("whistle::Phone", "No round has been drawn yet.")},
    {"nothingNext", QT_TRANSLATE_NOOP("whistle::Phone", "No match to play now.")},
    {"tableNumber", QT_TRANSLATE_NOOP("whistle::Phone", "Table %1")},
    {"youAreCalled", QT_TRANSLATE_NOOP("whistle::Phone", "%1, you are called")},
    {"calledTo", QT_TRANSLATE_NOOP("whistle::Phone", "%1 to %2")},
    {"minutesLeft", QT_TRANSLATE_NOOP("whistle::Phone", "in %1 min")},
    {"areYouHere", QT_TRANSLATE_NOOP("whistle::Phone", "Are you here for %1?")},
    {"youAreHere", QT_TRANSLATE_NOOP("whistle::Phone", "You are here for %1")},
    {"here", QT_TRANSLATE_NOOP("whistle::Phone", "I am here")},
    {"hereOf", QT_TRANSLATE_NOOP("whistle::Phone", "%1 of %2 here")},
    {"theResult", QT_TRANSLATE_NOOP("whistle::Phone", "the result")},
    {"changeReport", QT_TRANSLATE_NOOP("whistle::Phone", "Change it")},
    {"reportIt", QT_TRANSLATE_NOOP("whistle::Phone", "Report %1")},
    {"reportAbsent", QT_TRANSLATE_NOOP("whistle::Phone", "Report: %1 did not come")},
    {"didNotCome", QT_TRANSLATE_NOOP("whistle::Phone", "did not come")},
    {"youReported", QT_TRANSLATE_NOOP("whistle::Phone", "You have reported %1.")},
    {"theyReported", QT_TRANSLATE_NOOP("whistle::Phone", "Reported by %1: %2")},
    {"notReportedYet", QT_TRANSLATE_NOOP("whistle::Phone", "No report yet from %1.")},
    {"reportAgreed", QT_TRANSLATE_NOOP("whistle::Phone", "All reports say %1. The organiser must accept it.")},
    {"reportDiffers", QT_TRANSLATE_NOOP("whistle::Phone", "The reports differ. Change yours, or ask the organiser.")},
    {"notSent", QT_TRANSLATE_NOOP("whistle::Phone", "Not sent: %1")},
    {"notKnownSent", QT_TRANSLATE_NOOP("whistle::Phone", "Not known whether it arrived: %1")},
    {"tellOrganiser", QT_TRANSLATE_NOOP("whistle::Phone", "Tell the organiser your results.")},
    {"seenIsOld", QT_TRANSLATE_NOOP("whistle::Phone", "What you see is from then. Things may have changed.")},
    {"playedOf", QT_TRANSLATE_NOOP("whistle::Phone", "%1 of %2 played")},
    {"checkInOf", QT_TRANSLATE_NOOP("whistle::Phone", "%1: %2 of %3 here")},
    {"noWordSince.season", QT_TRANSLATE_NOOP("whistle::Phone", "No word from the laptop since %1")},
    {"rulesWork.season", QT_TRANSLATE_NOOP("whistle::Phone", "The rules work without the laptop.")},
    {"needsTable.season", QT_TRANSLATE_NOOP("whistle::Phone", "needs the laptop")},
    {"offEnded.season", QT_TRANSLATE_NOOP("whistle::Phone", "Phones are off. The season continues on the laptop.")},
    {"offAddress.season",
     QT_TRANSLATE_NOOP("whistle::Phone", "The season has a new address. Scan its code on the laptop.")},
    {"offMatch.season", QT_TRANSLATE_NOOP("whistle::Phone", "This season is no longer open on the laptop.")},
    {"searchNeedsTable.season",
     QT_TRANSLATE_NOOP("whistle::Phone",
                       "Without the laptop the search finds only what is written exactly like this.")},
    {"ruleNeedsTable.season", QT_TRANSLATE_NOOP("whistle::Phone", "%1 needs the laptop.")},
};

/// What is said elsewhere, too.
constexpr Word commonOfSeasons[] = {
    {"against", QT_TRANSLATE_NOOP("common", "%1 vs %2")},
    {"winner", QT_TRANSLATE_NOOP("common", "Winner")},
};

/// What the leagues call so.
constexpr Word ofLeagues[] = {
    {"standings", QT_TRANSLATE_NOOP("league", "Standings")},
    {"round", QT_TRANSLATE_NOOP("league", "Round")},
    {"groups", QT_TRANSLATE_NOOP("league", "Groups")},
    {"playoffs", QT_TRANSLATE_NOOP("league", "Playoffs")},
    {"enterResult", QT_TRANSLATE_NOOP("league", "Enter the result")},
    {"howItEnded", QT_TRANSLATE_NOOP("league", "How it ended")},
};

struct Form {
    const char* name;
    int count;
};
constexpr Form forms[] = {{"one", 1}, {"few", 2}, {"many", 5}};

template <class Words>
void say(Json& all, const char* context, const Words& words)
{
    for (const Word& word : words)
        all[word.key] = QCoreApplication::translate(context, word.source).toStdString();
}

constexpr int seatShapes = 5;
constexpr double emblemRadius = 10; ///< the pages draw them on 24 by 24, round 0

/// What the pages draw, by their own names.
constexpr std::pair<const char*, Icon> drawn[] = {
    {"table", Icon::Table}, {"ask", Icon::Ask},         {"book", Icon::Book},       {"undo", Icon::Undo},
    {"check", Icon::Check}, {"whistle", Icon::Whistle}, {"search", Icon::Search},   {"plus", Icon::Plus},
    {"minus", Icon::Minus}, {"close", Icon::Close},     {"refused", Icon::Refused}, {"left", Icon::Left},
    {"right", Icon::Right}, {"down", Icon::Down},       {"up", Icon::Up},           {"info", Icon::Info},
    {"phone", Icon::Phone}, {"lock", Icon::Lock},       {"eye", Icon::Eye},         {"seat", Icon::Chair},
    {"net", Icon::Network}, {"laptop", Icon::Laptop},   {"user", Icon::Person},     {"cup", Icon::Cup},
};

} // namespace

Json phoneWords()
{
    Json all = Json::object();
    say(all, ofPhones, plainWords);
    say(all, "common", commonWords);
    for (const Word& word : counted) {
        for (const Form& form : forms)
            all[std::string(word.key) + '.' + form.name] =
                QCoreApplication::translate(ofPhones, word.source, nullptr, form.count).toStdString();
    }
    for (const auto& [name, icon] : drawn)
        all[std::string("icon ") + name] = iconText(icon).toStdString();
    for (int seat = 1; seat <= seatShapes; ++seat)
        all["icon seat" + std::to_string(seat)] = textOfPath(emblemPath(seat, emblemRadius)).toStdString();
    return all;
}

Json seasonWords()
{
    Json all = phoneWords();
    say(all, ofPhones, ofSeasons);
    say(all, "common", commonOfSeasons);
    say(all, "league", ofLeagues);
    return all;
}

} // namespace whistle
