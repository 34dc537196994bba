// SPDX-License-Identifier: GPL-3.0-or-later
// The table: whose turn and the score, the newest ruling, the board, the log.

import {S, h, div, span, p, icon, emblem, seatClass, seatNumber, say, sayOf, clock, button, acts, closer, folded, ruleChip, gained, draw, drawNow, isSettled} from './parts.js';
import {ask, hello} from './live.js';
import {advice} from './frame.js';
import {roseNotice} from './seat.js';

let older = [];       ///< lines below those of the table
let hasMore = false;
let isAsking = false;
let told = null;      ///< {entry, words}: what has come of a disagreement
let isTelling = false;
let isLarge = false;  ///< the picture of the board
let shownEntry = 0;   ///< a line that a rule led to
let mark = null;      ///< {number, at}: what was known when the line went
let newest = {number: 0, entry: 0};

const MOST_TILES = 4;

const light = matchMedia('(prefers-color-scheme: light)');
light.onchange = hello;
export function takeTable(before) {
  if (light.matches)
    S.table.board = S.table.board.replace('dark', 'light');
  const {log} = S.table;
  const last = log.at(-1)?.entry ?? 0;
  const {number = 0, entry = 0} = log[0] || {};
  older = log.length < 40 || (before?.log[0]?.entry ?? 0) > entry ? [] : older.filter(one => one.entry < last);
  if (S.table.ruling?.entry !== told?.entry)
    told = null;
  newest = {number, entry};
  forgetMark();
}
const remember = at => { mark ||= {...newest, at}; };
export function lost() {
  if (S.table)
    remember(S.lostAt);
}
/// The page is looked at, or no longer.
export function isLookedAt() {
  if (document.visibilityState === 'hidden')
    remember(Date.now());
  else
    forgetMark();
  draw();
}
/// Nothing has come since.
function forgetMark() {
  if (newest.entry <= mark?.entry && document.visibilityState !== 'hidden')
    mark = null;
}
/// The line is back, and nothing has come in between.
export function isBack() {
  older = [];
}

const linesOf = () => [...S.table.log, ...older];
const more = () => older.length > 0 ? hasMore : S.table.hasMore;

const oldest = () => linesOf().at(-1)?.entry ?? 0;

async function askOlder() {
  if (isAsking || oldest() === 0)
    return false;
  isAsking = true;
  const answer = await ask({do: 'log', before: oldest()});
  isAsking = false;
  if (answer?.is === 'lines') {
    const least = oldest();
    older = [...older, ...answer.log.filter(one => one.entry < least)];
    hasMore = answer.hasMore;
  }
  draw();
  return answer?.log?.length > 0;
}

/// Shows a line of the log, however old it is.
export async function showEntry(entry) {
  S.tab = 'table';
  shownEntry = entry;
  while (!linesOf().some(one => one.entry === entry) && more() && oldest() > entry) {
    if (!await askOlder())
      break;
  }
  drawNow();
  const node = document.getElementById(`entry${entry}`);
  node?.scrollIntoView({block: 'center'});
  node?.focus({preventScroll: true});
}

// scores

function scores() {
  const {seats, over} = S.table;
  return h('ul#scores', {}, seats.map(seat => {
    const {id, name, sealing, gain, counts} = seat;
    const isDue = seat.due && S.live && !over;
    const isSealed = sealing === 'sealed';
    const note = sealing ? say(isSealed ? 'sealed' : 'notYet') : seat.note;
    return h('li', {class: [seatClass(seat), isDue && 'active'], key: id},
      div('name', emblem(seat, 18), span('title', name), note && S.live && span(['caption end', isDue && 'strong'], isSealed && icon('lock', 14), note)),
      div('sum', span('score', seat.score), S.live && gained(gain)),
      counts.length > 0 && p('caption counts', counts.map(({name, value, most}) => span('', h('b', {}, most === undefined ? value : `${value}/${most}`), ` ${name}`))));
  }));
}

// ruling

/// The first line in tiles, where its parts are few; the others below it.
function sumView([first, ...others]) {
  if (!first)
    return null;
  const isTold = first.parts.length > 0 && first.parts.length <= MOST_TILES && !S.slim;
  const tile = (value, name, look = '') => div(`part ${look}`, h('b.number', {}, value), span('caption', name));
  const row = ({seat, title, note, rule, value, parts}) => h('li', {}, seat > 0 && emblem(seatNumber(seat), 18),
    div('grow', p('label', title), p('caption', [...parts.map(part => `${part.name} ${part.value}`), note].filter(Boolean).join(', '))), rule && ruleChip({id: rule}), h('b.number', {}, value));
  return [
    isTold && div('parts', first.parts.map(({value, name}, i) => [i > 0 && span('muted', '+'), tile(value, name)]), span('muted', '='), tile(first.value, first.title, `seat ${seatClass(seatNumber(first.seat))}`)),
    h('ul.lines', {}, (isTold ? others : [first, ...others]).map(row))];
}

function ruling() {
  const {ruling, me} = S.table;
  if (!ruling)
    return h('section#ruling.empty', {}, p('muted', say('noRuling')));
  const {entry, number, headline, override, why, sum} = ruling;
  const seat = seatNumber(ruling.seat);
  const reasons = why.length > 0 && h('ul.why', {}, why.map(one => h('li', {}, one)));
  const inSum = sum.slice(1).map(line => line.rule);
  const [first, ...others] = ruling.rules.filter(({id}, i) => i === 0 || !inSum.includes(id)).map(ruleChip);
  if (!S.live)
    return h('section#ruling.short', {}, seat && emblem(seat, 18),
      div('grow', p('label', say('rulingWith', number, headline)), p('caption', say('newestHere'))), first);
  return h('section', {class: ['ruling arrives', override && 'over'], key: `ruling ${entry}`, 'aria-labelledby': 'headline'},
    div('rulinghead', span('caption', say('ruling', number)), span('chips end', first)),
    h('h1.headline', {id: 'headline'}, seat && emblem(seat, 22), span('heading', headline)),
    override && p('override', say('overrideWith', override)),
    sumView(sum),
    sum.length > 0 ? folded('why', '', say('why'), reasons) : reasons,
    others.length > 0 && div('chips more', others),
    told && h('div.told', {role: 'status', key: 'told'}, icon(me ? 'ask' : 'info'), div('grow', p('', told.words || say('disagreeWatch'))), closer(() => { told = null; })));
}

async function disagree() {
  const {entry} = S.table.ruling;
  if (!isSettled())
    return;
  isTelling = true;
  const answer = await ask({do: 'disagree', entry});
  isTelling = false;
  if (answer)
    told = {entry, words: answer.words || answer.why};
  drawNow();
  document.querySelector('.told')?.scrollIntoView({block: 'nearest'});
}

// board

/// A tap makes the picture large, in its place.
export function board() {
  const {board, boardWords} = S.table;
  const hasWords = boardWords.length > 0;
  return (board || hasWords) && h('section#board', {},
    board && div(['picture', isLarge && 'large'], h('button', {'aria-label': say('boardLarger'), 'aria-pressed': isLarge, 'aria-describedby': hasWords ? 'boardWords' : null, onclick: () => { isLarge = !isLarge; }},
      h('img', {src: board, alt: boardWords.join(' '), decoding: 'async'}))),
    hasWords && folded('words', '', say('tableInWords'), h('ul', {id: 'boardWords'}, boardWords.map(one => h('li', {}, one)))));
}

// log

function logLine({entry, number, seat, sealed, words, override, gain}, i) {
  const of = seatNumber(seat);
  const isShown = entry === shownEntry;
  return h('li', {key: `entry ${entry}`, id: `entry${entry}`, tabindex: isShown ? '-1' : null, class: ['entry', i === 0 && S.live && 'now', override && 'over', mark && entry > mark.entry && 'new', isShown && 'shown']},
    span('n', number), of ? emblem(of, 16) : span('emblem'),
    span('t', sealed && icon('lock', 14), words, override && span('reason', say('overrideWith', override))),
    span('d', gain));
}
function log() {
  const lines = linesOf();
  const missed = mark && S.live ? newest.number - mark.number : 0;
  return h('section#log', {'aria-label': say('log')},
    missed > 0 && h('div.missed', {role: 'status'}, span('label grow', sayOf('entriesSince', missed, clock(mark.at))), button('outline', {onclick: () => { mark = null; }}, say('read'))),
    lines.length === 0 ? p('muted empty', say('noEntry')) : h('ol', {}, lines.map(logLine)),
    more() && button('quiet older', {key: 'older', no: !S.live || isAsking, onclick: askOlder}, icon('down', 18), say('older')));
}

/// What is still known without the table.
export const seen = () => S.table && newest.number ? say('seenIsEntry', newest.number) : '';

export function tablePage() {
  const {over, ruling: ruled, alarm, seats} = S.table;
  const waiting = S.live && !over && seats.filter(seat => seat.due).length !== 1 && S.table.waits;
  return {body: [
    !ruled && !over && h('h1.unseen', {key: 'name'}, say('table')),
    (!S.two || S.tab === 'rules') && roseNotice(),
    alarm && S.live && h('p#bell', {}, alarm),
    over && h('section#ended', {}, h('h1.heading', {}, over)),
    scores(),
    waiting && h('p#waiting', {}, waiting),
    ruling(),
    advice(),
    board(),
    log(),
  ], acts: ruled ? acts(button('outline grow', {key: 'disagree', no: !S.live || isTelling, onclick: disagree}, icon('ask'), span('', say(isTelling ? 'onTheWay' : S.live ? 'disagree' : 'disagreeLost')))) : null};
}
