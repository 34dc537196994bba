// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"

namespace whistle {

QString labelled(const QString& name, const QString& what)
{
    return CommonWords::tr("%1: %2").arg(name, what);
}

QString labelled(const QString& name, int number)
{
    return labelled(name, QString::number(number));
}

QString spaced(const QString& one, const QString& other)
{
    return CommonWords::tr("%1 %2").arg(one, other);
}

QString spaced(const QString& one, int number)
{
    return spaced(one, QString::number(number));
}

QString enumerated(const QStringList& items)
{
    return items.join(CommonWords::tr(", "));
}

} // namespace whistle
