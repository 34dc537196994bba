// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "heroes/judging/attack_roll.h"
#include "heroes/judging/control.h"
#include "heroes/judging/income.h"
#include "heroes/judging/level_up.h"
#include "heroes/judging/losses.h"
#include "heroes/judging/movement.h"
#include "heroes/judging/overwhelm.h"
#include "heroes/judging/recruit.h"
#include "heroes/judging/victory.h"

/// What the referee asks its judges, as the questions of the dispute desk are asked; their keys stand with them.
namespace whistle {

extern template const Record& recordOf<heroes::InitiativeInquiry>();
extern template const Record& recordOf<heroes::RollInquiry>();
extern template const Record& recordOf<heroes::DamageInquiry>();
extern template const Record& recordOf<heroes::ResurrectionInquiry>();
extern template const Record& recordOf<heroes::IncomeInquiry>();
extern template const Record& recordOf<heroes::RecruitInquiry>();
extern template const Record& recordOf<heroes::OverwhelmInquiry>();
extern template const Record& recordOf<heroes::LevelUpInquiry>();
extern template const Record& recordOf<heroes::MovementInquiry>();
extern template const Record& recordOf<heroes::ControlInquiry>();
extern template const Record& recordOf<heroes::RankingInquiry>();

} // namespace whistle
