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
    return {{"made_at", content.madeAt.toIso()},
            {"matches", content.matches},
            {"seasons", content.seasons},
            {"files", content.files}};
}

int told(const std::string& file, const char* what)
{
    const Checked<BackupContent> content = inspectBackup(QString::fromStdString(file));
    if (!content)
        return failed(content.problems(), FileTrouble);
    print({{what, file}, {"content", contentJson(*content)}});
    return finished(Answered);
}

int backup(const CommonOptions& common, const std::string& file)
{
    const Problems problems =
        backUp(QString::fromStdString(common.dataFolder), QString::fromStdString(file), Instant::now());
    return problems.empty() ? told(file, "backup") : failed(problems, FileTrouble);
}

int restore(const CommonOptions& common, const std::string& file)
{
    const Problems problems =
        restoreBackup(QString::fromStdString(file), QString::fromStdString(common.dataFolder), Instant::now());
    return problems.empty() ? told(file, "restored") : failed(problems, FileTrouble);
}

} // namespace

void addBackup(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* write = app.add_subcommand("backup", "Write the whole data folder into one file");
    write->add_option("file", *file, "A new file")->required();
    write->callback([file, &common, &chosen] { chosen = [file, &common] { return backup(common, *file); }; });
    CLI::App* read =
        app.add_subcommand("restore", "Put a backup in the place of the data folder's content, which is kept");
    read->add_option("file", *file, "A file that `backup` or Whistle itself has written")->required();
    read->callback([file, &common, &chosen] { chosen = [file, &common] { return restore(common, *file); }; });
}

} // namespace whistle::cli
