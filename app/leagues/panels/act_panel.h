// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "league/refereeing/acts.h"
#include "leagues/season/league_session.h"

#include <QBoxLayout>
#include <functional>

class QComboBox;
class QLineEdit;

namespace whistle {

/// What the fields of a form come to: the acts (several are played as one), and what is `missing` to them, a reason;
/// empty: nothing.
struct ActDraft {
    std::vector<Json> acts;
    QString missing;

    explicit ActDraft(QString lacking = {}) : missing(std::move(lacking)) {}
    explicit ActDraft(std::vector<Json> all) : acts(std::move(all)) {}
    explicit ActDraft(const league::Deed& deed, QString lacking = {}) : acts{actJson(deed)}, missing(std::move(lacking))
    {
    }
};

/// One act of the organiser: what it needs to know, everything that would follow from it, and the way to accept it.
/// Nothing happens before that.
///
/// objectNames: actTitle, actFollows, actAccept, actLeave.
class ActPanel : public PanelBox {
    Q_OBJECT
public:
    explicit ActPanel(const LeagueSession& league, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& hint = {});
    /// What the main button says.
    void setAccept(const QString& title) { m_accept->setTitle(title); }
    /// Without a way out, where the panel stays open.
    void setCanLeave(bool canLeave) { m_leave->setVisible(canLeave); }
    /// Where the fields of the act stand.
    [[nodiscard]] QVBoxLayout& fields() const { return *m_fields; }

    // What the act needs to know, each in a field below the others. What is typed or chosen there is looked at at once,
    // and Enter in a line accepts.
    QLineEdit* askLine(const char* objectName, const QString& label, const QString& text = {});
    QLineEdit* askDate(const char* objectName, const QString& label, const QString& text = {});
    QComboBox* askFrom(const char* objectName, const QString& label);
    /// From those who still take part; their data are their ids.
    QComboBox* askWho(const QString& label, const char* objectName = "team");
    /// The first of them is chosen.
    SegmentedChoice* askWhich(const char* objectName, const QString& label, const QStringList& titles);
    /// With a control or a form of one's own, whose changes are to be connected to `look`. No label: it has its words.
    void ask(QWidget* form, const QString& label = {});

    /// How what is said becomes an act. Is something missing to it, what would follow is shown, and it cannot be
    /// accepted yet; without acts there is nothing to show either.
    void follow(std::function<ActDraft()> draft);
    /// Shows what would follow as it stands now.
    void look();
    void accept();

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void accepted();
    void left();

private:
    QLineEdit* watched(QLineEdit* line);
    void show(const PlayResult& result, const QString& missing);

    LeagueSession m_league;
    std::function<ActDraft()> m_draft;
    std::vector<Json> m_acts;
    TextLabel* m_title = named("actTitle", new Paragraph(TypeStep::Title));
    TextLabel* m_hint = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QVBoxLayout* m_fields = new QVBoxLayout;
    TextLabel* m_followsTitle = new TextLabel({}, TypeStep::Label);
    TextLabel* m_follows = named("actFollows", new Paragraph);
    RuleChips* m_rules = new RuleChips;
    MainButton* m_accept = named("actAccept", new MainButton);
    ChoiceButton* m_leave = named("actLeave", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle
