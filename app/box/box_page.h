// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <optional>

class QBoxLayout;

namespace whistle {

class Scroller;

/// *What Whistle knows about this box*: at the left its things by kinds, and what is missing of them; at the right the
/// one that is open, where on it the numbers are, and a sheet to say them. Whoever keeps a sheet comes to the next
/// thing that something is missing of. Where there is no room for both, one of them.
///
/// objectNames: boxPage, boxFilter, closeBox; thing_<key>; keepThing, forgetThing, backToBox.
class BoxPage : public Composed<CompanionPage> {
    Q_OBJECT
public:
    BoxPage(Sentence game, std::unique_ptr<BoxContents> contents, QWidget* parent = nullptr);

    bool stepBack() override;
    void undo() override;
    void redo() override;
    /// Of the thing that is open; empty: none.
    [[nodiscard]] const std::string& opened() const { return m_open; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Said {
        NumberSheetState sheet;
        std::optional<Json> drawn; ///< by the editor; none: the sheet
    };
    /// A thing before a press or after it.
    struct Moment {
        std::string key;
        std::optional<Said> said; ///< none: players have said nothing of it
    };
    struct Step {
        Moment before;
        Moment after;
    };
    enum class Filter { All, Missing, Typed };

    void retranslate() override;
    void arrange() override;
    void showGroups(std::vector<BoxGroup> groups);
    void fillList();
    void open(const std::string& key);
    void showThing();
    void keep();
    void forget();
    [[nodiscard]] Moment now() const;
    /// Makes the thing that is called `key` what it is then; its key afterwards. None: it was told why not.
    [[nodiscard]] std::optional<std::string> put(const std::string& key, const std::optional<Said>& said);
    [[nodiscard]] const BoxThing* thing(const std::string& key) const;
    /// Behind this one, and then from the first on; empty: nothing is missing.
    [[nodiscard]] std::string nextMissing(const std::string& key) const;
    [[nodiscard]] bool isSmall() const;
    [[nodiscard]] int columns() const;

    Sentence m_game;
    std::unique_ptr<BoxContents> m_contents;
    std::vector<BoxGroup> m_groups;
    std::string m_open;
    bool m_isBeside = false; ///< where one is shown at a time, the thing that is open
    std::vector<Step> m_past;
    std::vector<Step> m_future;

    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_counts = new TextLabel({}, TypeStep::Body, Colour::TextMuted);
    SegmentedChoice* m_filter = named("boxFilter", new SegmentedChoice);
    IconButton* m_close = named("closeBox", new IconButton(Icon::Close, {}));

    struct Group {
        TextLabel* title;
        ButtonRow* things;
    };
    std::vector<Group> m_rows;
    QBoxLayout* m_column = nullptr;
    TextLabel* m_nothing = new Paragraph(TypeStep::Body, Colour::TextMuted);
    Scroller* m_list;
    Scroller* m_detail;

    TextLabel* m_name = new Paragraph(TypeStep::Heading);
    TextLabel* m_state = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_text = new Paragraph(TypeStep::Body);
    ComponentView* m_drawing = new ComponentView;
    NumberSheet* m_sheet = new NumberSheet;
    BoxEditor* m_editor; ///< null: everything is said by digits
    TextLabel* m_wrong = named("boxWrong", new Paragraph(TypeStep::Body, Colour::Refuse));
    ChoiceButton* m_keep = named("keepThing", new ChoiceButton({}, ButtonLook::Main));
    ChoiceButton* m_forget = named("forgetThing", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_back = named("backToBox", new ChoiceButton({}, ButtonLook::Outline));
    PanelBox* m_beside = new PanelBox;
};

} // namespace whistle
