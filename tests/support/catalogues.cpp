// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QXmlStreamReader>

namespace whistle {

Catalogue readCatalogue(const QString& path)
{
    Catalogue catalogue;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return catalogue;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (xml.name() == QStringLiteral("message")) {
                message = {};
                message.counts = xml.attributes().hasAttribute(QStringLiteral("numerus"));
            } else if (xml.name() == QStringLiteral("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QStringLiteral("source")) {
                source = xml.readElementText();
                message.translations.clear();
            } else if (xml.name() == QStringLiteral("translation")) {
                message.isFinished = xml.attributes().value(QStringLiteral("type")).isEmpty();
                message.translations = {xml.readElementText(QXmlStreamReader::IncludeChildElements)};
            }
        } else if (token == QXmlStreamReader::EndElement && xml.name() == QStringLiteral("message")) {
            catalogue.insert(context + QLatin1Char('|') + source, message);
        }
    }
    return catalogue;
}

void addLabels(Catalogue& catalogue, const QString& language)
{
    const QString rules = QStringLiteral(WHISTLE_SOURCE_DIR "/resources/rules");
    for (QDirIterator it(rules, {QStringLiteral("labels.json")}, QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();) {
        const QString path = it.next();
        const QString context = path.section(QLatin1Char('/'), -2, -2).remove(QLatin1Char('-'));
        for (const QJsonValue& list : readObject(path)) {
            for (const QJsonValue& label : list.toObject()) {
                Message message;
                message.translations = {label[language].toString()};
                message.isFinished = !message.translations.front().isEmpty();
                catalogue.insert(context + QLatin1Char('|') + label[QStringLiteral("en")].toString(), message);
            }
        }
    }
}

Catalogue catalogueOf(const QString& language)
{
    Catalogue catalogue = readCatalogue(QStringLiteral(WHISTLE_SOURCE_DIR "/translations/whistle_%1.ts").arg(language));
    addLabels(catalogue, language);
    return catalogue;
}

QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace whistle
