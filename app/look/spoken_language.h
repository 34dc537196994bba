// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>
#include <map>
#include <memory>

namespace whistle {

/// How dates and numbers are written for a reader of this language ("hu"): as this computer writes them, if it speaks
/// it; English otherwise as in Europe.
[[nodiscard]] QLocale localeOf(const QString& language);

/// Our catalogues as one translator: what it says may be another language for a moment without anybody else noticing.
class SpokenLanguage : public QTranslator {
    Q_OBJECT
public:
    SpokenLanguage();
    ~SpokenLanguage() override;
    /// "en" or one that is compiled in as `:/translations/whistle_<language>.qm`: from now on.
    void speak(const QString& language);
    /// The language that is spoken just now (SayingIn), and the one that the program is read in.
    [[nodiscard]] const QString& language() const { return m_language; }
    [[nodiscard]] const QString& home() const { return m_home; }

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int count) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// The one that the program reads; null: none has been made.
    [[nodiscard]] static SpokenLanguage* inUse();

private:
    friend class SayingIn;
    void say(const QString& language);

    QString m_home;
    QString m_language;
    std::map<QString, std::unique_ptr<QTranslator>> m_read; ///< by language
    const QTranslator* m_words = nullptr;
};

/// As long as it lives, everything that is said in this thread is said in this language: for another device, or for a
/// paper. Widgets on screen do not notice; nothing may be painted meanwhile that is not for that reader.
class SayingIn {
public:
    explicit SayingIn(const QString& language);
    /// The program's own again, within another one: what happens there is seen on screen.
    [[nodiscard]] static SayingIn home();
    ~SayingIn();
    SayingIn(const SayingIn&) = delete;
    SayingIn& operator=(const SayingIn&) = delete;

private:
    QString m_before;
    QLocale m_locale;
};

} // namespace whistle
