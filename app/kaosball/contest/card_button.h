// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "kaosball/dugout/cards.h"

namespace whistle {

enum class CardShape { Tall, Wide };

/// A card as a button: its kind's colour along the top, chalk when it is chosen, struck when it is dead.
class CardButton : public ChoiceButton {
    Q_OBJECT
public:
    CardButton(kaosball::CardKind kind, CardShape shape);
    /// The face ("3") and the word below it ("live").
    void setCard(const QString& face, const QString& word, bool dead);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kaosball::CardKind m_kind;
    CardShape m_shape;
    QString m_word;
    bool m_dead = false;
};

} // namespace whistle
