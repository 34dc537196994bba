// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/settings.h"

#include "base/words.h"
#include "store/store.h"

#include <QLocale>
#include <algorithm>

namespace whistle {

namespace {

const QString shadeName = QStringLiteral("theme");
const QString scaleName = QStringLiteral("text");
const QString growName = QStringLiteral("grow");
const QString motionName = QStringLiteral("motion");
const QString languageName = QStringLiteral("language");
const QString soundName = QStringLiteral("sound");
const QString oddsName = QStringLiteral("odds");
const QString seatsName = QStringLiteral("seats");

const QString light = QStringLiteral("light");
const QString reduced = QStringLiteral("reduced");
const QString off = QStringLiteral("off");
const QString on = QStringLiteral("on");

/// The seats that have a colour of their own; the fifth wears chalk.
constexpr std::size_t swappable = 4;
constexpr int usualVolume = 70;
constexpr int fullVolume = 100;

QString volumeName(Cue cue)
{
    return QStringLiteral("volume/") + QString::fromStdString(std::string(toWord(cue)));
}

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

QStringList Settings::languageNames()
{
    return {QStringLiteral("English"), QStringLiteral("Magyar"), QStringLiteral("Polski")};
}

ThemeChoice Settings::theme() const
{
    ThemeChoice choice;
    choice.shade = value(shadeName) == light ? Shade::Light : Shade::Dark;
    choice.motion = value(motionName) == reduced ? Motion::Reduced : Motion::Full;
    const int percent = value(scaleName).value_or(QString()).toInt();
    choice.textScale = std::clamp(percent, leastText, mostText) / 100.0;
    // Which colour each seat wears: "2134" has the first two swapped. Anything that is not all of them is not kept.
    const QString seats = value(seatsName).value_or(QString());
    std::array<int, swappable> worn{};
    for (std::size_t i = 0; i < swappable && seats.size() == static_cast<qsizetype>(swappable); ++i)
        worn[i] = seats.at(static_cast<qsizetype>(i)).digitValue();
    if (std::is_permutation(worn.begin(), worn.end(), choice.seatColours.begin()))
        std::copy(worn.begin(), worn.end(), choice.seatColours.begin());
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
    if (choice.seatColours != before.seatColours) {
        QString seats;
        for (std::size_t i = 0; i < swappable; ++i)
            seats += QString::number(choice.seatColours[i]);
        setValue(seatsName, seats);
    }
    Q_EMIT themeChanged();
}

bool Settings::growsWithWindow() const
{
    return value(growName) != off;
}

void Settings::setGrowing(bool grows)
{
    if (grows == growsWithWindow())
        return;
    setValue(growName, grows ? on : off);
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

void Settings::setSound(bool heard)
{
    if (heard == hasSound())
        return;
    setValue(soundName, heard ? on : off);
    Q_EMIT soundChanged();
}

int Settings::volume(Cue cue) const
{
    const std::optional<QString> kept = value(volumeName(cue));
    bool isNumber = false;
    const int percent = kept.value_or(QString()).toInt(&isNumber);
    return isNumber ? std::clamp(percent, 0, fullVolume) : usualVolume;
}

void Settings::setVolume(Cue cue, int percent)
{
    if (percent == volume(cue))
        return;
    setValue(volumeName(cue), QString::number(std::clamp(percent, 0, fullVolume)));
    Q_EMIT soundChanged();
}

bool Settings::showsOdds() const
{
    return value(oddsName) == on;
}

void Settings::setOdds(bool shown)
{
    if (shown == showsOdds())
        return;
    setValue(oddsName, shown ? on : off);
    Q_EMIT oddsChanged();
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

#include "moc_settings.cpp"
