// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/pages.h"

#include <memory>

namespace whistle {

/// The band over everything that happens on a side copy: nothing is recorded, what it is for, and the way out.
class SideBand : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit SideBand(QWidget* parent = nullptr);
    void setPurpose(const QString& purpose);

Q_SIGNALS:
    void left();

private:
    void retranslate() override;

    TextLabel* m_title = new Paragraph(TypeStep::Label);
    TextLabel* m_purpose = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_leave = named("leaveSideTable", new ChoiceButton({}, ButtonLook::Outline));
};

/// A game's own page on a side copy, under a band that says so: nothing that is played here touches the match or a
/// disk, and one press leaves it.
class SideTable : public QWidget {
    Q_OBJECT
public:
    /// `game` outlives it.
    /// `of`: the session that it is a copy from.
    SideTable(const GameEntry& game, std::unique_ptr<Match> sideCopy, const MatchSession& of,
              QWidget* parent = nullptr);

    ~SideTable() override;

    /// What it is for, beside the words that nothing is recorded: "Correct entry 20: enter what really happened."
    void setPurpose(const QString& purpose);
    [[nodiscard]] MatchSession& session() const { return *m_session; }
    [[nodiscard]] GamePage& page() const { return *m_page; }
    /// Esc: what the page has open first, then the side copy itself.
    void stepBack();

Q_SIGNALS:
    /// What a player entered was accepted (or recorded with a reason): one gesture may stand for several commands, and
    /// be several entries. Sent after the page has come to rest, so that the side table may be deleted.
    void entered(const std::vector<whistle::EnteredEntry>& entries);
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    void left();

private:
    void collect();

    std::unique_ptr<MatchSession> m_session;
    std::vector<EnteredEntry> m_entered; ///< since the page last came to rest
    SideBand* m_band = new SideBand;
    GamePage* m_page;
};

} // namespace whistle
