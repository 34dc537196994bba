// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/merge_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"

#include <QEvent>

namespace whistle {

using namespace league_layout;

QString MergePage::saidTwice(const SaidTwice& said)
{
    const QString both = tr("This copy: %1. The file: %2.").arg(said.here.render(), said.other.render());
    switch (said.counts) {
    case SaidTwice::Counts::Here:
        return spaced(both, tr("What counts is what was entered here: it is later."));
    case SaidTwice::Counts::Other:
        return spaced(both, tr("What counts is what the file says: it is later."));
    case SaidTwice::Counts::Both:
        break;
    }
    return spaced(both, tr("Both count."));
}

MergePage::MergePage(PartedSeason parted, QWidget* parent)
    : QWidget(parent)
    , m_parted(std::move(parted))
    , m_title(new Paragraph(TypeStep::Title))
    , m_hint(new Paragraph(TypeStep::Body, Colour::TextMuted))
    , m_follows(named("mergeFollows", new Paragraph))
    , m_leftOut(named("mergeLeftOut", new Paragraph(TypeStep::Body, Colour::TextMuted)))
    , m_accept(named("mergeAccept", new MainButton))
    , m_leave(named("mergeLeave", new ChoiceButton({}, ButtonLook::Outline)))
{
    setObjectName(QStringLiteral("mergePage"));
    auto* content = new QWidget;
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*content, px(Length::SpaceL), -1,
             {panelOf({m_title, m_hint, m_follows, flowOf({m_accept, m_leave}), m_leftOut})})
        ->addStretch(1);
    columnIn(*this, 0, -1, {area});
    connect(m_accept, &QAbstractButton::clicked, this, &MergePage::accepted);
    connect(m_leave, &QAbstractButton::clicked, this, &MergePage::left);
    retranslate();
}

void MergePage::retranslate()
{
    m_title->setText(tr("%1 continued in two places").arg(m_parted.title));
    setAccessibleName(m_title->text());
    m_hint->setText(tr("Both copies become one: what they have in common, then what was entered in each, in order of "
                       "time. The copy as it is here is kept among the deleted seasons."));
    QStringList follows{tr("%n acts in the file are new here.", "", m_parted.both->taken)};
    const int count = static_cast<int>(m_parted.both->leftOut.size());
    follows << (count == 0 ? tr("Nothing is left out.")
                           : tr("%n acts no longer fit; they are listed below.", "", count));
    if (const int twice = static_cast<int>(m_parted.both->twice.size()); twice > 0)
        follows << tr("The copies differ about %n things; they are listed below.", "", twice);
    if (const int changed = static_cast<int>(m_parted.both->changed.size()); changed > 0)
        follows << tr("With both together, %n things count differently; they are listed below.", "", changed);
    m_follows->setText(follows.join(u'\n'));
    QStringList leftOut;
    for (const LeftOutAct& act : m_parted.both->leftOut) {
        QStringList why;
        for (const Text& each : act.why)
            why << each.render();
        leftOut << (act.isHere ? tr("From this copy: %1. %2") : tr("From the file: %1. %2"))
                       .arg(act.headline.render(), why.join(u' '));
    }
    for (const SaidTwice& said : m_parted.both->twice)
        leftOut << saidTwice(said);
    for (const SilentChange& change : m_parted.both->changed)
        leftOut << change.words.render();
    m_leftOut->say(leftOut.join(u'\n'));
    m_accept->setTitle(tr("Merge"));
    m_leave->setTitle(CommonWords::tr("Cancel"));
}

void MergePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle

#include "moc_merge_page.cpp"
