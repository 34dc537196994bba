// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/words/live_sign.h"
#include "leagues/club/club_desk.h"

#include <QStringList>
#include <vector>

namespace whistle {

/// What is said of one table: of a match that is played or is over, or of one that is called and has not begun.
struct TableTile {
    QString id; ///< the match on the server, or the fixture that is called
    bool isCalled = false;
    QString title;  ///< "Table 3"
    QString season; ///< where the desk has tables of several; else empty
    LiveWords sign;
    std::vector<SummarySeat> seats;
    QString sides;          ///< "Fangs vs Ogres", where nothing is told of seats
    Progress progress;      ///< how far it is
    QString standing;       ///< "period 3", "one side has confirmed it"
    QStringList details;    ///< "31 entries, the last at 20:58"
    bool isForDesk = false; ///< here is something to decide
    bool isOver = false;
    enum class Way : std::uint8_t { None, LetGo, TakeOver };
    Way way = Way::None; ///< what this computer may do about it
    QString barred;      ///< why not yet
    bool hasHistories = false;
    friend bool operator==(const TableTile&, const TableTile&) = default;
};

/// Those of a season and of others beside it: in the order of the numbers of their tables, without one in the order in
/// which they began.
[[nodiscard]] std::vector<TableTile> tilesOf(const ClubDesk& desk, const std::vector<const ClubDesk*>& others = {});

/// Shows one.
///
/// objectNames: table_<record> or called_<fixture>, takeOver_<record>, letGo_<record>, bothHistories_<record>.
class TileBox : public PanelBox {
    Q_OBJECT
public:
    explicit TileBox(const TableTile& tile);

Q_SIGNALS:
    void letGoAsked(const QString& record);
    void takeOverAsked(const QString& record);
    void historiesAsked(const QString& record);

private:
    void addWay(const TableTile& tile);
};

} // namespace whistle
