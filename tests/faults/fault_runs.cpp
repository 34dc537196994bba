// SPDX-License-Identifier: GPL-3.0-or-later
#include "fault_runs.h"

#include <QTemporaryDir>
#include <algorithm>
#include <random>

namespace whistle::testing {

Ended runWith(const QByteArray& plan, const QString& under, const QStringList& arguments, const QByteArray& input,
              const QString& which)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(WHISTLE_FAULTY_DISK));
    environment.insert(QStringLiteral("WHISTLE_FAULT"), QString::fromLatin1(plan));
    environment.insert(QStringLiteral("WHISTLE_FAULT_UNDER"), under);
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0:detect_leaks=0"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(which, arguments);
    process.write(input);
    process.closeWriteChannel();
    // A program that hangs has not finished and is told as one that ended with no code.
    if (!process.waitForFinished(60000)) {
        process.kill();
        process.waitForFinished(10000);
        return {false, -2, process.readAllStandardOutput(), "it hangs"};
    }
    const bool died = process.exitStatus() != QProcess::NormalExit;
    return {died, died ? -1 : process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

std::vector<Fault> allFaults(const QString& under, const QStringList& arguments, const QByteArray& input,
                             const QString& which)
{
    const QTemporaryDir other;
    const QString counts = other.filePath(QStringLiteral("counts"));
    qputenv("WHISTLE_FAULT_COUNTS", counts.toUtf8());
    (void)runWith("count", under, arguments, input, which);
    qunsetenv("WHISTLE_FAULT_COUNTS");
    std::vector<Fault> all;
    QFile file(counts);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    while (!file.atEnd()) {
        const QList<QByteArray> words = file.readLine().trimmed().split(' ');
        const QByteArray call = words.value(0);
        for (int n = 1; n <= words.value(1).toInt(); ++n) {
            const QByteArray start = call + ':' + QByteArray::number(n) + ':';
            for (const char* how : {"5", "5:always"}) // EIO
                all.push_back({start + how, false});
            if (call == "write" || call == "open") {
                for (const char* how : {"28", "28:always"}) // ENOSPC
                    all.push_back({start + how, false});
            }
            if (call == "read")
                continue;
            for (const char* how : {"before", "behind"})
                all.push_back({start + how, true});
            if (call == "write")
                all.push_back({start + "middle", true});
        }
    }
    return all;
}

std::vector<Fault> someOf(std::vector<Fault> all, int usual)
{
    if (qEnvironmentVariable("WHISTLE_FAULTS") == QStringLiteral("all"))
        return all;
    bool given = false;
    unsigned seed = static_cast<unsigned>(qEnvironmentVariableIntValue("WHISTLE_SEED", &given));
    if (!given)
        seed = std::random_device()() % 1'000'000;
    qInfo("seed %u, %d of %zu faults", seed, usual, all.size());
    std::mt19937 random(seed);
    std::shuffle(all.begin(), all.end(), random);
    all.resize(std::min(all.size(), static_cast<std::size_t>(usual)));
    return all;
}

} // namespace whistle::testing
