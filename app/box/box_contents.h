// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "box/component_view.h"
#include "controls/panels/number_sheet.h"
#include "match/pages.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace whistle {

/// A thing of a game's box.
struct BoxThing {
    std::string key; ///< no other of the box has it
    QString name;
    QString words;          ///< what is known of it, in a line or two; what is not, is a question mark
    bool isMissing = false; ///< something of it nobody has said
    bool isTyped = false;   ///< players have said something of it; the rest is the same in every box
};
struct BoxGroup {
    QString title;
    std::vector<BoxThing> things;
};

/// Says of a thing what digits cannot, in the place of the sheet.
class BoxEditor : public QWidget {
    Q_OBJECT
public:
    virtual void setSaid(const Json& said) = 0;
    [[nodiscard]] virtual Json said() const = 0;

Q_SIGNALS:
    void changed();
};

/// What one looks at when a thing is opened.
struct BoxDetail {
    QString text;                  ///< what it does, in our own words
    ComponentDrawing drawing;      ///< where on it the numbers are
    NumberSheetState sheet;        ///< with what is known; without rows and groups: nothing is typed in
    std::optional<Json> said = {}; ///< by the editor of the box, which has the place of the sheet then
};

/// What Whistle knows of what is printed in the box of one game.
class BoxContents {
public:
    BoxContents() = default;
    virtual ~BoxContents() = default;
    BoxContents(const BoxContents&) = delete;
    BoxContents& operator=(const BoxContents&) = delete;

    /// All of it, as it is known now.
    [[nodiscard]] virtual std::vector<BoxGroup> groups() = 0;
    /// Of a thing that `groups` has told last.
    [[nodiscard]] virtual BoxDetail detail(const std::string& key) const = 0;
    /// Keeps what the sheet says for every match that begins from now on; the key of the thing from then on, which may
    /// have got another name. Problems: nothing has changed.
    [[nodiscard]] virtual Checked<std::string> keep(const std::string& key, const NumberSheetState& sheet);
    /// The same of what the editor says.
    [[nodiscard]] virtual Checked<std::string> keepSaid(const std::string& key, const Json& said);
    /// Null: everything is said by digits.
    [[nodiscard]] virtual std::unique_ptr<BoxEditor> makeEditor() const;
    /// Forgets what players have said of it.
    [[nodiscard]] virtual Problems forget(const std::string& key);
};

/// How a game's entry offers the page about its box: *What Whistle knows about this box*.
inline constexpr const char* boxPageId = "box";
[[nodiscard]] CompanionEntry boxEntry(Sentence game,
                                      std::function<std::unique_ptr<BoxContents>(Store&, Settings&)> contents);

} // namespace whistle
