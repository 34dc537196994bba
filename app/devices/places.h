// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace whistle {

/// Which places are taken, by which word their phones know them, which one is offered to another phone, and why those
/// that had one no longer do. Knows no connection.
class Places {
public:
    struct Holder {
        QString word; ///< known to its device alone
        QDateTime since;
        bool isAwake = true;
    };
    struct Offer {
        std::string place;
        QString word;
    };
    struct Former {
        QString word; ///< with which it was held
        std::string place;
        std::string why; ///< it no longer is
    };
    using Holders = std::map<std::string, Holder>;

    [[nodiscard]] const Holders& holders() const { return m_holders; }
    void restore(Holders holders) { m_holders = std::move(holders); }
    /// Null: it is free.
    [[nodiscard]] const Holder* holderOf(const std::string& place) const;
    /// One that is free has a holder with a word of its own from now on.
    const Holder& give(const std::string& place);
    void free(const std::string& place, const char* why);
    /// Whether its phone is looked at; false: that was known.
    bool setAwake(const std::string& place, bool isAwake);
    /// One that is taken, to another phone than its holder's; one at a time.
    void offer(const std::string& place);
    /// False: none was offered.
    bool withdrawOffer();
    [[nodiscard]] const std::optional<Offer>& offered() const { return m_offer; }
    void clear();

    /// Empty: none is held with this word.
    [[nodiscard]] std::string heldWith(const QString& word) const;
    /// Null: none was lost with it, as far as that is remembered.
    [[nodiscard]] const Former* lostWith(const QString& word) const;

private:
    Holders m_holders; ///< of the places that are taken
    std::optional<Offer> m_offer;
    std::deque<Former> m_former;
};

} // namespace whistle
