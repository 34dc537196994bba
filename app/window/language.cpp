// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace whistle {

Language::~Language()
{
    if (QCoreApplication::instance() != nullptr) {
        QCoreApplication::removeTranslator(&m_ours);
        QCoreApplication::removeTranslator(&m_qts);
    }
}

void Language::speak(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    // Dates and times as this computer writes them, if it speaks the language; English otherwise as in Europe.
    const QLocale system = QLocale::system();
    const bool same = system.name().section(u'_', 0, 0) == language;
    QLocale::setDefault(same                               ? system
                        : language == QStringLiteral("en") ? QLocale(QLocale::English, QLocale::UnitedKingdom)
                                                           : QLocale(language));
    QCoreApplication::removeTranslator(&m_qts);
    QCoreApplication::removeTranslator(&m_ours);
    if (m_qts.load(QStringLiteral("qtbase_%1").arg(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qts);
    if (m_ours.load(QStringLiteral(":/translations/whistle_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_ours);
}

} // namespace whistle
