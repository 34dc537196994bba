// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_file.h"

#include "base/shape.h"
#include "under_test.h"

#include <QFile>
#include <nlohmann/json.hpp>

namespace whistle {

QByteArray faultOfMadeFile(const QString& path, const QByteArray& wanted)
{
    QFile file(sourceRoot() + u'/' + path);
    if (qEnvironmentVariableIsSet("WHISTLE_REWRITE")) {
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(wanted) == wanted.size();
        return isWritten ? QByteArray() : path.toUtf8() + ": " + file.errorString().toUtf8();
    }
    if (!file.open(QIODevice::ReadOnly))
        return path.toUtf8() + ": " + file.errorString().toUtf8();
    return file.readAll() == wanted
               ? QByteArray()
               : path.toUtf8() + " is not what the code says; this test writes it anew with WHISTLE_REWRITE=1";
}

QByteArray faultOfSchemaFile(const char* name, const char* title, const Shape& shape)
{
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
    schema.update(shape.schema());
    return faultOfMadeFile(QStringLiteral("resources/schemas/%1.schema.json").arg(QLatin1String(name)),
                           QByteArray::fromStdString(schema.dump(2) + '\n'));
}

} // namespace whistle
