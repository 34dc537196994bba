// SPDX-License-Identifier: GPL-3.0-or-later
// The table: whose turn and the score, the newest ruling, the board, the log.

import {S, h, div, span, p, icon, emblem, seatClass, seatNumber, say, sayOf, clock, button, closer, ruleChip, draw, drawNow, isSettled} from './parts.js';
import {ask} from './live.js';
import {advice} from './frame.js';
import {roseNotice, waitingWords} from './seat.js';

let older = [];       ///< lines below those of the table
let hasMore = false;
let isAsking = false;
let told = null;      ///< {entry, words}: what has come of a disagreement
let isTelling = false;
let zoom = 0;         ///< 0: the board is not open
let shownEntry = 0;   ///< a line that a rule led to
let mark = null;      ///< {number, at}: what was known when the line went
let newest = {number: 0, entry: 0};

export function takeTable(before) {
    const log = S.table.log;
    const last = log[log.length - 1];
    if (before && older.length > 0 && (log.length < 40 || (before.log[0]?.entry ?? 0) > (log[0]?.entry ?? 0)))
        older = [];
    if (last)
        older = older.filter(one => one.entry < last.entry);
    if (told && S.table.ruling?.entry !== told.entry)
        told = null;
    newest = {number: log[0]?.number ?? 0, entry: log[0]?.entry ?? 0};
    if (mark && newest.entry <= mark.entry)
        mark = null;
}
export function lost() {
    if (!mark)
        mark = {...newest, at: S.lostAt};
    if (!S.table)
        mark = null;
}
/// The line is back, and nothing has come in between.
export function isBack() {
    older = [];
}

const linesOf = () => [...S.table.log, ...older];
const more = () => older.length > 0 ? hasMore : S.table.hasMore;

async function askOlder() {
    const lines = linesOf();
    if (isAsking || lines.length === 0)
        return false;
    isAsking = true;
    draw();
    const answer = await ask({do: 'log', before: lines[lines.length - 1].entry});
    isAsking = false;
    if (answer?.is === 'lines') {
        const least = linesOf().at(-1)?.entry ?? Infinity;
        older = [...older, ...answer.log.filter(one => one.entry < least)];
        hasMore = answer.hasMore;
    }
    draw();
    return answer?.is === 'lines' && answer.log.length > 0;
}

/// Shows a line of the log, however old it is.
export async function showEntry(entry) {
    S.tab = 'table';
    shownEntry = entry;
    while (!linesOf().some(one => one.entry === entry) && more() && (linesOf().at(-1)?.entry ?? 0) > entry) {
        if (!await askOlder())
            break;
    }
    drawNow();
    const node = document.getElementById(`entry${entry}`);
    node?.scrollIntoView({block: 'center'});
    node?.focus({preventScroll: true});
}

// ---- scores

function scores() {
    const {seats, over} = S.table;
    return h('ul', {class: `scores n${seats.length} ${S.live ? '' : 'frozen'}`, key: 'scores'}, seats.map(seat => {
        const isDue = seat.due && S.live && !over;
        const sealing = seat.sealing === 'sealed' ? say('sealed') : seat.sealing === 'asked' ? say('notYet') : '';
        const note = sealing || seat.note;
        return h('li', {class: `${seatClass(seat)} ${isDue ? 'active' : ''}`, key: seat.id},
            div('name', emblem(seat, 18), span('title', seat.name),
                note && S.live ? span(`caption end ${isDue ? 'strong' : ''}`, seat.sealing === 'sealed' ? icon('lock', 14) : null, note) : null),
            div('sum', seat.score !== null && seat.score !== undefined ? span('score', seat.score) : null,
                seat.gain && S.live ? span('gain', seat.gain > 0 ? `+${seat.gain}` : String(seat.gain).replace('-', '\u2212')) : null),
            seat.counts?.length > 0 ? p('caption counts', seat.counts.map((count, i) => [h('span', {key: `${i}`}, h('b', {}, Number.isInteger(count.most) ? `${count.value}/${count.most}` : count.value), ` ${count.name}`)])) : null);
    }));
}

// ---- ruling

function ruling() {
    const {ruling} = S.table;
    if (!ruling)
        return h('section', {class: 'ruling empty', key: 'ruling'}, p('muted', say('noRuling')));
    const seat = seatNumber(ruling.seat);
    const rules = ruling.rules || [];
    if (!S.live)
        return h('section', {class: 'ruling short', key: 'ruling'}, seat ? emblem(seat, 18) : null,
            div('grow', p('label', say('rulingWith', ruling.number, ruling.headline)), p('caption', say('newestHere'))), rules.slice(0, 1).map(rule => ruleChip(rule.id, rule.title)));
    return h('section', {class: `ruling arrives ${ruling.override ? 'over' : ''}`, key: `ruling ${ruling.entry}`, 'aria-labelledby': 'headline'},
        div('rulinghead', span('caption', say('ruling', ruling.number)), span('chips end', rules.slice(0, 1).map(rule => ruleChip(rule.id, rule.title)))),
        h('h1', {class: 'headline', id: 'headline'}, seat ? emblem(seat, 22) : null, span('heading', ruling.headline)),
        ruling.override ? p('override', say('overrideWith', ruling.override)) : null,
        ruling.why?.length > 0 ? h('ul', {class: 'why'}, ruling.why.map((why, i) => h('li', {key: `${i}`}, why))) : null,
        rules.length > 1 ? div('chips more', rules.slice(1).map(rule => ruleChip(rule.id, rule.title))) : null,
        told && told.entry === ruling.entry ? h('div', {class: 'told', role: 'status', key: 'told'}, icon(S.table.me ? 'ask' : 'info', 20), div('grow', p('', told.words || say('disagreeWatch'))),
            closer(() => { told = null; draw(); })) : null);
}

async function disagree() {
    const entry = S.table.ruling?.entry;
    if (!S.live || isTelling || entry === undefined || !isSettled())
        return;
    isTelling = true;
    draw();
    const answer = await ask({do: 'disagree', entry});
    isTelling = false;
    if (answer?.is === 'told' || answer?.is === 'no')
        told = {entry, words: answer.words || answer.why || ''};
    drawNow();
    document.querySelector('.told')?.scrollIntoView({block: 'nearest'});
}

// ---- board

function board() {
    const {board, boardWords} = S.table;
    const words = boardWords || [];
    if (!board && words.length === 0)
        return null;
    return h('section', {class: `board ${S.live ? '' : 'frozen'}`, key: 'board'},
        board ? h('button', {class: 'picture', key: 'picture', 'aria-label': say('boardLarger'), 'aria-describedby': words.length > 0 ? 'boardWords' : null, onclick: () => { zoom = 1; drawNow(); document.getElementById('zoomClose')?.focus(); }},
            h('img', {src: board, alt: words.join(' '), decoding: 'async'})) : null,
        words.length > 0 ? h('details', {key: 'words'}, h('summary', {}, icon('down', 18), say('tableInWords')), h('ul', {id: 'boardWords'}, words.map((one, i) => h('li', {key: `${i}`}, one)))) : null);
}
export function boardLarge() {
    if (!zoom || !S.table?.board)
        return null;
    const by = step => () => { zoom = Math.min(4, Math.max(1, zoom + step)); draw(); };
    return h('div', {class: 'large', role: 'dialog', 'aria-modal': 'true', 'aria-label': say('board'), key: 'large'},
        div('zooms', button('outline icononly', {'aria-label': say('smaller'), 'aria-disabled': zoom === 1, onclick: by(-.5)}, icon('minus', 22)), button('outline icononly', {'aria-label': say('larger'), 'aria-disabled': zoom === 4, onclick: by(.5)}, icon('plus', 22)),
            span('grow'), button('outline', {id: 'zoomClose', onclick: closeBoard}, icon('close', 20), say('close'))),
        h('div', {class: 'scrolled', tabindex: '0', 'aria-label': say('board'), role: 'group'}, h('img', {src: S.table.board, alt: (S.table.boardWords || []).join(' '), style: {width: `${zoom * 100}%`}})));
}
export function closeBoard() {
    if (!zoom)
        return false;
    zoom = 0;
    drawNow();
    document.querySelector('.picture')?.focus();
    return true;
}

// ---- log

function logLine(one, i) {
    const seat = seatNumber(one.seat);
    const isNew = mark && one.entry > mark.entry;
    return h('li', {key: `entry ${one.entry}`, id: `entry${one.entry}`, tabindex: one.entry === shownEntry ? '-1' : null, class: `entry ${i === 0 && S.live ? 'now' : ''} ${one.override ? 'over' : ''} ${isNew ? 'new' : ''} ${one.entry === shownEntry ? 'shown' : ''}`},
        span('n', one.number), seat ? emblem(seat, 16) : span('emblem'),
        span('t', one.sealed ? icon('lock', 14) : null, one.words, one.override ? span('reason', say('overrideWith', one.override)) : null),
        span('d', one.gain));
}
function log() {
    const lines = linesOf();
    const missed = mark && S.live ? newest.number - mark.number : 0;
    return h('section', {class: 'log', key: 'log', 'aria-label': say('log')},
        missed > 0 ? h('div', {class: 'missed', role: 'status'}, span('label grow', sayOf('entriesSince', missed, clock(mark.at))), button('outline', {onclick: () => { mark = null; draw(); }}, say('read'))) : null,
        lines.length === 0 ? p('muted empty', say('noEntry')) : h('ol', {}, lines.map(logLine)),
        more() ? button('quiet older', {key: 'older', 'aria-disabled': !(S.live && !isAsking), onclick: () => { if (S.live) askOlder(); }}, icon('down', 18), say('older')) : null);
}

/// What is still known without the table.
export const seen = () => S.table && newest.number ? say('seenIsEntry', newest.number) : '';

export function tablePage() {
    const {over} = S.table;
    const canDisagree = Boolean(S.table.ruling);
    const body = [
        S.table.ruling || over ? null : h('h1', {class: 'unseen', key: 'name'}, say('table')),
        S.two && S.tab !== 'rules' ? null : roseNotice(),
        S.table.alarm && S.live ? h('p', {class: 'bell', key: 'bell'}, S.table.alarm) : null,
        over ? h('section', {class: 'ended', key: 'ended'}, h('h1', {class: 'heading'}, over)) : null,
        scores(),
        S.live && !over && S.table.seats.filter(seat => seat.due).length !== 1 && waitingWords() ? h('p', {class: 'waiting', key: 'waiting'}, waitingWords()) : null,
        ruling(),
        advice(),
        board(),
        log(),
    ];
    const acts = canDisagree ? [h('div', {class: 'acts', key: 'acts'}, button(`outline grow ${S.live ? '' : 'no'}`, {key: 'disagree', 'aria-disabled': !(S.live && !isTelling), onclick: disagree}, icon('ask', 20), span('', isTelling ? say('onTheWay') : say(S.live ? 'disagree' : 'disagreeLost'))))] : [];
    return {body, acts};
}
