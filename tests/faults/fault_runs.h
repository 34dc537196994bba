// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../cli/program.h"

#include <QString>
#include <QStringList>
#include <vector>

/// The programs on a disk that fails (tests/support/faulty_disk.cpp).
namespace whistle::testing {

/// Which call goes wrong, and how: "write:3:5:always".
struct Fault {
    QByteArray plan;
    bool dies = false; ///< the process dies there; else the call fails
};

/// How a run ended; a killed one has no code.
struct Ended {
    bool died = false;
    int code = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the program (`which`; whistle-cli) with this plan for the files below `under`.
[[nodiscard]] Ended runWith(const QByteArray& plan, const QString& under, const QStringList& arguments,
                            const QByteArray& input = {}, const QString& which = program);

/// All faults that a run of the program can meet: every n of every call it makes, in every way. A process that dies
/// while it reads leaves nothing that it does not leave when it dies behind the write before.
[[nodiscard]] std::vector<Fault> allFaults(const QString& under, const QStringList& arguments,
                                           const QByteArray& input = {}, const QString& which = program);

/// As many of them, by lot, as the environment variable WHISTLE_FAULTS says ("all", else `usual`).
[[nodiscard]] std::vector<Fault> someOf(std::vector<Fault> all, int usual);

} // namespace whistle::testing
