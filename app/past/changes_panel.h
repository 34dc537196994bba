// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "look/composed.h"
#include "match/past.h"

#include <QStringList>
#include <vector>

class QBoxLayout;

namespace whistle {

class PanelBox;
class TextLabel;

/// An entry that would become illegal.
struct IllegalEntry {
    int number = 0;
    int place = 0;    ///< as players count it
    QString sentence; ///< of the log
    QStringList why;
    QStringList rules;
    bool canOverride = true;
    friend bool operator==(const IllegalEntry&, const IllegalEntry&) = default;
};

/// What the words of the time machine say.
struct ChangesState {
    RulingState ruling; ///< on the entry that is looked at, or on its new value
    QString edit;       ///< "Entry 20 is corrected"; empty: nothing is being edited
    QString was;        ///< the entry before; empty: there was none
    QString becomes;    ///< empty: it is taken out
    int edits = 0;      ///< in all, with those that mend what follows
    std::vector<IllegalEntry> illegal;
    QStringList nowLegal; ///< entries that would count again
    std::vector<ChangeWords> changes;
    friend bool operator==(const ChangesState&, const ChangesState&) = default;
};

/// The words beside the moment: the ruling on the entry; while something is edited its old and new value and *What
/// changes after it*, with the entries that would become illegal first, and the two ways out.
class ChangesPanel : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit ChangesPanel(QWidget* parent = nullptr);
    void setState(const ChangesState& state);
    [[nodiscard]] const ChangesState& state() const { return m_state; }

Q_SIGNALS:
    void mendAsked(int number);
    void deleteAsked(int number);
    void overrideAsked(int number, const QString& reason);
    void deleteAllAsked();
    void acceptAsked();
    void leaveAsked();
    void ruleAsked(const QString& rule);
    /// The ruling on the entry that is looked at is not right.
    void challengeAsked();

protected:
    void retranslate() override;

private:
    void refresh();
    void addEdit(QBoxLayout& column);
    void addIllegal(QBoxLayout& column);
    void addOtherIllegal(QBoxLayout& column, int hidden);
    void addChanges(QBoxLayout& column);

    ChangesState m_state;
    bool m_showsAll = false; ///< entries that would be illegal: the first one, or more
    RulingBanner* m_ruling = named("entryRuling", new RulingBanner(this));
    QScrollArea* m_area = named("changesArea", scrolling(nullptr));
    QWidget* m_ways = new QWidget(this);
    MainButton* m_accept = named("acceptChanges", new MainButton({}, m_ways));
    ChoiceButton* m_leave = named("leaveChanges", new ChoiceButton({}, ButtonLook::Outline, m_ways));
};

} // namespace whistle
