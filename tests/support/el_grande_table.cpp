// SPDX-License-Identifier: GPL-3.0-or-later
#include "el_grande_table.h"

namespace whistle::elgrande {

namespace {

constexpr std::array<const char*, mostPlayers> names{"anna", "bence", "cili", "dani", "emma"};
constexpr std::array<const char*, mostPlayers> homes{"galicia", "valencia", "seville", "aragon", "granada"};

Json line(const char* command, Json keys)
{
    Json json{{"command", command}};
    json.update(keys);
    return json;
}

} // namespace

PlayedMatch::PlayedMatch(int players, const Json& houseRules)
{
    Json seats = Json::array();
    for (int player = 0; player < players; ++player)
        seats.push_back({{"player", names[static_cast<std::size_t>(player)]}, {"age_rank", player + 1}});
    play("new_match", {{"players", seats}, {"house_rules", houseRules}});
    play("set_king", {{"region", "new_castile"}});
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player)
        play("set_home", {{"player", names[player]}, {"region", homes[player]}});
}

bool PlayedMatch::play(const char* command, Json keys)
{
    return tried(command, std::move(keys)) == QStringLiteral("accepted");
}

QString PlayedMatch::tried(const char* command, Json keys)
{
    const Checked<PlayResult> result = m_match->play(line(command, std::move(keys)), Instant{});
    if (!result)
        return QStringLiteral("at ") + QString::fromStdString(result.problems().front().at);
    m_said.clear();
    for (const std::string& sentence : render(result->why))
        m_said += sentence + '\n';
    if (result->accepted)
        return QStringLiteral("accepted");
    QStringList rules;
    for (const RuleId rule : result->rules)
        rules << QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
    return rules.join(u' ');
}

void PlayedMatch::round(const std::vector<std::string>& cards, const std::vector<int>& powerCards)
{
    play("start_round");
    for (const std::string& card : cards)
        play("reveal_action_card",
             {{"stack",
               m_match->journal().game().facts().card(*m_match->journal().game().facts().cardCalled(card)).stack},
              {"card", card}});
    for (const int value : powerCards)
        play("play_power_card", {{"player", state().name(state().toMove)}, {"value", value}});
}

void PlayedMatch::choose(int stack)
{
    play("take_caballeros");
    play("choose_action_card", {{"stack", stack}});
}

void PlayedMatch::announce(int stack, const Json& keys)
{
    choose(stack);
    play("announce_special_action", keys);
}

void PlayedMatch::stand(const Json& where)
{
    Json set = Json::object();
    Board board = state().board;
    for (const auto& [place, counts] : where.items()) {
        for (const auto& [player, count] : counts.items()) {
            const auto index = static_cast<std::size_t>(*state().playerCalled(player));
            int& there = place == "court" ? board.court[index] : board.caballeros[*fromWord<Area>(place)][index];
            board.provinces[index] += there - count.get<int>();
            there = count.get<int>();
            set["provinces"][player] = board.provinces[index];
        }
        if (place == "court" || place == "castillo")
            set[place] = counts;
        else
            set["regions"][place] = counts;
    }
    play("correct", {{"set", set}, {"reason", "as the test wants it"}});
}

} // namespace whistle::elgrande
