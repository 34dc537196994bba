// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/instant.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace whistle {

namespace {

// The calendar alone, never the local time of somebody's clock: in a zone that puts its clocks forward an hour of every
// year does not exist, and what happened in it elsewhere must be readable there too.
using std::chrono::days;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr std::string_view isoForm = "0000-00-00T00:00:00Z";

/// The first and the last moment that four digits for the year can tell.
constexpr std::int64_t earliest = -62'135'596'800;
constexpr std::int64_t latest = 253'402'300'799;

bool hasForm(std::string_view text)
{
    return std::equal(text.begin(), text.end(), isoForm.begin(), isoForm.end(),
                      [](char c, char expected) { return expected == '0' ? c >= '0' && c <= '9' : c == expected; });
}

unsigned numberAt(std::string_view text, std::size_t from, std::size_t length)
{
    unsigned number = 0;
    std::from_chars(text.data() + from, text.data() + from + length, number);
    return number;
}

} // namespace

Instant Instant::now()
{
    const auto clock = std::chrono::floor<seconds>(std::chrono::system_clock::now()).time_since_epoch().count();
    return {std::clamp<std::int64_t>(clock, earliest, latest)};
}

std::optional<Instant> Instant::fromIso(std::string_view text)
{
    if (!hasForm(text))
        return {};
    const year_month_day date{std::chrono::year{static_cast<int>(numberAt(text, 0, 4))},
                              std::chrono::month{numberAt(text, 5, 2)}, std::chrono::day{numberAt(text, 8, 2)}};
    const unsigned hour = numberAt(text, 11, 2);
    const unsigned minute = numberAt(text, 14, 2);
    const unsigned second = numberAt(text, 17, 2);
    if (static_cast<int>(date.year()) < 1 || !date.ok() || hour > 23 || minute > 59 || second > 59)
        return {};
    const std::int64_t day = sys_days(date).time_since_epoch().count();
    return Instant{((day * 24 + hour) * 60 + minute) * 60 + second};
}

std::string Instant::toIso() const
{
    const std::chrono::sys_seconds moment{seconds{std::clamp(secondsSinceEpoch, earliest, latest)}};
    const sys_days day = std::chrono::floor<days>(moment);
    const year_month_day date{day};
    const std::chrono::hh_mm_ss time{moment - day};
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text;
}

} // namespace whistle
