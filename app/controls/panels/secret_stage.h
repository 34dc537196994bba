// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "controls/press/settling.h"
#include "controls/words/text_label.h"

namespace whistle {

class Curtain;

/// One of those who choose in secret.
struct SecretChooser {
    int seat = 0;
    QString name;
    bool hasChosen = false;
    bool isOnPhone = false; ///< chooses there, and is not called behind the curtain
};
struct SecretState {
    QString title;
    QString note;
    QString curtainNote;
    std::vector<SecretChooser> choosers; ///< empty: nobody has to choose
    /// What one of them is asked, and the answers; asked for only while the curtain is open.
    std::function<QString(const SecretChooser& chooser)> question;
    std::function<std::vector<ButtonSpec>(const SecretChooser& chooser)> answers;
};

/// Several choose in secret, one after the other behind the hand-over curtain: who has chosen is public, what is not.
///
/// objectNames: chooser_<seat>, curtain, and those of the answers.
class SecretStage : public QWidget {
    Q_OBJECT
public:
    explicit SecretStage(QWidget* parent = nullptr);
    /// Closes the curtain, before the next one who has not chosen.
    void setState(SecretState state);
    /// Who is to choose; 0: nobody.
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] bool isOpen() const;
    void openCurtain();
    void closeCurtain();
    /// The answers are others now, or look otherwise.
    void renewAnswers() { showAnswers(); }
    /// The answers as tiles in so many columns.
    void setColumns(int columns) { m_answers->setColumns(columns); }
    /// The button of the page that is held to look behind the curtain.
    void setOpener(const QAbstractButton& button);
    /// By a button that is still pressed; also while the answer is taken on which it is let go.
    [[nodiscard]] bool isHeld() const;

Q_SIGNALS:
    /// The curtain was opened or closed, or it is somebody else's choice; not while the opener is held.
    void turned();

private:
    void choose(int seat);
    void showAnswers();
    QString showChoosers();

    Settling m_settling; ///< of whose turn it is: the next one is not opened by a second tap of the one before

    SecretState m_state;
    int m_seat = 0;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_note = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ButtonRow* m_choosers = new ButtonRow;
    TextLabel* m_question = new Paragraph(TypeStep::Title);
    ButtonRow* m_answers = new ButtonRow;
    Curtain* m_curtain;
};

} // namespace whistle
