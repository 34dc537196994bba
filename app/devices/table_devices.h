// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/devices.h"
#include "match/pages.h"

#include <QByteArray>
#include <QFuture>

namespace whistle {

/// What phones may do at a table; the laptop may always do everything.
enum class PhonesMay {
    Watch, ///< look at the table, the log and the rules
    Seal,  ///< and make the sealed choices of their seat
    Enter, ///< and everything else that their seat may do
};

/// The phones at one table. Words, secrets and entries go through here to the match, never past its session.
class TableDevices : public Devices {
    Q_OBJECT
public:
    /// Both outlive it.
    TableDevices(MatchSession& session, const GameEntry& game, QObject* parent = nullptr);
    ~TableDevices() override;

    [[nodiscard]] PhonesMay may() const { return static_cast<PhonesMay>(right()); }
    void setMay(PhonesMay may) { setRight(static_cast<int>(may)); }

    /// While the laptop corrects the past, phones look on.
    void setResting(bool rests);

    [[nodiscard]] DevicesWords words() const override;
    [[nodiscard]] std::vector<DeviceSeat> seats() const override;

Q_SIGNALS:
    /// Somebody at this seat disagrees with the ruling on this entry.
    void disagreed(int entry, const QString& name, int seat);

protected:
    [[nodiscard]] Json pageWords() const override;
    [[nodiscard]] Json shown() override;
    [[nodiscard]] Json shownTo(const std::string& place) override;
    [[nodiscard]] std::optional<QString> nameOf(const std::string& place) const override;
    [[nodiscard]] Json answer(const std::string& place, const std::string& what, const Json& asked) override;
    [[nodiscard]] QString comesOn() override;

private:
    /// What they may just now.
    [[nodiscard]] PhonesMay mayNow() const;
    [[nodiscard]] Json disagree(const std::string& place, const Json& asked);
    [[nodiscard]] QFuture<QByteArray> picture(const QString& name);

    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace whistle
