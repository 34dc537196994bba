// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with a whole data folder, for tst_faults: makes a backup by itself, or puts the database aside.
// Usage: folder_worker FOLDER backup|aside. Problems as whistle-cli tells them.
#include "base/json.h"
#include "store/backup.h"

#include <QCoreApplication>
#include <iostream>
#include <nlohmann/json.hpp>

using namespace whistle;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const Instant at{1'770'000'000};
    const Problems problems = words.value(2) == QStringLiteral("aside") ? putDatabaseAside(words.value(1), at)
                                                                        : backUpAutomatically(words.value(1), at);
    if (problems.empty())
        return 0;
    std::cerr << Json{{"error", {{"message", problems.front().message.toStdString()}}}}.dump() << std::endl;
    return 3;
}
