// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "games.h"
#include "league/refereeing/settle.h"
#include "leagues/pages/league_page.h"
#include "leagues/phones/season_devices.h"
#include "match/match_library.h"
#include "raw_phone.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <memory>

namespace whistle {

/// Eight players of Battle Line: "anna" to "hanna", home and away by lots.
inline Json eightPlayers(const Json& format)
{
    Json json{{"id", "spring"},   {"name", "Spring League"},   {"game", "battle-line"},
              {"format", format}, {"entrants", Json::array()}, {"people", Json::array()},
              {"seed", "springs"}};
    for (const char* name : {"Anna", "Bence", "Cili", "Dani", "Emma", "Fanni", "Gergő", "Hanna"}) {
        const std::string id = QString::fromUtf8(name).toLower().toLatin1().left(4).toStdString();
        json["people"].push_back({{"id", id}, {"name", name}});
        json["entrants"].push_back({{"id", id}, {"name", name}, {"coach", id}});
    }
    return json;
}
inline Json everybodyOnce()
{
    return {{"league", {{"kind", "round_robin"}}}};
}
inline Json swiss()
{
    return {{"league", {{"kind", "swiss"}, {"rounds", 3}}}};
}

/// A season that is open on the organiser's laptop, with its phones on at 127.0.0.1.
class Club {
public:
    enum class Start { Yes, No };
    explicit Club(const Json& definition, Start start = Start::Yes)
    {
        auto store = Store::open(m_folder.path());
        m_store = std::move(*store);
        m_library = std::make_unique<SeasonLibrary>(*m_store, m_games);
        auto started = m_library->start(definition);
        if (auto* session = std::get_if<std::unique_ptr<MatchSession>>(&started))
            adopt(std::move(*session));
        if (m_session && start == Start::Yes)
            (void)m_session->play({{"command", "start"}});
    }

    /// As after a restart of the program.
    void restart()
    {
        const MatchId id = m_session->id();
        close();
        m_library.reset();
        m_store.reset();
        m_store = std::move(*Store::open(m_folder.path()));
        m_library = std::make_unique<SeasonLibrary>(*m_store, m_games);
        adopt(std::move(m_library->open(id)->session));
    }
    void close()
    {
        m_page.reset();
        m_session.reset();
    }

    [[nodiscard]] bool isOpen() const { return m_page != nullptr; }
    [[nodiscard]] LeaguePage& page() { return *m_page; }
    [[nodiscard]] SeasonDevices& devices() { return m_page->devices(); }
    [[nodiscard]] MatchSession& session() { return *m_session; }
    [[nodiscard]] const league::Season& season() { return m_page->league().season(); }
    [[nodiscard]] bool play(const Json& act) { return m_session->play(act) == Played::Accepted; }

    std::unique_ptr<RawPhone> phone(const std::string& place = {}, const QString& language = QStringLiteral("en"))
    {
        if (!devices().isOn())
            (void)devices().switchOn(QStringLiteral("127.0.0.1"));
        auto phone = std::make_unique<RawPhone>(devices().url(), language);
        if (!phone->come() || (!place.empty() && !isFrame(phone->sit(place), "seat")))
            return nullptr;
        return phone;
    }
    [[nodiscard]] const league::Fixture& fixture(const std::string& id)
    {
        return season().fixtures[static_cast<std::size_t>(season().fixtureNamed(id))];
    }

    template <class Widget>
    [[nodiscard]] Widget* on(const char* name)
    {
        QCoreApplication::processEvents();
        for (Widget* each : m_page->findChildren<Widget*>(QString::fromLatin1(name))) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    bool press(const char* name)
    {
        auto* button = on<ChoiceButton>(name);
        if (!button || button->isUnavailable())
            return false;
        button->click();
        QCoreApplication::processEvents();
        return true;
    }
    [[nodiscard]] QString words(const char* name)
    {
        const auto* label = on<QLabel>(name);
        return label ? label->text() : QString();
    }

private:
    void adopt(std::unique_ptr<MatchSession> session)
    {
        m_session = std::move(session);
        m_page = std::make_unique<LeaguePage>(LeagueSession(*m_session, *m_library));
        m_page->resize(1366, 768);
        m_page->show();
    }

    QTemporaryDir m_folder;
    GameEntries m_games = allGames();
    std::unique_ptr<Store> m_store;
    std::unique_ptr<SeasonLibrary> m_library;
    std::unique_ptr<MatchSession> m_session;
    std::unique_ptr<LeaguePage> m_page;
};

} // namespace whistle
