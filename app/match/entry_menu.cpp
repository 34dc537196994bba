// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entry_menu.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/log_list.h"
#include "journal/entry_place.h"
#include "match/pages.h"

#include <QAction>
#include <QMenu>

namespace whistle {

namespace {

struct Offer {
    PastAct act;
    const char* name;
    QString words;
};

void openMenu(GamePage& page, int number, const QPoint& at)
{
    const int place = placeOf(page.session().match().entries(), number);
    auto* menu = new QMenu(&page);
    menu->setObjectName(QStringLiteral("entryMenu"));
    menu->setAccessibleName(capital(CommonWords::tr("entry %1").arg(place)));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Offer& offer :
         {Offer{PastAct::Correct, "correctEntry", CommonWords::tr("Correct entry %1").arg(place)},
          Offer{PastAct::InsertBefore, "insertBeforeEntry", GamePage::tr("Insert before entry %1").arg(place)},
          Offer{PastAct::Delete, "deleteEntry", GamePage::tr("Delete entry %1").arg(place)},
          Offer{PastAct::WhatIf, "whatIfEntry", GamePage::tr("What if, after entry %1").arg(place)}}) {
        QAction* action = menu->addAction(offer.words);
        action->setObjectName(QString::fromLatin1(offer.name));
        QObject::connect(action, &QAction::triggered, &page,
                         [&page, number, act = offer.act] { Q_EMIT page.pastAsked(act, number); });
    }
    QAction* challenge = menu->addAction(GamePage::tr("Challenge the ruling on entry %1").arg(place));
    challenge->setObjectName(QStringLiteral("challengeEntry"));
    QObject::connect(challenge, &QAction::triggered, &page, [&page, number] { Q_EMIT page.challengeAsked(number); });
    menu->popup(at); // does not wait: the table goes on behind it
}

} // namespace

void offerPast(LogList& log, GamePage& page)
{
    if (page.session().isSideCopy())
        return;
    log.setNotes(page.session().notes());
    QObject::connect(&page.session(), &MatchSession::notesChanged, &log,
                     [&log, &page] { log.setNotes(page.session().notes()); });
    QObject::connect(&log, &LogList::pressed, &page,
                     [&page](int number) { Q_EMIT page.pastAsked(PastAct::Look, number); });
    QObject::connect(&log, &LogList::correctAsked, &page,
                     [&page](int number) { Q_EMIT page.pastAsked(PastAct::Correct, number); });
    QObject::connect(&log, &LogList::menuAsked, &page,
                     [&page](int number, const QPoint& at) { openMenu(page, number, at); });
}

} // namespace whistle
