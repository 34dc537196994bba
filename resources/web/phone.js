// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a match: what comes from the table, its three places.

import {S, hooks, h, icon, emblem, say, mySeat, span} from './parts.js';
import {memory} from './live.js';
import {begin, polite, loud} from './frame.js';
import * as table from './table.js';
import * as seat from './seat.js';

let toldRuling = null;
let wasDue = false;

/// One sentence for who listens: the newest ruling; and aloud: your turn.
function tell() {
  const {ruling} = S.table;
  if (ruling && toldRuling !== null && ruling.entry !== toldRuling)
    polite.textContent = ruling.headline;
  toldRuling = ruling ? ruling.entry : 0;
  const mine = mySeat();
  const isDue = Boolean(mine?.due);
  if (isDue && !wasDue) {
    loud.textContent = say('yourTurn', mine.name);
    if (!memory.isStill && document.visibilityState === 'visible' && S.everLive && navigator.userActivation?.hasBeenActive !== false)
      navigator.vibrate?.(60);
  } else if (!isDue && S.live) {
    loud.textContent = '';
  }
  wasDue = isDue;
}

/// Below a sealed choice stands the board that it is about.
function seatPage() {
  const {body, ...foot} = seat.seatPage();
  return {body: [body, mySeat()?.sealing === 'asked' && !S.two && table.board()], ...foot};
}

function describe() {
  const mine = mySeat();
  const isJoin = !S.table.me && !S.rose && !S.isWatching && !S.off;
  return {
    title: S.table.game, where: S.table.where, seen: table.seen(),
    me: {
      words: mine ? say('sitAs', mine.name) : say('watches'), face: px => mine ? emblem(mine, px) : icon('eye', px),
      act: mine ? [say('standUp'), seat.standUp, !S.live] : [say('takeSeat'), () => { S.tab = 'seat'; }],
      more: mine && navigator.vibrate && h('label.sheetrow', {}, span('label grow', say('vibrate')), h('input', {type: 'checkbox', checked: !memory.isStill, onchange: event => { memory.isStill = !event.target.checked; }})),
    },
    join: isJoin ? {name: 'seat', words: say('whereSit'), page: seat.joinPage} : null,
    places: [
      {name: 'table', image: 'table', words: say('table'), page: table.tablePage},
      {name: 'seat', image: 'seat', words: say(S.table.me ? 'mySeat' : 'takeSeat'), page: seatPage, due: seat.isDue() ? emblem(mine, 14) : null},
    ],
  };
}

hooks.showEntry = table.showEntry;
seat.watchOver();
document.addEventListener('visibilitychange', table.isLookedAt);
begin(describe, {back: seat.back, canSearch: () => S.table.me || S.isWatching || S.rose, place: 'seat', enter: seat.pressMain}, {
  table(frame, before) {
    S.lastName = mySeat()?.name || S.lastName;
    seat.takeTable(before);
    table.takeTable(before);
    tell();
  },
  seat: seat.sat,
  rose: seat.rose,
  off({why}) {
    if (why === 'match') {
      seat.forget();
      memory.seatWord = null;
    }
  },
  lost: table.lost,
  back: table.isBack,
});
