// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices_table.h"

#include "catalog/catalog.h"
#include "games.h"
#include "reference_match.h"
#include "under_test.h"

#include <QDir>
#include <QTest>
#include <algorithm>
#include <functional>

namespace whistle {

bool isSame(const Json& one, const Json& other)
{
    return nlohmann::json(one) == nlohmann::json(other);
}

namespace {

/// Without what is open, so that two commands can be compared in all else. A command that is open as a whole is more
/// than a phone can say: it stays.
Json without(Json commands, const Json& open)
{
    for (const Json& one : open) {
        const std::string place = one["at"];
        const Json::json_pointer at(place);
        if (place.find('/', 1) == std::string::npos || !commands.contains(at))
            continue;
        Json& parent = commands[at.parent_pointer()];
        if (parent.is_object())
            parent.erase(at.back());
        else
            commands[at] = nullptr;
    }
    return commands;
}

/// How far a move is from what is wanted: the very same first, since what else is open may be too much for a phone;
/// then one whose taps are all named there, since a way that is open may end elsewhere.
int distance(const PhoneMove& move)
{
    if (isSame(move.offered, move.commands))
        return 0;
    const std::string wanted = move.commands.dump();
    const bool isNamed = std::ranges::all_of(
        move.taps, [&](const Json& tap) { return wanted.find('"' + tap[1].get<std::string>() + '"') != wanted.npos; });
    return isNamed ? 1 : 2;
}

/// The counts with which the move's command is this one; none: there are none such.
std::optional<std::vector<int>> countsFor(const OfferedMove& move, const std::function<bool(const Json&)>& isIt)
{
    const Spread& spread = *move.offer.spread;
    std::vector<int> counts(spread.places.size());
    int tried = 0;
    const std::function<bool(std::size_t, int)> look = [&](std::size_t place, int left) {
        if (place == counts.size()) {
            if (spread.greatest - left < spread.least || ++tried > 60000)
                return false;
            return isIt(Json(move.shared(counts)));
        }
        for (int count = 0; count <= std::min(left, spread.most[place]); ++count) {
            counts[place] = count;
            if (look(place + 1, left - count))
                return true;
        }
        counts[place] = 0;
        return false;
    };
    if (look(0, spread.greatest))
        return counts;
    return {};
}

QString wordsOf(const Problems& problems)
{
    return problems.empty() ? QString() : QString::fromStdString(problems.front().message.toStdString());
}

} // namespace

std::vector<Json> recordedCommands(const std::string& game)
{
    const QString name = QString::fromStdString(game);
    const QDir folder(sourceRoot() + QStringLiteral("/tests/playthroughs/") + name);
    const QStringList files = folder.entryList({QStringLiteral("*.jsonl")});
    std::vector<Json> commands;
    if (files.isEmpty())
        return commands;
    for (const PlaythroughStep& step : readPlaythrough(name, QFileInfo(files.front()).completeBaseName())) {
        if (step.kind == PlaythroughStep::Kind::Command)
            commands.push_back(step.content);
    }
    return commands;
}

DevicesTable::DevicesTable(const std::string& game, const std::vector<Json>& commands, Page page)
{
    const Checked<const CatalogGame*> found = Catalog::standard().game(game);
    open(game, (*found)->newMatch());
    if (!m_entry)
        return;
    for (std::size_t i = 0; i < commands.size() && m_trouble.isEmpty(); ++i)
        m_trouble = play(commands[i]);
    if (page == Page::Open && m_trouble.isEmpty())
        m_page.reset(m_entry->page(*m_session, nullptr));
    if (!m_trouble.isEmpty())
        return;
    m_devices = std::make_unique<TableDevices>(*m_session, *m_entry);
    if (!m_devices->switchOn(QStringLiteral("127.0.0.1")))
        m_trouble = QStringLiteral("not switched on: ") + m_devices->trouble();
}

DevicesTable::DevicesTable(const std::string& game, std::unique_ptr<Match> match)
{
    open(game, std::move(match));
    if (!m_entry)
        return;
    m_devices = std::make_unique<TableDevices>(*m_session, *m_entry);
    if (!m_devices->switchOn(QStringLiteral("127.0.0.1")))
        m_trouble = QStringLiteral("not switched on: ") + m_devices->trouble();
}

DevicesTable::~DevicesTable()
{
    m_devices.reset();
    m_page.reset();
}

void DevicesTable::open(const std::string& game, std::unique_ptr<Match> match)
{
    GameEntries entries = allGames();
    const auto entry =
        std::find_if(entries.begin(), entries.end(), [&](const GameEntry& one) { return one.game == game; });
    if (entry == entries.end()) {
        m_trouble = QStringLiteral("no game ") + QString::fromStdString(game);
        return;
    }
    m_entry = std::make_unique<GameEntry>(std::move(*entry));
    m_game = *Catalog::standard().game(game);
    match->setNames(m_entry->names);
    MatchSession::Keeper keeper;
    keeper.id = {QStringLiteral("under-test")};
    keeper.record = [this](const std::vector<RecordedLine>& lines) -> Problems {
        if (m_isDiskFull)
            return {{{}, Text{Sentence{"test", "The disk is full."}}}};
        m_disk.insert(m_disk.end(), lines.begin(), lines.end());
        return {};
    };
    keeper.keepSummary = [](const Match&) {};
    m_session = std::make_unique<MatchSession>(std::move(match), std::move(keeper));
}

std::vector<std::string> DevicesTable::seats() const
{
    std::vector<std::string> ids;
    for (const DeviceSeat& seat : m_devices->seats())
        ids.push_back(seat.id);
    return ids;
}

QString DevicesTable::play(const std::vector<Json>& commands)
{
    for (const Json& command : commands) {
        QString why;
        const auto refused =
            QObject::connect(m_session.get(), &MatchSession::refused, m_session.get(),
                             [&](const Refusal& refusal) { why = m_session->words(refusal.result.why).join(u' '); });
        const Played played = m_session->play(command);
        QObject::disconnect(refused);
        if (played == Played::NotSaved)
            why = wordsOf(m_session->saveProblems());
        if (played != Played::Accepted)
            return QString::fromStdString(command.dump()) + QStringLiteral(": ") + why;
    }
    return {};
}

std::unique_ptr<RawPhone> DevicesTable::phone(const std::string& seat, const QString& language)
{
    auto phone = std::make_unique<RawPhone>(url(), language);
    if (!phone->come()) {
        m_trouble = phone->trouble();
        return nullptr;
    }
    if (seat.empty())
        return phone;
    const Json answer = phone->sit(seat);
    if (!answer.is_object() || answer["is"] != "seat" || phone->me().empty()) {
        m_trouble = QString::fromStdString(seat + ": " + answer.dump());
        return nullptr;
    }
    return phone;
}

std::vector<std::unique_ptr<RawPhone>> DevicesTable::phones()
{
    std::vector<std::unique_ptr<RawPhone>> all;
    for (const std::string& seat : seats()) {
        all.push_back(phone(seat));
        if (!all.back())
            return {};
    }
    return all;
}

int DevicesTable::revision() const
{
    return static_cast<int>(match().recordedLines().size()) - 1;
}

std::vector<PhoneMove> movesFor(const Match& match, const CatalogGame& game, const std::vector<std::string>& seats,
                                const std::vector<Json>& commands, std::size_t first)
{
    static const char* const kinds[]{"place", "piece", "card", "number", "choice"};
    std::vector<PhoneMove> found;
    std::vector<PhoneMove> alike; // written in another way, with the same table behind it
    if (!commands[first].contains("command") || commands[first].contains("override"))
        return found;
    std::string after;
    for (const std::string& seat : seats) {
        for (const OfferedMove& move : match.movesFor(seat)) {
            const std::size_t length = move.commands.size();
            if (first + length > commands.size() ||
                move.commands.front().at("command") != commands[first].at("command"))
                continue;
            const auto begin = commands.begin() + static_cast<std::ptrdiff_t>(first);
            const Json wanted(std::vector<Json>(begin, begin + static_cast<std::ptrdiff_t>(length)));
            const Json told = moveJson(move, game.command(), {});
            const Json open = told.value("open", Json::array());
            const auto isIt = [&](const Json& offered) {
                return isSame(offered, wanted) || isSame(without(offered, open), without(wanted, open));
            };
            PhoneMove one{seat, Json::array(), nullptr, wanted, Json(move.commands)};
            for (const Tap& tap : move.offer.taps)
                one.taps.push_back({kinds[static_cast<int>(tap.kind)], tap.id});
            if (move.offer.spread) {
                if (const auto counts = countsFor(move, isIt)) {
                    one.counts = *counts;
                    one.offered = Json(move.shared(*counts));
                    found.push_back(std::move(one));
                }
                continue;
            }
            if (isIt(Json(move.commands))) {
                found.push_back(std::move(one));
                continue;
            }
            if (length > 1 || !found.empty() || isAsked(move.offer))
                continue;
            const auto tableAfter = [&](const Json& line) {
                const Checked<Preview> preview = match.whatIf(line);
                return preview && preview->result.objections.empty() ? preview->after.dump() : std::string();
            };
            if (after.empty())
                after = tableAfter(commands[first]);
            if (!after.empty() && tableAfter(move.commands.front()) == after) {
                one.offered = wanted;
                alike.push_back(std::move(one));
            }
        }
    }
    std::ranges::stable_sort(found, {}, distance);
    return found.empty() ? alike : found;
}

bool canAnswer(const Json& ask, const Json& value)
{
    const std::string kind = ask.value("kind", std::string());
    if (kind == "number")
        return value.is_number_integer() && value.get<int>() >= ask["from"].get<int>() &&
               value.get<int>() <= ask["to"].get<int>();
    if (kind == "choice")
        return std::any_of(ask["options"].begin(), ask["options"].end(),
                           [&](const Json& option) { return isSame(option["value"], value); });
    if (kind == "words")
        return value.is_string() &&
               (ask.value("longest", 0) == 0 ||
                QString::fromStdString(value.get<std::string>()).size() <= ask["longest"].get<int>());
    if (kind == "list")
        return value.is_array() && value.size() >= ask.value("least", std::size_t{0}) &&
               value.size() <= ask.value("most", std::size_t{1000}) &&
               std::all_of(value.begin(), value.end(), [&](const Json& one) { return canAnswer(ask["of"], one); });
    if (kind != "object" || !value.is_object())
        return false;
    std::size_t known = 0;
    for (const Json& field : ask["fields"]) {
        const std::string key = field["key"];
        if (!value.contains(key)) {
            if (field.value("needed", false))
                return false;
            continue;
        }
        ++known;
        if (!canAnswer(field["ask"], value[key]))
            return false;
    }
    return known == value.size();
}

std::optional<Json> valuesFor(const Json& phonesMove, const PhoneMove& wanted)
{
    Json values = Json::object();
    for (const Json& open : phonesMove.value("open", Json::array())) {
        const std::string at = open["at"];
        const Json::json_pointer pointer(at);
        const bool isAsked = open.value("asked", false);
        if (!wanted.commands.contains(pointer)) {
            if (isAsked)
                return {};
            continue;
        }
        const Json& value = wanted.commands[pointer];
        if (!isAsked && open.contains("value") && isSame(open["value"], value))
            continue;
        if (!canAnswer(open["ask"], value)) {
            if (isAsked)
                return {};
            continue; // it stands there as it is, or the commands will tell
        }
        values[at] = value;
    }
    Json said = wanted.offered;
    for (const auto& [at, value] : values.items())
        said[Json::json_pointer(at)] = value;
    return isSame(said, wanted.commands) ? std::optional(values) : std::nullopt;
}

} // namespace whistle
