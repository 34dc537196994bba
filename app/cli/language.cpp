// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <memory>

namespace whistle::cli {

namespace {

struct InUse {
    std::string language;
    std::unique_ptr<QTranslator> translator;
};
InUse& inUse()
{
    static InUse one;
    return one;
}

} // namespace

void useLanguage(const std::string& language)
{
    inUse().language = language;
    QLocale::setDefault(QLocale(QString::fromStdString(language))); // of the names
    inUse().translator = std::make_unique<QTranslator>();           // the one before goes out with it
    if (inUse().translator->load(QStringLiteral(":/translations/whistle_%1.qm").arg(QString::fromStdString(language))))
        QCoreApplication::installTranslator(inUse().translator.get());
}

std::string languageInUse()
{
    return inUse().language;
}

} // namespace whistle::cli
