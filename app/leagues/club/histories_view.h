// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "leagues/club/club_desk.h"

#include <QGridLayout>
#include <QLineEdit>

namespace whistle {

class FormField;

/// A match that was gone on with in two places: its histories side by side, entry beside entry, what differs in strong
/// letters. None is chosen at first; what will count, and what stays on record, is said before. Once one has been
/// chosen they are there to be read, with who chose it and why.
///
/// objectNames: historiesView, printHistories, history_<n>, why_both, why_table, why_other, historyReason,
/// leaveHistories, chooseHistory; historyChosen once one has been.
class HistoriesView : public QWidget {
    Q_OBJECT
public:
    explicit HistoriesView(const ClubDesk& desk, QWidget* parent = nullptr);
    void show(const QString& record);
    void renew();
    [[nodiscard]] const QString& record() const { return m_record; }

    /// Both of them on paper, as a PDF.
    [[nodiscard]] Problems write(const QString& path) const;

Q_SIGNALS:
    void told(const QString& title, const QStringList& details);
    /// It was decided, is decided later, or has been read.
    void left();

private:
    [[nodiscard]] const std::vector<ClubHistory>& histories() const;
    [[nodiscard]] Json summaryOf(const ClubRecord& record, const ClubHistory& history) const;
    [[nodiscard]] QString nameOf(const ClubHistory& history) const;
    void showSides(const ClubRecord& record);
    void addHead(int column, const ClubRecord& record, const ClubHistory& history);
    void addEntries(int common);
    void showReasons();
    void print();
    [[nodiscard]] std::string paperOf(const ClubRecord& record) const;
    void showDecision(const ClubRecord& record);
    /// Who has decided what, and why.
    void showDecided();
    /// What follows for the match if this one is to count.
    [[nodiscard]] QString afterwards(const ClubRecord& record, const ClubHistory& chosen) const;
    /// "Fangs 13, Ogres 7"; empty: nobody has told how it stands there.
    [[nodiscard]] QString scoresIn(const ClubRecord& record, const ClubHistory& history) const;
    [[nodiscard]] bool isOver(const ClubRecord& record, const ClubHistory& history) const;
    [[nodiscard]] QString reason() const;

    enum class Why { None, Players, Table, Other };

    ClubDesk m_desk;
    QString m_record;
    QString m_shown;  ///< what the columns say, so that they are made anew only when that is another
    int m_chosen = 0; ///< history; 0: none
    Why m_why = Why::None;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    ChoiceButton* m_print = named("printHistories", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_common = new Paragraph(TypeStep::Body, Colour::TextMuted);
    class Columns;
    Columns* m_columns;
    QGridLayout* m_grid;
    PanelBox* m_decision = nullptr;
    TextLabel* m_whyTitle = new TextLabel({}, TypeStep::Label);
    ButtonRow* m_reasons = new ButtonRow;
    QLineEdit* m_other = named("historyReason", new QLineEdit);
    TextLabel* m_then = named("historyChosen", new Paragraph(TypeStep::Label));
    TextLabel* m_stays = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_until = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_leave = named("leaveHistories", new ChoiceButton({}, ButtonLook::Outline));
    MainButton* m_choose = named("chooseHistory", new MainButton);
};

} // namespace whistle
