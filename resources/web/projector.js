// SPDX-License-Identifier: GPL-3.0-or-later
// The projector: standings left, tables right, and never smaller.

import {S, hooks, h, div, span, p, show, icon, say, sayAll, sayWith, draw, hasWords} from './parts.js';
import {page, lostPanel, listen, whistle} from './frame.js';
import {entrantOf, disc, currentRound, matchOf, arePlayoffsOn, faded} from './entrants.js';

const ROWS = 8;
const TURN = 20000;
let turn = 0;
let held = null; ///< {fixture, until}: who has just been called is on the wall, and nothing turns
let newest = ''; ///< the match of which something came last

const matchesOf = season => season ? season.rounds.flatMap(round => round.matches) : [];
const told = match => JSON.stringify([match.sides, match.state, match.words]);

/// Pages of as many rows as there is room for.
function pages(all, rowsOf, title, note, drawn) {
  const parts = [[]];
  let room = ROWS;
  for (const one of all) {
    if (room < rowsOf(one)) {
      parts.push([]);
      room = ROWS;
    }
    room -= rowsOf(one);
    parts.at(-1).push(one);
  }
  return parts.map(all => ({title, note, all, rows: all.map(drawn)}));
}
const one = () => 1;
const team = (words, look = '') => span(['team', look, words.length > 9 && 'long'], words);
const sideOf = (side, sides, look = '') => team(side.name, `${look} ${faded(side, sides)}`);
const scores = sides => sides.some(side => side.score) ? sides.map(side => side.score || '0').join(' : ') : '';
function pair(sides) {
  const [home, away] = sides;
  return div('pair grow', disc(entrantOf(home.entrant)), sideOf(home, sides), span('points', scores(sides) || '\u2013'), away && [sideOf(away, sides, 'away'), disc(entrantOf(away.entrant), 'away')]);
}

const rowsOf = ({sides}) => Math.max(1, Math.ceil(sides.length / 2));
const sidesOf = sides => sides.length === 2 ? pair(sides) : div('many grow', sides.map(side => div('row', disc(entrantOf(side.entrant)), sideOf(side, sides, 'grow'), span('points', side.score))));

function left() {
  const {bracket, tables, game} = S.table;
  if (arePlayoffsOn())
    return bracket.flatMap(part => part.rounds.flatMap(round => pages(round.boxes, rowsOf, part.title || say('playoffs'), round.title, box => div(`row rows${rowsOf(box)}`, box.bye ? p('', box.bye) : sidesOf(box.sides)))));
  return tables.flatMap(({title, after, columns, rows}) => {
    const last = columns.length - 1;
    const second = columns.findIndex(column => column.beside);
    return pages(rows, one, title || game, after, ({rank, entrant, cells, line}) => div(['row', line && 'cut'], span('place', rank), disc(entrantOf(entrant)), team(entrantOf(entrant)?.name ?? '', 'grow'), span('muted', cells[second]), span('points', cells[last])));
  });
}
/// Who is called looks for the place, and plays there; the number in the round is another.
const placeOf = ({called, place, table}) => called || place ? /^\D*(\d+)\D*$/.exec(called?.place ?? place)?.[1] ?? '' : table || '';
function right() {
  const round = currentRound();
  return round ? pages([...round.matches, ...round.free.map(free => ({free, sides: []}))], rowsOf, say('tables'), round.title, match => div(`row rows${rowsOf(match)}`, match.free ? p('muted', match.free) : [span('place', placeOf(match)),
    sidesOf(match.sides), span('state', match.called && placeOf(match) ? match.called.now : ['open', 'on', 'over'].includes(match.state) ? match.words : '')])) : [];
}

/// The page of this turn, over the one before, which fades.
function half(look, all) {
  const called = held ? all.findIndex(part => part.all.some(one => one.fixture === held.fixture)) : -1;
  const now = called < 0 ? turn % (all.length || 1) : called;
  const before = (now + all.length - 1) % (all.length || 1);
  return div(`half ${look}`, all.map(({title, note, rows}, i) => (i === now || i === before) && h('section', {key: i, class: i === now ? 'comes' : 'goes', 'aria-hidden': i !== now}, h('h2', {}, title, ' ', span('muted', note)), rows)));
}

function news() {
  const {call, checkIn, where} = S.table;
  if (call)
    return sayWith('calledTo', 'muted', h('b', {}, sayAll(call.names)), h('b', {}, call.place));
  if (checkIn)
    return say('checkInOf', checkIn.round, checkIn.here.length, checkIn.of);
  const match = matchOf(newest);
  return match ? [match.sides.map(side => side.name).join(' \u2013 '), ' ', h('b', {}, scores(match.sides)), ' ', match.words] : where;
}

/// The round's clock, else how much of it is played.
function roundNow() {
  const {clock, name} = S.table;
  const round = currentRound();
  const left = clock && Math.ceil((clock.ends * 1000 - Date.now()) / 60000);
  if (clock)
    return [h('b', {}, (left > 0 ? clock.words : clock.over).replace(/\.$/, '')), ' ', left > 0 && span('muted', say('minutesLeft', left))];
  const played = round?.matches.filter(match => match.state === 'over').length;
  return [h('b', {}, round?.title || name), ' ', round && round.id !== 'open' && span('muted', say('playedOf', played, round.matches.length))];
}

function paint() {
  if (!hasWords() || !S.table)
    return show(page, [whistle()]);
  const {name, over} = S.table;
  show(page, [h('main.wall', {class: S.live ? '' : 'frozen'}, h('h1.unseen', {}, name), lostPanel(''), over ? div('champion', icon('cup', 96), p('', over), span('muted', name)) : [
    h('div#halves', {}, half(arePlayoffsOn() ? 'bracket' : '', left()), half('tables', right())),
    h('footer', {}, p('', roundNow()), p('', news()))])]);
}

S.isSilent = true;
hooks.kind = '.season';
hooks.paint = paint;
setInterval(() => {
  if (held && Date.now() >= held.until)
    held = null;
  turn += held ? 0 : 1;
  draw();
}, TURN);
paint();
listen({
  season(frame, last) {
    if (last && frame.call && frame.call.fixture !== last.call?.fixture)
      held = {fixture: frame.call.fixture, until: Date.now() + TURN};
    const before = new Map(matchesOf(last).map(match => [match.fixture, told(match)]));
    newest = matchesOf(frame).findLast(match => before.size > 0 && before.get(match.fixture) !== told(match))?.fixture ?? newest;
  },
});
