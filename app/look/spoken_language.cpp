// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/spoken_language.h"

#include <QCoreApplication>

namespace whistle {

namespace {

SpokenLanguage*& current()
{
    static SpokenLanguage* one = nullptr;
    return one;
}

} // namespace

QLocale localeOf(const QString& language)
{
    const QLocale system = QLocale::system();
    if (system.name().section(u'_', 0, 0) == language)
        return system;
    return language == QStringLiteral("en") ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(language);
}

SpokenLanguage::SpokenLanguage()
{
    current() = this;
}

SpokenLanguage::~SpokenLanguage()
{
    if (current() == this)
        current() = nullptr;
}

SpokenLanguage* SpokenLanguage::inUse()
{
    return current();
}

void SpokenLanguage::speak(const QString& language)
{
    m_home = language;
    say(language);
}

void SpokenLanguage::say(const QString& language)
{
    m_language = language;
    std::unique_ptr<QTranslator>& words = m_read[language];
    if (!words) {
        words = std::make_unique<QTranslator>();
        // English has only its plural forms; a language without a catalogue says what stands in the sources.
        (void)words->load(QStringLiteral(":/translations/whistle_%1.qm").arg(language));
    }
    m_words = words.get();
}

QString SpokenLanguage::translate(const char* context, const char* source, const char* comment, int count) const
{
    return m_words ? m_words->translate(context, source, comment, count) : QString();
}

SayingIn::SayingIn(const QString& language)
    : m_before(SpokenLanguage::inUse() ? SpokenLanguage::inUse()->language() : QString())
{
    if (!SpokenLanguage::inUse() || language == m_before)
        return;
    SpokenLanguage::inUse()->say(language);
    QLocale::setDefault(localeOf(language));
}

SayingIn SayingIn::home()
{
    return SayingIn(SpokenLanguage::inUse() ? SpokenLanguage::inUse()->home() : QString());
}

SayingIn::~SayingIn()
{
    if (!SpokenLanguage::inUse() || SpokenLanguage::inUse()->language() == m_before)
        return;
    SpokenLanguage::inUse()->say(m_before);
    QLocale::setDefault(m_locale);
}

} // namespace whistle

#include "moc_spoken_language.cpp"
