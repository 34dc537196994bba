// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/text_label.h"
#include "leagues/panels/intake_preview.h"
#include "leagues/season/season_library.h"

#include <QWidget>

class QComboBox;

namespace whistle {

class LeagueTable;
class PanelBox;

/// A tournament from another program's report as a new season: what was played is chosen, what comes in, what is left
/// out and the table that comes of it is seen before; nothing is kept until it is accepted.
///
/// objectNames: tournamentPage, reportGame, reportName, reportFrom, reportTable, and those of IntakePreview.
class TournamentPage : public QWidget {
    Q_OBJECT
public:
    /// `from`: what the file is called. `game`: empty: it is to be chosen.
    TournamentPage(SeasonLibrary& library, std::string text, QString from, const std::string& game = {},
                   QWidget* parent = nullptr);
    /// The season that it has become; none: nothing has been accepted.
    [[nodiscard]] const std::optional<MatchId>& season() const { return m_season; }

Q_SIGNALS:
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Reads it as the game is chosen now.
    void read();
    void look();
    void takeIn();
    void takeBack();

    SeasonLibrary& m_library;
    std::string m_text;
    QString m_from;
    std::optional<league::Intake> m_intake;
    QStringList m_problems;
    std::optional<MatchId> m_season;
    PanelBox* m_becomes = nullptr; ///< its name and its table
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_hint = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_source = named("reportFrom", new Paragraph(TypeStep::Body, Colour::TextMuted));
    QComboBox* m_game;
    FormField* m_gameField;
    TextLabel* m_name = named("reportName", new Paragraph(TypeStep::Heading));
    LeagueTable* m_table;
    IntakePreview* m_preview = new IntakePreview;
};

} // namespace whistle
