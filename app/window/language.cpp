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
    QLocale::setDefault(localeOf(language));
    QCoreApplication::removeTranslator(&m_qts);
    QCoreApplication::removeTranslator(&m_ours);
    if (m_qts.load(QStringLiteral("qtbase_%1").arg(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qts);
    m_ours.speak(language);
    QCoreApplication::installTranslator(&m_ours);
}

} // namespace whistle
