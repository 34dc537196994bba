// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outside_file.h"
#include "base/sheet.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/intake_preview.h"
#include "leagues/season/league_session.h"

#include <QWidget>

class QComboBox;
class QVBoxLayout;

namespace whistle {

/// Entrants, fixtures or results from somebody's own table: a file, or what was copied from a spreadsheet. What each
/// column says is recognised or chosen; what comes in and what is left out is seen before, and one press takes all of
/// it back.
///
/// objectNames: tablePage, chooseTable, pasteTable, tableFrom, column_<place>, and those of IntakePreview.
class TablePage : public QWidget {
    Q_OBJECT
public:
    explicit TablePage(const LeagueSession& league, QWidget* parent = nullptr);
    void openFile(const QString& path);
    void paste();

Q_SIGNALS:
    void left();
    /// What was chosen is no table but a whole tournament.
    void reportFound(const std::string& text, const QString& from);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose();
    void take(const Checked<DecodedText>& text, const QString& from);
    /// Reads it as the columns are chosen now.
    void read();
    void listColumns();
    void look();
    void takeIn();
    void takeBack();

    LeagueSession m_league;
    std::vector<SheetLine> m_table;
    std::vector<std::string> m_chosen; ///< what each column says; empty: as they are recognised
    std::optional<league::Intake> m_intake;
    QString m_from;              ///< where it is from, and how it was written
    QStringList m_problems;      ///< of the whole
    std::vector<int> m_recorded; ///< the entries that it has brought
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_hint = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_choose = named("chooseTable", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_paste = named("pasteTable", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_source = named("tableFrom", new Paragraph(TypeStep::Body, Colour::TextMuted));
    QWidget* m_columns;
    std::vector<QComboBox*> m_boxes;
    IntakePreview* m_preview = new IntakePreview;
};

} // namespace whistle
