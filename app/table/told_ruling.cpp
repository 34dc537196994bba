// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/told_ruling.h"

#include "base/first.h"
#include "controls/words/rule_chip.h"

#include <QCoreApplication>
#include <QLocale>

namespace whistle {

namespace {

constexpr const char* sealsMissing = QT_TRANSLATE_N_NOOP("whistle::Phone", "Waiting for %2 to seal");

/// A headline among reasons: with a full stop, as they have.
QString withFullStop(const QString& headline)
{
    static const QString ends = QStringLiteral(".!?:");
    return headline.isEmpty() || ends.contains(headline.back()) ? headline : headline + u'.';
}

} // namespace

ToldRuling toldRuling(const MatchSession& session, LogBook& book,
                      const std::function<bool(const Match&, int)>& tellsReasons)
{
    const Match& match = session.match();
    const std::vector<LogLine>& lines = book.lines(match.names());
    std::vector<PlayResult> rulings = session.lastRulings();
    // A number that was read off a token is no ruling; that a secret was closed again is to be told.
    const auto isQuiet = [&](const PlayResult& one) { return one.seen.empty() && !match.entryAt(one.number); };
    std::erase_if(rulings, isQuiet);
    const PlayResult* ruling = session.lastRuling();
    if (ruling && isQuiet(*ruling))
        ruling = nullptr;
    if (rulings.empty()) {
        for (const int number : book.standingFrom(session.ownLast().value_or(book.newest()))) {
            std::optional<TracedEntry> entry = match.entryAt(number);
            if (!entry)
                continue;
            if (tellsReasons && !tellsReasons(match, number))
                entry->ruling.why.clear();
            rulings.push_back(std::move(entry->ruling));
        }
    }
    if (!ruling && !rulings.empty())
        ruling = &rulings.front();
    // What is against the rules was ruled on, whatever has gone in with it.
    for (const PlayResult& one : rulings) {
        if (const LogLine* line = firstWith(lines, &LogLine::number, one.number); line && line->overridden)
            ruling = &one;
    }
    if (!ruling)
        return {};
    ToldRuling told{ruling->number, {}};
    // The result first, as the log has it.
    const LogLine* line = firstWith(lines, &LogLine::number, told.number);
    told.state = session.banner(*ruling, book.placeOf(told.number), line ? line->sentence : QString());
    for (const PlayResult& other : rulings) {
        if (other.number < told.number && !book.isRoutine(other.number))
            told.state.reasons.prepend(withFullStop(session.banner(other).sentence));
        else if (other.number < told.number)
            told.state.reasons << session.words(book.broughtBy(other.number));
        else if (other.number > told.number && book.broughtPoints(other.number) && !other.why.empty())
            told.state.reasons << session.words(other.why.back()); // behind what its own sum is made of
    }
    return told;
}

QString waitingToSeal(const QStringList& names)
{
    return names.isEmpty()
               ? QString()
               : QCoreApplication::translate("whistle::Phone", sealsMissing, nullptr, static_cast<int>(names.size()))
                     .arg(QLocale().createSeparatedList(names));
}

QString ruleOfSealing(const Match& match, const std::vector<OfferedMove>& moves)
{
    const OfferedMove* secret = firstWith(moves, &OfferedMove::isSecret, true);
    const Checked<Preview> preview =
        secret ? match.whatIf(secret->commands.front()) : Checked<Preview>(Problems{{"", Text()}});
    return preview && !preview->result.rules.empty() ? idOf(preview->result.rules.front()) : QString();
}

} // namespace whistle
