// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/readers_language.h"
#include "look/spoken_language.h"

#include <QString>
#include <QTranslator>

namespace whistle {

/// The language of everything on screen. A change reaches every widget as a LanguageChange event.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// "en" or one that is compiled in as `:/translations/whistle_<language>.qm`.
    void speak(const QString& language);

private:
    QString m_language;
    SpokenLanguage m_ours;
    QTranslator m_qts; ///< Qt's own words: file dialogs, menus of text fields
};

} // namespace whistle
