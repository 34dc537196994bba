// SPDX-License-Identifier: GPL-3.0-or-later
// My seat: where one sits, what only that seat may see, and what it may do. A tap chooses, the main button enters.

import {S, h, div, span, p, icon, emblem, seatClass, say, sayOf, sayAll, hasWords, button, closer, line, refused, draw, drawNow, mySeat, seatOf, settle, isSettled} from './parts.js';
import {ask, memory, send} from './live.js';
import {Hand} from './hand.js';
import {field, isWhole, isForLaptop, begun} from './fields.js';

export const hand = new Hand();
const UNTOUCHED = 20000;
const FOLDS_FROM = 3;

let refusal = null;  ///< {at, answer, retry, reason: text | null, words}
let pending = null;  ///< {words, at}
let entered = null;  ///< {entry, words}
let really = null;   ///< the keys of a grave move that was pressed once
let isCovered = document.visibilityState === 'hidden';
let isPeeking = false;
let isAgain = false; ///< sealing anew
let unfolded = new Set();
let showsDetails = false;
let tileMap = '';    ///< what stood where, at the last look
let joinPick = null;
let isSitting = false;
let touchedAt = Date.now();
let minusFrom = 0;

const me = () => S.table?.me || null;
/// The one move that play waits for stands at the main button by itself, but not while a refusal does.
const onlyDue = () => refusal ? null : hand.onlyDue();
const isSealed = () => (me()?.sealed || []).length > 0;
const isHeld = () => (me()?.held || []).length > 0;
const numberOf = entry => S.table?.log.find(one => one.entry === entry)?.number ?? null;

// ---- what comes from the table

/// What the main button would enter.
const mainKeys = () => me() && hand.me ? (hand.said() || hand.onlyDue())?.keys.join('\n') ?? '' : '';

/// A new state of the table. What was chosen is kept as far as it still is a move.
export function takeTable(before) {
    const now = me();
    if (before?.me && before.me.seat !== now?.seat)
        forget();
    const wasSealed = (before?.me?.sealed || []).length > 0;
    const mainBefore = before ? mainKeys() : null;
    const gone = hand.setMe(now);
    if (before && mainKeys() !== mainBefore) // another move stands under the finger now
        settle();
    if (isSealed() && !wasSealed)
        forgetChoice();
    if (!isSealed())
        isAgain = false;
    if (gone && pending)
        pending.gone = gone;
    else if (gone && !refusal?.answer.late)
        addNote({kind: 'gone', words: gone});
    if (refusal && refusal.revision !== S.table.revision && !refusal.answer.late && refusal.at !== 'main')
        refusal = null;
    if (entered && before && before.revision !== S.table.revision && Date.now() - entered.at > 4000)
        entered = null;
    if (joinPick && joinPick !== 'watch' && seatOf(joinPick)?.phone)
        joinPick = null;
}

/// Nothing of the seat is left in this page.
export function forget() {
    forgetChoice();
    S.notes = [];
    entered = null;
    isAgain = false;
    unfolded = new Set();
    joinPick = null;
}
function forgetChoice() {
    hand.clear();
    refusal = null;
    really = null;
    showsDetails = false;
    S.notes = S.notes.filter(note => !note.isSecret);
}

function addNote(note) {
    S.notes = [...S.notes.slice(-2), {...note, key: `note ${Date.now()} ${Math.random()}`}];
}

// Hidden, asleep or left alone: what is secret is covered.
export function cover() {
    isPeeking = false;
    if (isHeld())
        isCovered = true;
    if (hand.said()?.secret || hand.left().some(move => move.secret))
        hand.clear();
    if (refusal?.isSecret)
        refusal = null;
    S.notes = S.notes.filter(note => !note.isSecret);
    drawNow();
}
export function watchOver() {
    const touch = () => { touchedAt = Date.now(); };
    for (const what of ['pointerdown', 'keydown', 'scroll', 'input'])
        document.addEventListener(what, touch, {capture: true, passive: true});
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden' && hasWords()) cover(); });
    addEventListener('pagehide', () => hasWords() && cover());
    addEventListener('blur', () => { if (isPeeking) peek(false); });
    for (const what of ['pointerup', 'pointercancel'])
        document.addEventListener(what, () => { if (isPeeking) peek(false); });
    setInterval(() => {
        if (Date.now() - touchedAt > UNTOUCHED && ((isHeld() && !isCovered) || hand.said()?.secret))
            cover();
    }, 1000);
}
function peek(on) {
    isPeeking = on;
    drawNow();
}

// ---- entering

const valueOf = open => hand.values.has(open.at) ? hand.values.get(open.at) : open.asked ? begun(open.ask) : open.value;

/// What the main button says, and what is missing until it may be pressed. Null: there is none.
function mainOf() {
    const now = me();
    if (!now)
        return null;
    const move = hand.said() || onlyDue();
    if (!move) {
        if (hand.path.length > 0)
            return {missing: say('chooseNext')};
        return mySeat()?.due && now.moves.length > 0 ? {missing: say('nothingChosen')} : null;
    }
    const words = wordsOf(move);
    if (move.open.some(open => open.asked && isForLaptop(open.ask)))
        return {move, words, missing: say('onlyLaptop')};
    if (move.spread) {
        const counted = hand.counted();
        if (counted < move.spread.least || counted > move.spread.greatest)
            return {move, words, missing: say('soFar', counted, move.spread.least)};
    }
    const open = move.open.find(one => one.asked ? !isWhole(one.ask, valueOf(one)) : hand.values.has(one.at) && !isWhole(one.ask, hand.values.get(one.at)));
    if (open)
        return {move, words, missing: say('missing', open.name || me().entries?.[move.entry] || '')};
    return {move, words, missing: ''};
}

function wordsOf(move) {
    const said = hand.counts;
    if (!move.spread)
        return move.open.some(open => open.asked) ? nameOf(move) : hand.wordsOf(move);
    if (said.size === 0)
        return hand.wordsOf(move);
    const places = move.places.filter(place => said.has(place)).map(place => say('countAt', said.get(place), hand.name(place)));
    return say('captionWith', nameOf(move), sayAll(places));
}
/// The taps of a move, or its entry where they say too little.
function nameOf(move) {
    const names = move.keys.map(key => hand.name(key)).filter(Boolean);
    const caption = me().entries?.[move.entry] || '';
    const isWord = move.keys.length > 0 && hand.taps.get(move.keys[0])?.kind === 'choice';
    if (isWord)
        return names.length > 1 ? say('captionWith', names[0], names.slice(1).join(', ')) : names[0];
    return names.length > 0 ? (caption ? say('captionWith', caption, names.join(', ')) : names.join(', ')) : caption || move.words;
}
/// Presses the main button, from wherever.
export function pressMain() {
    if (!me()) {
        if (joins())
            sitDown();
        return;
    }
    const main = mainOf();
    if (!main || main.missing || pending || !isSettled() || !canPress())
        return;
    if (main.move.weight === 'grave' && really !== main.move.index) {
        really = main.move.index;
        settle();
        draw();
        return;
    }
    const {move} = main;
    const values = {};
    for (const open of move.open) {
        if (open.asked || hand.values.has(open.at))
            values[open.at] = valueOf(open);
    }
    enter({keys: move.keys, counts: move.spread ? hand.countsOf(move) : null, values, words: main.words, isSecret: Boolean(move.secret)});
}
const canPress = () => !(isHeld() && isCovered) && !(isSealed() && !isAgain && hand.said()?.secret);

async function enter(choice, reason = null) {
    const move = hand.moves.find(one => one.keys.join('\n') === choice.keys.join('\n'));
    refusal = null;
    entered = null;
    really = null;
    if (!move) {
        addNote({kind: 'gone', words: choice.words, isSecret: choice.isSecret});
        draw();
        return;
    }
    const frame = {do: 'enter', revision: S.table.revision, move: move.index};
    if (choice.counts)
        frame.counts = choice.counts;
    if (Object.keys(choice.values).length > 0)
        frame.values = choice.values;
    if (reason)
        frame.reason = reason;
    await told(frame, choice.words, choice.isSecret, {
        again: () => enter(choice, reason), anyway: text => enter(choice, text), at: 'main', isMove: true});
}

/// Sends what may be entered, and tells what has become of it.
async function told(frame, words, isSecret, how) {
    pending = {words, at: Date.now(), key: how.at};
    setTimeout(draw, 310);
    draw();
    const answer = await ask(frame);
    const gone = pending?.gone || '';
    pending = null;
    if (answer === false) {
        addNote({kind: 'not', words, isSecret, again: how.again});
    } else if (answer === null) {
        addNote({kind: 'unknown', words: isSecret ? '' : words});
    } else if (answer.is === 'entered') {
        if (how.isMove)
            hand.clear();
        if (isSecret) {
            forgetChoice();
            isAgain = false;
        }
        entered = how.at === 'undo' ? null : {entry: answer.entry, words: isSecret ? '' : answer.words, at: Date.now()};
        settle();
    } else if (answer.is === 'no') {
        refusal = {at: how.at, answer, anyway: how.anyway, words: gone || words, isSecret, reason: null, revision: S.table.revision};
    }
    draw();
}

function whyNot(shut, at, reason = null) {
    refusal = null;
    if (shut.keys.some(key => !hand.taps.has(key))) {
        addNote({kind: 'gone', words: shut.label});
        draw();
        return;
    }
    const frame = {do: 'why', revision: S.table.revision, taps: shut.keys.map(key => hand.taps.get(key)).map(({kind, id}) => ({kind, id}))};
    if (reason)
        frame.reason = reason;
    told(frame, shut.label, false, {again: () => whyNot(shut, at), anyway: text => whyNot(shut, at, text), at, isMove: false});
}

function takeBack(undo) {
    refusal = null;
    told({do: 'undo', entry: undo.entry}, say('takeBackOf', undo.words), false, {again: () => takeBack(undo), anyway: null, at: 'undo', isMove: false});
}

/// Esc. False: there was nothing to go back from.
export function back() {
    if (refusal)
        refusal = null;
    else if (really !== null)
        really = null;
    else if (!hand.back())
        return false;
    settle();
    draw();
    return true;
}

// ---- the refusal, under the row of the finger

function refusalPanel(at, share = '') {
    if (!refusal || refusal.at !== at)
        return null;
    const {answer} = refusal;
    const leave = () => { refusal = null; draw(); };
    const asks = refusal.reason !== null;
    const isGone = answer.late && !hand.said() && refusal.words;
    return h('div', {class: 'refusal', key: `refusal ${at}`, id: `refusal-${at.replace(/[^a-z0-9]/gi, '-')}`, style: share ? {'--at': share} : {'--at': '-10%'}},
        refused(answer, isGone ? refusal.words : ''),
        asks ? h('label', {class: 'reason'}, span('label', say('reason')),
            h('input', {class: 'text', type: 'text', maxlength: 200, value: refusal.reason, autocomplete: 'off', id: 'reason',
                oninput: event => { refusal.reason = event.target.value; draw(); },
                onkeydown: event => { if (event.key === 'Enter' && refusal.reason.trim()) { event.stopPropagation(); refusal.anyway(refusal.reason.trim()); } }})) : null,
        h('div', {class: 'pair'},
            button('chalk', {onclick: leave}, say('leaveIt')),
            answer.anyway && refusal.anyway ? button('outline', asks && !refusal.reason.trim() ? {'aria-disabled': 'true', key: 'anyway'} : {key: 'anyway',
                onclick: () => {
                    if (asks) {
                        refusal.anyway(refusal.reason.trim());
                    } else {
                        refusal.reason = '';
                        drawNow();
                        document.getElementById('reason')?.focus();
                    }
                }}, say(asks ? 'recordIt' : 'recordAnyway')) : null));
}

// ---- tiles

const columnsOf = (labels, counts) => {
    if (S.slim)
        return 1;
    const longest = Math.max(...labels.map(label => label.length));
    const word = Math.max(...labels.flatMap(label => label.split(/\s+/)).map(part => part.length));
    if (counts)
        return longest > 26 || word > 12 ? 1 : 2;
    return longest <= 4 && labels.length > 8 ? 5 : longest <= 16 && word <= 10 && labels.length > 2 ? 3 : longest <= 30 && word <= 17 ? 2 : 1;
};

/// Tiles in rows; a refusal stands behind the row of its tile.
function grid(tiles, columns, key) {
    const kids = [];
    tiles.forEach((tile, i) => {
        kids.push(tile.node);
        if (i % columns === columns - 1 || i === tiles.length - 1) {
            const begin = i - (i % columns);
            for (let j = begin; j <= i; ++j)
                kids.push(refusalPanel(tiles[j].at, `${((j - begin + .5) / columns * 100).toFixed(0)}%`));
        }
    });
    return h('div', {class: `tiles c${columns}`, key}, kids);
}

function wayTile(way, group) {
    const isOn = hand.isOn(way);
    const move = way.moves[0];
    const at = `tile ${way.key}`;
    const isLaptop = way.enters && move.open.some(open => open.asked && isForLaptop(open.ask));
    const choose = () => {
        if (!isSettled())
            return;
        refusal = null;
        really = null;
        showsDetails = false;
        entered = null;
        if (hand.tap(way))
            settle();
        draw();
    };
    if (way.place) {
        const count = isOn ? hand.counts.get(way.place) : 0;
        const at = move.places.indexOf(way.place);
        const most = move.spread.most[at];
        const isFull = !isOn && hand.pick?.move === move && hand.counted() >= move.spread.greatest && move.spread.greatest > 1;
        const name = span('grow', way.label);
        const single = most === 1;
        return {at: `tile ${way.key}`, node: h('div', {class: `counted ${isOn ? 'on' : ''} ${isFull ? 'full' : ''}`, key: way.key, role: 'group', 'aria-label': way.label},
            isOn && !single ? h('button', {class: 'less', 'aria-label': say('less', way.label), onclick: () => { if (isSettled() && Date.now() > minusFrom) { hand.less(way); draw(); } }}, icon('minus', 22)) : null,
            h('button', {class: 'tile', 'aria-pressed': isOn, 'aria-label': count > 0 ? say('countAt', count, way.label) : null, 'aria-disabled': isFull ? 'true' : null,
                onclick: () => {
                    if (count === 0)
                        minusFrom = Date.now() + 400; // a second tap of the same thumb takes nothing off
                    choose();
                }}, name, isOn ? (single ? icon('check', 20) : h('b', {class: 'number'}, count)) : null))};
    }
    const leads = !way.enters;
    return {at, node: h('button', {key: way.key, class: `tile ${isOn ? 'on' : ''} ${group.key === 'otherwise' ? 'rare' : ''} ${isLaptop ? 'laptop' : ''} ${refusal?.at === at ? 'bad' : ''}`,
        'aria-pressed': leads ? null : String(isOn), 'aria-describedby': refusal?.at === at ? `refusal-${at.replace(/[^a-z0-9]/gi, '-')}` : null,
        'aria-label': way.full && way.full !== way.label ? `${way.label}: ${way.full}` : null, onclick: choose},
    isOn ? icon('check', 18) : null, span('name', way.label), leads ? icon('right', 16, {class: 'leads'}) : isLaptop ? icon('laptop', 16) : null)};
}

function shutTile(shut) {
    const at = shut.key;
    const isBad = refusal?.at === at;
    const isAsked = pending?.key === at && Date.now() - pending.at > 300;
    return {at, node: h('button', {key: at, class: `tile no ${isBad ? 'bad' : ''}`, 'aria-disabled': 'true', 'aria-expanded': isBad, 'aria-describedby': isBad ? `refusal-${at.replace(/[^a-z0-9]/gi, '-')}` : null,
        onclick: () => {
            if (!isSettled() || pending)
                return;
            if (isBad) {
                refusal = null;
                draw();
            } else if (S.live) {
                whyNot(shut, at);
            }
        }}, span('name', shut.label), isAsked ? span('caption', say('onTheWay')) : null)};
}

function groupNote(group) {
    const spread = group.ways.find(way => way.place)?.moves[0].spread;
    if (!spread)
        return group.ways.length > 8 ? sayOf('ways', group.ways.length) : '';
    const isOurs = group.ways.some(way => way.place && way.moves.includes(hand.pick?.move));
    const counted = isOurs ? hand.counted() : 0;
    return spread.least === spread.greatest || counted > spread.least ? say('soFar', counted, spread.greatest) : say('soFarRange', counted, spread.least, spread.greatest);
}

function groupView(group, main) {
    const says = group.caption.says ? say(group.caption.says) : group.caption.word;
    const ways = group.ways.map(way => ({way, tile: wayTile(way, group)}));
    const hasCounts = group.ways.some(way => way.place);
    const columns = group.ways.length > 0 ? columnsOf(group.ways.map(way => way.label), hasCounts) : 1;
    const isFolded = group.shut.length > FOLDS_FROM && !unfolded.has(group.key);
    const id = `group-${group.key.replace(/[^a-z0-9]/gi, '-')}`;
    return h('section', {class: 'group', key: `group ${group.key}`, role: 'group', 'aria-labelledby': id},
        div('grouphead', h('h2', {id, class: 'title'}, says), span('caption', groupNote(group))),
        ways.length > 0 ? grid(ways.map(one => one.tile), columns, 'ways') : null,
        group.shut.length > FOLDS_FROM ? h('button', {class: 'tile no fold', key: 'fold', 'aria-expanded': !isFolded,
            onclick: () => {
                if (isFolded)
                    unfolded.add(group.key);
                else
                    unfolded.delete(group.key);
                settle();
                draw();
            }}, span('', sayOf('outOfReach', group.shut.length)), icon(isFolded ? 'down' : 'up', 18)) : null,
        group.shut.length > 0 && !isFolded ? grid(group.shut.map(shutTile), columnsOf(group.shut.map(shut => shut.label), false), 'shut') : null,
        main ? fieldsOf(main) : null);
}

/// What the chosen move asks for.
function fieldsOf(move) {
    const change = open => value => {
        if (value === undefined && !open.asked)
            hand.values.delete(open.at);
        else
            hand.values.set(open.at, value);
        refusal = null;
        draw();
    };
    const one = open => field(open.name || me().entries?.[move.entry] || '', open.ask, valueOf(open), change(open), `value${open.at.replace(/[^a-z0-9]/gi, '-')}`, open.asked);
    const asked = move.open.filter(open => open.asked);
    const others = move.open.filter(open => !open.asked && open.ask.kind !== 'laptop');
    if (asked.length + others.length === 0)
        return null;
    return h('div', {class: 'fields', key: `fields ${move.index}`},
        asked.map(one),
        others.length > 0 ? button('quiet details', {'aria-expanded': showsDetails, key: 'details', onclick: () => { showsDetails = !showsDetails; draw(); }}, icon(showsDetails ? 'up' : 'down', 18), say('changeDetails')) : null,
        showsDetails ? others.map(one) : null);
}

// ---- the page of one's seat

function whoRow() {
    const seats = S.table.seats;
    return h('ul', {class: `who n${seats.length}`, key: 'who'}, seats.map(seat => {
        const isMine = seat.id === me()?.seat;
        const isNow = isMine && seat.sealing === 'asked';
        const words = seat.sealing === 'sealed' ? say('sealed') : isNow ? say('chooses') : seat.sealing === 'asked' ? say('notYet') : '';
        return h('li', {class: `${seatClass(seat)} ${isNow ? 'now' : ''}`, key: seat.id}, emblem(seat, 18), span('label', seat.name),
            span(`caption state ${isNow ? 'strong' : ''}`, seat.sealing === 'sealed' ? icon('lock', 14) : null, span('word', words)));
    }));
}
/// Whom the table waits for, in one sentence.
export function waitingWords() {
    const {seats, over} = S.table;
    if (over)
        return over;
    const asked = seats.filter(seat => seat.sealing === 'asked' && seat.id !== me()?.seat);
    if (seats.some(seat => seat.sealing) && asked.length > 0)
        return sayOf('waitingToSeal', asked.length, sayAll(asked.map(seat => seat.name)));
    const due = seats.filter(seat => seat.due);
    if (due.length === 1)
        return say('isToMove', due[0].name);
    return due.length > 1 ? say('waitingFor', sayAll(due.map(seat => seat.name))) : '';
}

function band() {
    const mine = mySeat();
    if (S.table.seats.some(seat => seat.sealing))
        return [whoRow(), mine.sealing === 'asked' && !isSealed() ? h('h1', {class: 'title ask', key: 'ask'}, say('sealedChoice', mine.name)) : null];
    const due = S.table.seats.filter(seat => seat.due);
    const shown = mine.due || due.length === 0 ? mine : due[0];
    const words = S.table.over || (mine.due ? say('yourTurn', mine.name) : waitingWords() || mine.name);
    return h('div', {class: `turnband ${seatClass(shown)} ${shown.due ? '' : 'calm'}`, key: 'band'}, emblem(shown, 26),
        div('grow', h('h1', {class: 'title'}, words)),
        (mine.counts || []).slice(0, 1).map(count => h('p', {class: 'count', key: count.name}, h('b', {class: 'number'}, count.value), span('caption', count.name))));
}

function notes() {
    return S.notes.map(note => h('div', {class: 'note', key: note.key, role: 'status'},
        icon(note.kind === 'unknown' ? 'info' : 'refused', 22),
        div('grow', p('label', note.kind === 'not' ? say('notEntered', note.words) : note.kind === 'gone' ? say('noLonger', note.words) : note.words ? say('notKnown', note.words) : say('notKnownSealed')),
            note.kind === 'unknown' ? p('caption', say('lookAtLog')) : null,
            note.kind === 'not' && note.again ? button('outline', {key: 'again', 'aria-disabled': !S.live, onclick: () => {
                if (!S.live || pending)
                    return;
                S.notes = S.notes.filter(other => other !== note);
                note.again();
            }}, say(note.isSecret ? 'sealIt' : 'enterAgain', note.words)) : null),
        closer(() => { S.notes = S.notes.filter(other => other !== note); draw(); })));
}

function heldView() {
    return me().held.map((group, i) => h('section', {class: 'held', key: `held ${i}`},
        div('heldhead', i === 0 ? icon('lock', 24) : null,
            div('grow', h('h2', {class: 'title'}, group.title), group.note ? p('caption', group.note) : i === 0 ? p('caption', say('onlyThisPhone')) : null),
            i === 0 && !isPeeking ? button('outline', {onclick: () => { isCovered = true; settle(); draw(); }}, say('coverIt')) : null),
        h('ul', {class: `cards ${seatClass(mySeat())} ${group.things.every(thing => thing.words.length < 4) ? 'short' : ''}`}, group.things.map((thing, j) => h('li', {key: `${j}`}, span('label', thing.words), thing.note ? span('caption', thing.note) : null)))));
}

function coveredView() {
    return h('div', {class: 'curtain', key: 'covered'}, div('middle', icon('lock', 56), h('h1', {class: 'heading'}, say('covered')), p('', say('coveredWhy'))));
}

function sealedView() {
    const others = S.table.seats.filter(seat => seat.sealing === 'asked' && seat.id !== me().seat);
    const number = numberOf(me().sealed[me().sealed.length - 1]);
    return [
        h('div', {class: 'curtain', key: 'curtain'}, div('middle', icon('lock', 56), h('h1', {class: 'heading'}, say('sealedTitle')),
            others.length > 0 ? p('lead', sayOf('waitingToSeal', others.length, sayAll(others.map(seat => seat.name)))) : null,
            p('muted', number !== null ? say('sealedAs', number) : say('sealedNote')))),
        hand.moves.some(move => move.secret) ? h('div', {key: 'anew'}, line('info', say('sealAnewNote'))) : null,
    ];
}

function chipsOfPath() {
    if (hand.path.length === 0)
        return null;
    return h('div', {class: 'path', key: 'path', role: 'group', 'aria-label': say('chosenSoFar')}, hand.path.map((step, i) => {
        const names = step.map(key => hand.name(key)).join(', ');
        return h('button', {class: 'tapchip', key: `${i} ${names}`, 'aria-label': say('takeOut', names), onclick: () => {
            if (!isSettled())
                return;
            hand.backTo(i);
            refusal = null;
            settle();
            draw();
        }}, span('', names), icon('close', 16));
    }));
}

function movesView() {
    const now = me();
    const onlySecret = isSealed() && isAgain;
    const main = hand.said() || onlyDue();
    const skip = hand.said() ? null : onlyDue();
    let groups = hand.groups(onlyDue());
    if (isSealed())
        groups = groups.map(group => ({...group, ways: group.ways.filter(way => way.moves.some(move => Boolean(move.secret) === onlySecret)), shut: onlySecret ? group.shut : []})).filter(group => group.ways.length + group.shut.length > 0);
    const home = main && !skip ? groups.find(group => group.ways.some(way => hand.isOn(way))) : null;
    const stand = groups.map(group => `${group.key}:${group.ways.map(way => way.key)}`).join('|') || 'nothing';
    if (tileMap !== '' && stand !== tileMap)
        settle();
    tileMap = stand;
    const rest = [];
    if (now.others > 0)
        rest.push(line('laptop', sayOf('moreAtLaptop', now.others)));
    return [
        chipsOfPath(),
        main && !home ? h('div', {key: 'mainfields'}, fieldsOf(main)) : null,
        groups.map(group => groupView(group, group === home ? main : null)),
        ...rest,
    ];
}

const mayLine = () => S.table.may === 'enter' ? null : line('laptop', say(S.table.may === 'seal' ? 'maySeal' : 'mayWatch'));

export function seatPage() {
    if (!me())
        return joinPage();
    const body = [band(), notes()];
    if (isHeld() && isCovered) {
        body.push(isPeeking ? heldView() : coveredView());
        return {body, acts: [h('div', {class: 'acts', key: 'acts'}, button('outline grow hold', {key: 'hold',
            onpointerdown: event => { if (event.button === 0) { event.preventDefault(); event.currentTarget.focus({preventScroll: true}); peek(true); } },
            oncontextmenu: event => event.preventDefault(),
            onkeydown: event => { if (event.key === ' ' && !event.repeat) { event.preventDefault(); peek(true); } },
            onkeyup: event => { if (event.key === ' ') { event.preventDefault(); peek(false); } },
            onblur: () => isPeeking && peek(false)}, icon('eye', 20), say('holdToLook')),
        button('outline', {key: 'uncover', onclick: () => { isCovered = false; settle(); draw(); }}, say('leaveOpen')))]};
    }
    if (isHeld())
        body.push(heldView());
    const isCurtain = isSealed() && !isAgain;
    if (isCurtain)
        body.push(sealedView());
    if (!S.table.over || me().moves.length > 0)
        body.push(movesView());
    body.push(mayLine());
    return {body, acts: acts(isCurtain)};
}

function undoButton() {
    const {undo, undoNot} = me();
    if (!undo && !undoNot)
        return null;
    const isShut = !undo;
    const words = isShut ? undoNot : undo.words;
    return button(`outline undo ${isShut || !S.live ? 'no' : ''}`, {key: 'undo', 'aria-disabled': isShut || !S.live ? 'true' : null,
        'aria-describedby': refusal?.at === 'undo' ? 'refusal-undo' : null,
        onclick: () => { if (undo && !pending && isSettled()) takeBack(undo); }},
    icon('undo', 20), span('', say('takeBack'), span('caption', words)));
}

function acts(isCurtain) {
    const mine = mySeat();
    const above = [refusalPanel('main'), refusalPanel('undo')];
    if (refusal && !['main', 'undo'].includes(refusal.at) && !document.getElementById(`refusal-${refusal.at.replace(/[^a-z0-9]/gi, '-')}`) && !isShown(refusal.at))
        above.push(refusalPanel(refusal.at));
    if (entered) {
        const number = numberOf(entered.entry);
        above.push(h('p', {class: 'done', key: 'done', role: 'status'}, icon('check', 18), span('', entered.words ? (number !== null ? say('enteredAs', number, entered.words) : say('entered', entered.words)) : say('sealedNote'))));
    }
    const isSlow = pending && Date.now() - pending.at > 300;
    if (isCurtain && !hand.said()) {
        return [above, h('div', {class: 'acts', key: 'acts'},
            hand.moves.some(move => move.secret) ? button('outline grow', {key: 'anew', onclick: () => { if (isSettled()) { isAgain = true; settle(); draw(); } }}, icon('undo', 20), say('sealAgain')) : undoButton(),
            S.two ? null : button('outline grow', {key: 'totable', onclick: () => { S.tab = 'table'; draw(); }}, icon('table', 20), say('theTable')))];
    }
    const main = mainOf();
    let big;
    if (!main) {
        const words = waitingWords();
        big = words && !mine.due ? h('p', {class: 'waits grow', key: 'waits'}, words) : null;
    } else {
        const isReally = main.move && really === main.move.index && main.move.weight === 'grave';
        const words = !main.move ? main.missing : isSlow ? say('onTheWay') : isReally ? say('really', main.words) : main.move.secret ? say('sealIt', main.words) : main.words;
        const off = Boolean(main.missing) || !S.live;
        big = button(`main ${off ? 'no' : 'seat'} ${isReally ? 'really' : ''} ${seatClass(mine)}`, {key: 'main', id: 'main', 'aria-disabled': main.missing || pending ? 'true' : null,
            'aria-describedby': refusal?.at === 'main' ? 'refusal-main' : null, onclick: pressMain},
        main.move ? emblem(mine, 20, off ? 'off' : 'ink') : null,
        span('', words, main.move && main.missing ? span('caption', main.missing) : main.move && !S.live ? span('caption', say('needsTable')) : null));
    }
    const undo = undoButton();
    if (!big && !undo && above.every(one => !one))
        return [];
    return [above, undo || big ? h('div', {class: 'acts', key: 'acts'}, undo, big) : null];
}
const isShown = at => hand.groups(onlyDue()).some(group => group.shut.some(shut => shut.key === at && (group.shut.length <= FOLDS_FROM || unfolded.has(group.key))) || group.ways.some(way => `tile ${way.key}` === at));

// ---- where do you sit

/// Whether the page asks that before everything else.
export const joins = () => Boolean(S.table) && !me() && !S.rose && (!S.isWatching || S.tab === 'seat');

export function sitDown() {
    if (!joinPick || isSitting || !isSettled())
        return;
    S.rose = null;
    if (joinPick === 'watch') {
        S.isWatching = true;
        memory.isWatching = true;
        joinPick = null;
        S.tab = 'table';
        settle();
        draw();
        return;
    }
    const seat = joinPick;
    isSitting = true;
    refusal = null;
    setTimeout(draw, 310);
    draw();
    ask({do: 'sit', seat}).then(answer => {
        isSitting = false;
        if (answer?.is === 'no')
            refusal = {at: 'main', answer, anyway: null, words: '', reason: null, revision: S.table.revision};
        draw();
    });
}
export function sat(frame) {
    memory.seatWord = frame.seat_word;
    memory.isWatching = false;
    S.isWatching = false;
    S.rose = null;
    if (isSitting || !S.table)
        S.tab = 'seat'; // somebody sat down here, or has just opened the page: else it stays where it is
    isSitting = false;
    joinPick = null;
    settle();
}
export function rose(frame) {
    const name = mySeat()?.name || S.lastName || '';
    memory.seatWord = null;
    forget();
    if (S.table)
        S.table = {...S.table, me: null};
    hand.setMe(null);
    if (frame.why === 'left') {
        S.rose = null;
        S.isWatching = false;
        memory.isWatching = false;
    } else {
        S.rose = {why: frame.why, name};
    }
    settle();
}
export function standUp() {
    send({do: 'rise'});
}
export function roseNotice() {
    if (!S.rose)
        return null;
    return h('div', {class: 'note strong', key: 'rose', role: 'status'}, icon('seat', 24), h('div', {class: 'grow'},
        h('h1', {class: 'title'}, S.rose.name ? say(S.rose.why === 'unknown' ? 'seatFree' : 'takenBack', S.rose.name) : say('takenBackNoName')),
        button('chalk', {key: 'sit', onclick: () => { S.rose = null; S.isWatching = false; memory.isWatching = false; settle(); draw(); }}, say('whereSit'))));
}

export function joinPage() {
    if (S.rose)
        return {body: [roseNotice()], acts: []};
    const pick = id => () => {
        if (!isSettled())
            return;
        joinPick = joinPick === id ? null : id;
        refusal = null;
        draw();
    };
    const answers = [...S.table.seats.filter(seat => !seat.phone).map(seat => seat.id), 'watch'];
    const first = joinPick && answers.includes(joinPick) ? joinPick : answers[0];
    const radio = id => ({role: 'radio', 'aria-checked': joinPick === id, tabindex: id === first ? 0 : -1, onclick: pick(id)});
    const rows = S.table.seats.map(seat => {
        if (seat.phone)
            return h('div', {class: 'seatrow no', key: seat.id, role: 'radio', 'aria-checked': 'false', 'aria-disabled': 'true'}, emblem(seat, 26, 'off'),
                span('grow', span('title', seat.name), span('caption', say(seat.phone === 'asleep' ? 'phoneAsleep' : 'phoneSince', seat.since))), h('i', {class: `dot ${seat.phone === 'asleep' ? 'hollow' : ''}`}), icon('phone', 20));
        return h('button', {...radio(seat.id), class: `seatrow ${seatClass(seat)} ${joinPick === seat.id ? 'on' : ''}`, key: seat.id}, emblem(seat, 26),
            span('grow', span('title', seat.name), span('caption', say('free'))), joinPick === seat.id ? icon('check', 24) : null);
    });
    rows.push(h('button', {...radio('watch'), class: `seatrow watch ${joinPick === 'watch' ? 'on' : ''}`, key: 'watch'}, icon('eye', 26),
        span('grow', span('title', say('onlyWatch')), span('caption', say('onlyWatchNote'))), joinPick === 'watch' ? icon('check', 24) : null));
    const chosen = joinPick && joinPick !== 'watch' ? seatOf(joinPick) : null;
    return {
        body: [
            h('div', {class: 'question', key: 'question'}, h('h1', {class: 'heading', id: 'where'}, say('whereSit')), p('muted', say(S.table.may === 'enter' ? 'joinEnter' : S.table.may === 'seal' ? 'joinSeal' : 'joinWatch'))),
            h('div', {class: 'seatrows', role: 'radiogroup', 'aria-labelledby': 'where', key: 'rows'}, rows),
            h('div', {class: 'push', key: 'push'}, line('info', say('joinNote'))),
        ],
        acts: [refusalPanel('main'), h('div', {class: 'acts', key: 'acts'}, joinPick === 'watch'
            ? button('main chalk', {key: 'main', id: 'main', onclick: sitDown}, icon('eye', 20), say('onlyWatch'))
            : button(`main ${chosen && S.live ? `seat ${seatClass(chosen)}` : 'no'}`, {key: 'main', id: 'main', 'aria-disabled': !(chosen && S.live), onclick: () => { if (chosen && S.live) sitDown(); }},
                chosen ? emblem(chosen, 20, S.live ? 'ink' : 'off') : null, span('', isSitting ? say('onTheWay') : chosen ? say('sitDownAs', chosen.name) : say('nothingChosen'))))],
    };
}
