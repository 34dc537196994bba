// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/past.h"
#include "table/plain/plain_table.h"

#include <QBoxLayout>

namespace whistle {

/// A table of any game as rows, seat by seat: numbers in columns, lists as chips. Where there is little room each fact
/// bears its own name.
///
/// objectNames: plainBoard, seatRow_<seat>, nobodysRow.
class PlainBoard : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit PlainBoard(QWidget* parent = nullptr);
    /// `active`: the seats that play waits for.
    void setTable(const QString& title, PlainTable table, const std::vector<int>& active);

private:
    void arrange() override;
    /// Whether every column has its room.
    [[nodiscard]] bool hasRoom() const;
    void retranslate() override { fill(); }
    void fill();
    [[nodiscard]] QWidget* heads() const;
    [[nodiscard]] QWidget* row(const PlainSeat& seat) const;
    [[nodiscard]] QWidget* nobodysRow() const;

    QString m_gameName;
    PlainTable m_table;
    std::vector<int> m_active;
    std::vector<PlainFact> m_columns; ///< each fact that some seat has, once
    bool m_isWide = false;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_about = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    QBoxLayout* m_rows = new QVBoxLayout;
};

/// The same at a moment of a match that is over, or of its past.
class PlainMoment : public MomentView {
    Q_OBJECT
public:
    PlainMoment(PlainWords words, QWidget* parent);
    void showMoment(const Match& match, int number) override;

private:
    PlainWords m_words;
    PlainBoard* m_board = named("plainBoard", new PlainBoard);
};

} // namespace whistle
