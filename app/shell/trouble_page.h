// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QWidget>

namespace whistle {

class ChoiceButton;
class TextLabel;

/// Stands instead of everything where the data folder cannot be used: what is wrong, and the ways on.
class TroublePage : public QWidget {
    Q_OBJECT
public:
    TroublePage(QString folder, Problems problems, QWidget* parent = nullptr);

Q_SIGNALS:
    void tryAgainAsked();
    void otherFolderAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_folder;
    Problems m_problems;
    TextLabel* m_title;
    TextLabel* m_words;
    TextLabel* m_where;
    ChoiceButton* m_again;
    ChoiceButton* m_other;
};

} // namespace whistle
