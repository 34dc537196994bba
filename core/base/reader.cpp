// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/reader.h"

#include <QLocale>

namespace whistle {

std::string readersLanguageCode()
{
    return QLocale::languageToCode(QLocale().language()).toStdString();
}

} // namespace whistle
