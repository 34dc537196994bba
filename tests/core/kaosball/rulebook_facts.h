// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/pack/facts.h"

namespace whistle::kaosball {

/// The printed numbers of the base game that draft and loadout look at, by hand, so that these tests do not depend on
/// the packs.
inline Facts rulebookFacts()
{
    Facts facts;
    const auto upgrade = [&](Upgrade which, int copies, int cost) {
        UpgradeFacts& printed = facts.upgrades[static_cast<std::size_t>(which)];
        printed.copies = copies;
        printed.cost = printed.minimumBid = cost;
        printed.name = std::string(toWord(which));
    };
    upgrade(Upgrade::Brick, 2, 1);
    upgrade(Upgrade::Celerity, 1, 2);
    upgrade(Upgrade::Enforcement, 2, 3);
    upgrade(Upgrade::Hardy, 3, 3);
    upgrade(Upgrade::Hate, 2, 2);
    upgrade(Upgrade::LastStand, 1, 3);
    upgrade(Upgrade::Lucky, 2, 0);
    upgrade(Upgrade::PainGain, 2, 3);
    upgrade(Upgrade::PileDriver, 2, 3);
    upgrade(Upgrade::RelayTraining, 2, 0);
    upgrade(Upgrade::SexyContract, 1, 1);
    upgrade(Upgrade::SpeedTraining, 4, 1);
    const auto ringer = [&](Ringer which, int minimumBid) {
        RingerFacts printed;
        printed.id = std::string(toWord(which));
        printed.rule = which;
        printed.minimumBid = minimumBid;
        facts.ringers.push_back(std::move(printed));
    };
    ringer(Ringer::TheDragon, 4);
    ringer(Ringer::Spectre, 1);
    return facts;
}

/// All sentences of a ruling, one a line.
inline QString told(const std::vector<Text>& why)
{
    QString all;
    for (const std::string& sentence : render(why))
        all += QString::fromStdString(sentence) + QLatin1Char('\n');
    return all;
}

} // namespace whistle::kaosball
