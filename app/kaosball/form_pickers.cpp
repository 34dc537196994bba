// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/form_pickers.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "forms/sight.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/form_board.h"
#include "kaosball/judging/contest.h"
#include "kaosball/telling/shown_table.h"

#include <QBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

struct PickerWords {
    Q_DECLARE_TR_FUNCTIONS(kaosball_pages)
};

/// A card: what lies burned on the same side, or before it, is struck.
class CardControl : public WideControl {
public:
    CardControl(FormContext& context, const Shape& shape, const std::string& at) : WideControl(context, shape, at)
    {
        m_pad->setObjectName(nameOfPart("pad"));
        add(m_pad);
        m_mayBeNone = contains(shape.parts().words, toWord(CardKind::None));
        connect(m_pad, &CardPad::chosen, this, [this](Card card) { edit(writeCard(card)); });
    }

    void display(const Json* value) override
    {
        const bool isSaid = value != nullptr && shape().check(*value).empty();
        CardPadState state;
        if (!m_mayBeNone)
            state.noCard = PickerWords::tr("A card is needed here.");
        if (isSaid)
            state.chosen = readCard(*value);
        strikeBurned(state);
        m_pad->setState(state);
    }

    void setName(const QString& name) override
    {
        WideControl::setName(name);
        m_pad->setSide(name);
    }

private:
    void strikeBurned(CardPadState& state) const
    {
        const Json::json_pointer place(at());
        Json::json_pointer owner = place.parent_pointer();
        const bool isInList = !at().empty() && std::isdigit(static_cast<unsigned char>(at().back())) != 0;
        const bool isBurned = isInList && owner.back() == "burned";
        if (isInList)
            owner = owner.parent_pointer();
        const Json& burned = listOf(valueAt(context().whole, (owner / "burned").to_string()));
        // Of the burned ones those that lie before it.
        const std::size_t count = isBurned ? std::min(burned.size(), std::stoul(place.back())) : burned.size();
        BurnedNumbers numbers;
        const Shape card = cardShape(NoCard::NotAllowed);
        for (std::size_t i = 0; i < count; ++i) {
            if (card.check(burned[i]).empty())
                numbers.add(readCard(burned[i]));
        }
        state.dead = numberedCards();
        std::erase_if(state.dead, [&](Card one) { return !numbers.contains(one); });
    }

    CardPad* m_pad = new CardPad;
    bool m_mayBeNone = false;
};

/// A button that says what is chosen, and a small crossfield below it while it is pressed.
class BoardControl : public FormControl {
public:
    BoardControl(FormContext& context, const Shape& shape, const std::string& at) : FormControl(context, shape, at)
    {
        m_button->setObjectName(nameOfPart("pick"));
        m_button->setCheckable(true);
        m_button->setDrawing(Icon::Down);
        columnIn(*this, 0, Theme::current().px(Length::SpaceXs))->addWidget(m_button, 0, Qt::AlignLeft);
        connect(m_button, &QAbstractButton::clicked, this, &BoardControl::open);
    }

    void display(const Json* value) override
    {
        const QString said = describe(value);
        m_button->setTitle(said);
        m_button->setAccessibleName(m_name.isEmpty() ? said : QStringLiteral("%1: %2").arg(m_name, said));
        if (m_board)
            m_board->setModel(model());
    }

    void setName(const QString& name) override
    {
        FormControl::setName(name);
        m_name = name;
        m_button->setAccessibleName(QStringLiteral("%1: %2").arg(name, m_button->title()));
    }

    void begin() override { open(true); }

protected:
    [[nodiscard]] static QString toChoose() { return PickerWords::tr("Choose on the crossfield"); }
    [[nodiscard]] virtual QString describe(const Json* value) const = 0;
    [[nodiscard]] virtual CrossfieldModel model() const = 0;
    virtual void press(Space space) = 0;

    void open(bool isOpen)
    {
        m_button->setChecked(isOpen);
        if (isOpen && !m_board) {
            m_board = new CrossfieldView(this);
            m_board->setObjectName(nameOfPart("board"));
            layout()->addWidget(m_board);
            QObject::connect(m_board, &CrossfieldView::spacePressed, this, [this](Space space) { press(space); });
            QObject::connect(m_board, &CrossfieldView::figurePressed, this, [this](const QString& id) {
                if (const CrossfieldFigure* figure = m_board->model().figure(id))
                    press(figure->space);
            });
        }
        if (m_board) {
            m_board->setModel(model());
            m_board->setVisible(isOpen);
            if (isOpen)
                bringIntoSight(*m_board);
        }
    }

private:
    ChoiceButton* m_button = new ChoiceButton;
    CrossfieldView* m_board = nullptr;
    QString m_name;
};

class SpaceControl : public BoardControl {
public:
    using BoardControl::BoardControl;

protected:
    [[nodiscard]] QString describe(const Json* value) const override
    {
        return value && value->is_string() ? fromStd(value->get<std::string>()) : toChoose();
    }
    [[nodiscard]] CrossfieldModel model() const override
    {
        CrossfieldModel model = boardOfForm(context());
        const Json* value = now();
        if (const auto space =
                value && value->is_string() ? crossfield::fromName(value->get<std::string>()) : std::nullopt)
            model.offeredSpaces = {*space};
        return model;
    }
    void press(Space space) override
    {
        open(false);
        edit(Json(crossfield::name(space)));
    }
};

/// Spaces in order: each press goes on to that space, a press on the last one takes it back.
class PathControl : public BoardControl {
public:
    using BoardControl::BoardControl;
    [[nodiscard]] bool isWide() const override { return true; }

protected:
    [[nodiscard]] QString describe(const Json* value) const override
    {
        QStringList names;
        for (const Space space : spacesOf(value))
            names << spaceName(space);
        return names.isEmpty() ? toChoose() : names.join(QStringLiteral(" \u2192 "));
    }
    [[nodiscard]] CrossfieldModel model() const override
    {
        CrossfieldModel model = boardOfForm(context());
        lightReach(model, context().whole);
        return model;
    }
    void press(Space space) override
    {
        Json path = listOf(now());
        if (!path.empty() && path.back() == crossfield::name(space))
            path.erase(path.size() - 1);
        else
            path.push_back(crossfield::name(space));
        edit(std::move(path));
    }
};

} // namespace

Pickers formPickers()
{
    return {{"kaosball/card", pickerOf<CardControl>()},
            {"kaosball/figures", makeFiguresControl},
            {"kaosball/space", pickerOf<SpaceControl>()},
            {"kaosball/path", pickerOf<PathControl>()}};
}

} // namespace whistle::kaosball
