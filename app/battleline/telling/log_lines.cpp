// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/log_lines.h"

#include "battleline/line/line_view.h"
#include "battleline/offers/legal.h"
#include "battleline/telling/card_words.h"
#include "battleline/telling/changes.h"
#include "battleline/telling/strip.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <bit>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Past)
};

const GameMatch<Game>& typed(const Match& match)
{
    return static_cast<const GameMatch<Game>&>(match);
}

int seatOfEntry(const State& before, const Command& command)
{
    return std::holds_alternative<StartGame>(command) ? 0 : seatNumber(before.toMove);
}

int flagsWon(const State& state, Seat seat)
{
    return std::popcount(flagsWonBy(state.table, seat));
}

std::vector<EntryMarks> marksOf(const Match& match)
{
    std::vector<EntryMarks> marks;
    typed(match).journal().walk(0, Reasons::Listening::No,
                                [&](const auto& entry, const State& before, const Outcome<State>& outcome) {
                                    EntryMarks one;
                                    const bool counts = !entry.withdrawn && !entry.refused;
                                    const State& after = counts ? outcome.next : before;
                                    one.seat = seatOfEntry(before, entry.command);
                                    for (const Seat seat : bothSeats) {
                                        const int points = flagsWon(after, seat) - flagsWon(before, seat);
                                        if (points > 0)
                                            one.points.push_back({seatNumber(seat), points});
                                    }
                                    const int games = static_cast<int>(after.games.size());
                                    one.band = Words::tr("game %1").arg(after.step == Step::Over ? games : games + 1);
                                    marks.push_back(std::move(one));
                                    return true;
                                });
    return marks;
}

whistle::Moment momentOf(const Match& match, int number)
{
    whistle::Moment moment;
    const std::optional<State> state = typed(match).stateAt(number);
    if (!state || state->step == Step::NotStarted)
        return moment;
    const Seats<QString> names = playerNames(*state);
    moment.when = QCoreApplication::translate("whistle::battleline::Past", "Turn %1, %2 to move")
                      .arg(state->turn)
                      .arg(names[state->toMove]);
    if (state->step == Step::Over)
        moment.when = resultWords(*state, names);
    for (const Seat seat : {Seat::South, Seat::North})
        moment.scores.push_back({seatNumber(seat), names[seat], flagsWon(*state, seat)});
    return moment;
}

/// The line as it lay.
class BattleLineMoment : public MomentView {
public:
    explicit BattleLineMoment(QWidget* parent) : MomentView(parent), m_line(new LineView)
    {
        setObjectName(QStringLiteral("battleLineMoment"));
        m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_line->setFocusPolicy(Qt::NoFocus);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_line);
    }

    void showMoment(const Match& match, int number) override
    {
        const std::optional<State> state = typed(match).stateAt(number);
        if (!state)
            return;
        LineModel line = lineOf(state->table, provable(*state));
        const Seats<QString> names = playerNames(*state);
        line.names = {names[Seat::North], names[Seat::South]};
        m_line->setModel(std::move(line));
    }

private:
    LineView* m_line;
};

} // namespace

std::vector<LogLine> logLines(const GameMatch<Game>& match)
{
    std::vector<LogLine> lines;
    const std::vector<LogEntry> log = match.entries();
    const std::vector<EntryMarks> marks = marksOf(match);
    const NameReader names = match.names();
    std::size_t end = log.size();
    while (end > 0 && log[end - 1].withdrawn)
        --end;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const LogEntry& entry = log[i];
        if (entry.withdrawn && i < end)
            continue;
        LogLine line;
        line.number = entry.number;
        line.seat = marks[i].seat;
        line.sentence = entry.headline.render(names);
        if (entry.overrideReason)
            line.remark = QString::fromStdString(*entry.overrideReason);
        else if (entry.refused && !entry.objections.empty())
            line.remark = entry.objections.front().why.render(names);
        line.points = marks[i].points.empty() ? QString() : QStringLiteral("+%1").arg(marks[i].points.front().points);
        line.overridden = entry.overrideReason.has_value();
        line.corrected = entry.correctedBy > 0;
        line.withdrawn = entry.withdrawn || entry.refused;
        lines.push_back(std::move(line));
    }
    return lines;
}

PastTeller pastTeller()
{
    PastTeller teller;
    teller.marks = marksOf;
    teller.moment = momentOf;
    teller.changes = [](const Match& before, const Match& after, const std::vector<TableChange>& changes) {
        std::vector<ChangeWords> words = changesBetween(typed(before).state(), typed(after).state());
        return words.empty() ? plainChanges(changes, after.names()) : words;
    };
    teller.view = [](QWidget* parent) -> MomentView* { return new BattleLineMoment(parent); };
    return teller;
}

} // namespace whistle::battleline
