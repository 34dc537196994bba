// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/backup.h"

#include "streams.h"
#include "verbs.h"

#include <memory>
#include <nlohmann/json.hpp>

namespace whistle::cli {

namespace {

Json contentJson(const BackupContent& content)
{
    Json json{{"made_at", content.madeAt.toIso()},
              {"matches", content.matches},
              {"seasons", content.seasons},
              {"files", content.files}};
    if (!content.leftOut.empty())
        json["left_out"] = content.leftOut;
    return json;
}

int told(const std::string& file, const char* what, const Checked<BackupContent>& content)
{
    if (!content)
        return failed(content.problems(), FileTrouble);
    print({{what, file}, {"content", contentJson(*content)}});
    return finished(Answered);
}

int backup(const CommonOptions& common, const std::string& file)
{
    if (const ExitCode code = checkName(file); code != Answered)
        return code;
    return told(file, "backup",
                backUp(QString::fromStdString(common.dataFolder), QString::fromStdString(file), Instant::now()));
}

int restore(const CommonOptions& common, const std::string& file)
{
    if (const ExitCode code = checkName(file); code != Answered)
        return code;
    return told(file, "restored",
                restoreBackup(QString::fromStdString(file), QString::fromStdString(common.dataFolder), Instant::now()));
}

} // namespace

void addBackup(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* write = app.add_subcommand("backup", "Write the whole data folder into one file");
    write->add_option("file", *file, "A new file")->required();
    write->callback([file, &common, &chosen] { chosen = [file, &common] { return backup(common, *file); }; });
    CLI::App* read = app.add_subcommand("restore", "Restore a backup into the data folder; what was there is kept");
    read->add_option("file", *file, "A file written by `backup` or by Whistle itself")->required();
    read->callback([file, &common, &chosen] { chosen = [file, &common] { return restore(common, *file); }; });
}

} // namespace whistle::cli
