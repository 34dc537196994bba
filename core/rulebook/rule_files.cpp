// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_files.h"

#include <QDir>
#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initRules()
{
    Q_INIT_RESOURCE(rules);
}

namespace whistle {

std::string ruleFile(const QString& name)
{
    initRules();
    QFile file(QStringLiteral(":/rules/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList ruleFolders()
{
    initRules();
    return QDir(QStringLiteral(":/rules")).entryList(QDir::Dirs, QDir::Name);
}

} // namespace whistle
