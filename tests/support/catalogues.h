// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

namespace whistle {

/// A sentence of the sources, translated.
struct Message {
    QStringList translations; ///< one, or one a plural form
    bool counts = false;      ///< has plural forms
    bool isFinished = true;
};
/// By "context|source".
using Catalogue = QMap<QString, Message>;

/// A file of Qt's translations.
[[nodiscard]] Catalogue readCatalogue(const QString& path);
/// The labels of the games stand beside their rulebooks, every language beside the others.
void addLabels(Catalogue& catalogue, const QString& language);
/// Everything that is translated into a language.
[[nodiscard]] Catalogue catalogueOf(const QString& language);

/// An empty one, where there is no such file or it is none.
[[nodiscard]] QJsonObject readObject(const QString& path);

} // namespace whistle
