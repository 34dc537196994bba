// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/settings.h"

#include "store/store.h"

#include <QLocale>
#include <algorithm>

namespace whistle {

namespace {

const QString shadeName = QStringLiteral("theme");
const QString scaleName = QStringLiteral("text");
const QString motionName = QStringLiteral("motion");
const QString languageName = QStringLiteral("language");
const QString soundName = QStringLiteral("sound");

const QString light = QStringLiteral("light");
const QString reduced = QStringLiteral("reduced");
const QString off = QStringLiteral("off");

QString systemLanguage()
{
    const QString language = QLocale::system().name().section(u'_', 0, 0);
    return Settings::languages().contains(language) ? language : QStringLiteral("en");
}

} // namespace

Settings::Settings(Store* store, QObject* parent) : QObject(parent), m_store(store)
{
    setObjectName(QStringLiteral("settings"));
}

QStringList Settings::languages()
{
    return {QStringLiteral("en"), QStringLiteral("hu"), QStringLiteral("pl")};
}

ThemeChoice Settings::theme() const
{
    ThemeChoice choice;
    choice.shade = value(shadeName) == light ? Shade::Light : Shade::Dark;
    choice.motion = value(motionName) == reduced ? Motion::Reduced : Motion::Full;
    const int percent = value(scaleName).value_or(QString()).toInt();
    choice.textScale = std::clamp(percent, leastText, mostText) / 100.0;
    return choice;
}

void Settings::setTheme(const ThemeChoice& choice)
{
    const ThemeChoice before = theme();
    if (choice == before)
        return;
    if (choice.shade != before.shade)
        setValue(shadeName, choice.shade == Shade::Light ? light : QStringLiteral("dark"));
    if (choice.motion != before.motion)
        setValue(motionName, choice.motion == Motion::Reduced ? reduced : QStringLiteral("full"));
    const int percent = qRound(choice.textScale * 100);
    if (percent != qRound(before.textScale * 100))
        setValue(scaleName, QString::number(std::clamp(percent, leastText, mostText)));
    Q_EMIT themeChanged();
}

QString Settings::language() const
{
    const QString chosen = value(languageName).value_or(QString());
    return languages().contains(chosen) ? chosen : systemLanguage();
}

void Settings::setLanguage(const QString& language)
{
    if (language == this->language())
        return;
    setValue(languageName, language);
    Q_EMIT languageChanged();
}

bool Settings::hasSound() const
{
    return value(soundName) != off;
}

void Settings::setSound(bool on)
{
    if (on == hasSound())
        return;
    setValue(soundName, on ? QStringLiteral("on") : off);
    Q_EMIT soundChanged();
}

std::optional<QString> Settings::value(const QString& name) const
{
    if (const auto known = m_values.find(name); known != m_values.end())
        return known->second;
    std::optional<QString> kept = m_store ? m_store->setting(name) : std::nullopt;
    m_values.emplace(name, kept);
    return kept;
}

void Settings::setValue(const QString& name, const QString& value)
{
    if (this->value(name) == value)
        return;
    m_values[name] = value;
    if (!m_store)
        return;
    if (const Problems problems = m_store->setSetting(name, value); !problems.empty())
        Q_EMIT notSaved(problems);
}

} // namespace whistle
