// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QString>

namespace whistle {

class Shape;

/// A file of the project that is made from the code: a schema, a page of docs/reference. With WHISTLE_REWRITE in the
/// environment it is written anew; else it must be `wanted`, to the letter. Empty: so it is; else what is wrong.
[[nodiscard]] QByteArray faultOfMadeFile(const QString& path, const QByteArray& wanted);

/// The same of resources/schemas/<name>.schema.json, made of a shape.
[[nodiscard]] QByteArray faultOfSchemaFile(const char* name, const char* title, const Shape& shape);

} // namespace whistle
