// SPDX-License-Identifier: GPL-3.0-or-later
// My seat: what only that seat may see, and what it may do. A tap chooses, the main button enters.

import {S, h, div, span, p, icon, emblem, seatClass, say, sayOf, sayAll, hasWords, button, acts, closer, folded, line, refused, ruleChip, gained, draw, drawNow, mySeat, seatOf, idOf, press, turn, settle, isSettled} from './parts.js';
import {ask, memory, send, watch} from './live.js';
import {Hand} from './hand.js';
import {field, isSame, isWhole, isForLaptop, begun, columnsFor} from './fields.js';
import {gone, placePage, unpick} from './place.js';

export const hand = new Hand();
const UNTOUCHED = 20000;
const FOLDS_FROM = 3;

let refusal = null;  ///< {at, answer, anyway, words, isSecret, reason: text | null, revision}
let isRefusalShown = false; ///< at its tile, as the page is drawn just now
let pending = null;  ///< {words, at, key}
let entered = null;  ///< {entry, words, at}
let really = null;   ///< the index of a grave move that was pressed once
let isCovered = document.visibilityState === 'hidden';
let isPeeking = false;
let tileMap = '';    ///< what stood where, at the last look
let notes = [];
let noteCount = 0;
let chosenSeat = null;
let isSitting = false;
let touchedAt = Date.now();
let minusFrom = 0;
let ahead = {key: '', brings: []}; ///< what would come of the move that is chosen

const me = () => S.table?.me || null;
const isSealed = () => me()?.sealed.length > 0;
const isHeld = () => me()?.held.length > 0;
const numberOf = entry => S.table.log.find(one => one.entry === entry)?.number ?? null;
/// Play waits for this seat: what is asked stands before what is held.
export const isDue = () => Boolean(mySeat()?.due || mySeat()?.sealing === 'asked');
const isSlow = () => pending && Date.now() - pending.at > 300;
const leave = () => { refusal = null; };
const isOnlyForLaptop = move => move.open.some(open => open.asked && isForLaptop(open.ask));
const refusalId = at => refusal?.at === at ? `refusal-${idOf(at)}` : null;

// what comes from the table

/// What the main button would enter.
const mainMove = () => me() && hand.me ? (hand.said() || hand.onlyDue())?.id ?? '' : '';

/// A new state of the table. What was chosen is kept as far as it still is a move.
export function takeTable(before) {
  const now = me();
  if (before?.me && before.me.seat !== now?.seat)
    forget();
  const wasSealed = before?.me?.sealed.length > 0;
  const mainBefore = before ? mainMove() : null;
  const gone = hand.setMe(now);
  if (before && mainMove() !== mainBefore) // another move stands under the finger now
    settle();
  if (isSealed() && !wasSealed)
    forgetChoice();
  if (!isSealed())
    hand.isAnew = false;
  if (gone && pending)
    pending.gone = gone;
  else if (gone && !refusal?.answer.late)
    addNote({kind: 'noLonger', words: gone});
  if (refusal && refusal.revision !== S.table.revision && !refusal.answer.late && refusal.at !== 'main')
    leave();
  if (entered && before && before.revision !== S.table.revision && Date.now() - entered.at > 4000)
    entered = null;
}

/// Nothing of the seat is left in this page.
export function forget() {
  forgetChoice();
  notes = [];
  entered = null;
  unpick();
}
function forgetChoice() {
  hand.clear();
  leave();
  really = null;
  notes = notes.filter(note => !note.isSecret);
}

function addNote(note) {
  const isOther = ({kind, words}) => kind !== note.kind || words !== note.words;
  notes = [...notes.filter(isOther).slice(-2), {...note, key: ++noteCount}];
}
const dropNote = note => { notes = notes.filter(other => other !== note); };

// Hidden, asleep or left alone: what is secret is covered.
function cover() {
  isPeeking = false;
  if (isHeld())
    isCovered = true;
  if ((hand.said() ?? hand.onlyDue())?.secret)
    hand.clear();
  if (refusal?.isSecret)
    leave();
  notes = notes.filter(note => !note.isSecret);
  drawNow();
}
export function watchOver() {
  const unpeek = () => { if (isPeeking) peek(false); };
  for (const what of ['pointerdown', 'keydown', 'scroll', 'input'])
    document.addEventListener(what, () => { touchedAt = Date.now(); }, {capture: true, passive: true});
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden' && hasWords()) cover(); });
  addEventListener('pagehide', () => hasWords() && cover());
  addEventListener('blur', unpeek);
  for (const what of ['pointerup', 'pointercancel', 'focusout'])
    document.addEventListener(what, unpeek);
  setInterval(() => {
    if (Date.now() - touchedAt > UNTOUCHED && ((isHeld() && !isCovered) || hand.said()?.secret))
      cover();
  }, 1000);
}
const peek = on => { isPeeking = on; drawNow(); };

// entering

const valueOf = open => hand.values.has(open.at) ? hand.values.get(open.at) : open.asked ? begun(open.ask) : open.value;

/// What the main button says, and what it still wants. Null: there is none.
function mainOf() {
  if (!me())
    return null;
  const move = hand.said() || hand.onlyDue();
  if (!move) {
    if (hand.path.length > 0)
      return {missing: say('chooseNext')};
    return mySeat()?.due && hand.moves.length > 0 ? {missing: say('nothingChosen')} : null;
  }
  const main = missing => ({move, words: wordsOf(move), missing});
  if (refusal && !hand.said())
    return main(wordsOf(move));
  if (isOnlyForLaptop(move))
    return main(say('onlyLaptop'));
  const {spread} = move;
  const counted = hand.counted();
  if (spread && (counted < spread.least || counted > spread.greatest))
    return main(say('soFar', counted, spread.least));
  const open = move.open.find(one => (one.asked || hand.values.has(one.at)) && !isWhole(one.ask, valueOf(one)));
  return main(open ? say('missing', open.name || hand.entryOf(move)) : '');
}

/// What is sealed is called by what has been chosen.
function choiceOf(move) {
  const asked = move.secret ? move.open.filter(open => open.asked && open.ask.kind === 'choice') : [];
  return asked.map(open => open.ask.options.find(option => isSame(option.value, valueOf(open)))?.words).filter(Boolean).join(', ');
}
function wordsOf(move) {
  const choice = choiceOf(move);
  if (choice)
    return choice;
  if (!move.spread)
    return move.open.some(open => open.asked) ? nameOf(move) : hand.wordsOf(move);
  const places = move.places.filter(place => hand.counts.has(place));
  return places.length > 0 ? say('captionWith', nameOf(move), sayAll(places.map(place => say('countAt', hand.counts.get(place), hand.name(place))))) : hand.wordsOf(move);
}
/// The taps of a move, or its entry where they say too little.
function nameOf(move) {
  const names = move.keys.map(key => hand.name(key)).filter(Boolean);
  const caption = hand.isChoice(move.keys[0]) ? names.shift() : hand.entryOf(move);
  const others = names.join(', ');
  return caption && others ? say('captionWith', caption, others) : others || caption || move.words;
}
/// Presses the main button, from wherever.
export function pressMain() {
  if (!me()) {
    if (joins())
      sitDown();
    return;
  }
  const main = mainOf();
  if (!main || main.missing || pending || !isSettled() || (isSealed() && !hand.isAnew && hand.said()?.secret))
    return;
  const {move, words} = main;
  if (move.weight === 'grave' && really !== move.index) {
    really = move.index;
    settle();
    return;
  }
  const values = {};
  for (const open of move.open) {
    if (open.asked || hand.values.has(open.at))
      values[open.at] = valueOf(open);
  }
  enter({id: move.id, counts: move.spread ? hand.countsOf(move) : undefined, values, words, isSecret: Boolean(move.secret)});
}

async function enter(choice, reason) {
  const {id, counts, values, words, isSecret} = choice;
  const move = hand.moves.find(one => one.id === id);
  leave();
  entered = null;
  really = null;
  if (!move) {
    addNote({kind: 'noLonger', words, isSecret});
    draw();
    return;
  }
  await told({do: 'enter', revision: S.table.revision, move: move.index, counts, values, reason}, words, isSecret, 'main', () => enter(choice, reason), text => enter(choice, text));
}

/// Sends what may be entered, and tells what came of it. `again` does the same once more, `anyway` with a reason.
async function told(frame, words, isSecret, at, again, anyway) {
  pending = {words, at: Date.now(), key: at};
  setTimeout(draw, 310);
  const answer = await ask(frame);
  const gone = pending?.gone || '';
  pending = null;
  if (answer === false) {
    addNote({kind: 'notEntered', words, isSecret, again});
  } else if (answer === null) {
    addNote({kind: isSecret ? 'notKnownSealed' : 'notKnown', words});
  } else if (answer.is === 'entered') {
    if (frame.do === 'enter')
      hand.clear();
    if (isSecret)
      forgetChoice();
    entered = at === 'undo' ? null : {entry: answer.entry, words: isSecret ? '' : answer.words, at: Date.now()};
    settle();
  } else if (answer.is === 'no') {
    refusal = {at, answer, anyway, words: gone || words, isSecret, reason: null, revision: S.table.revision};
  }
  draw();
}

function whyNot(shut, reason) {
  leave();
  if (shut.keys.some(key => !hand.taps.has(key))) {
    addNote({kind: 'noLonger', words: shut.label});
    draw();
    return;
  }
  const taps = shut.keys.map(key => hand.taps.get(key)).map(({kind, id}) => ({kind, id}));
  told({do: 'why', revision: S.table.revision, taps, reason}, shut.label, false, shut.key, () => whyNot(shut), text => whyNot(shut, text));
}

function takeBack(undo) {
  leave();
  told({do: 'undo', entry: undo.entry}, say('takeBackOf', undo.words), false, 'undo', () => takeBack(undo));
}

/// Esc. False: there was nothing to go back from.
export function back() {
  if (refusal)
    leave();
  else if (really !== null)
    really = null;
  else if (!hand.back())
    return false;
  settle();
  return true;
}

// the refusal, under the row of the finger

function refusalPanel(at) {
  if (refusal?.at !== at)
    return null;
  isRefusalShown = true;
  const {answer, anyway, reason, words} = refusal;
  const asks = reason !== null;
  const said = reason?.trim();
  return h('div.refusal', {key: `refusal ${at}`, id: refusalId(at)},
    refused(answer, answer.late && !hand.said() ? words : ''),
    asks && h('label.reason', {}, span('label', say('reason')),
      h('input.text', {type: 'text', maxlength: 200, value: reason, autocomplete: 'off', id: 'reason',
        oninput: event => { refusal.reason = event.target.value; },
        onkeydown: event => { if (event.key === 'Enter' && said) { event.stopPropagation(); anyway(said); } }})),
    div('pair',
      button('chalk', {onclick: leave}, say('leaveIt')),
      answer.anyway && anyway && button('outline', {key: 'anyway', no: asks && !said,
        onclick: () => {
          if (said)
            return anyway(said);
          refusal.reason = '';
          drawNow();
          document.getElementById('reason')?.focus();
        }}, say(asks ? 'recordIt' : 'recordAnyway'))));
}

// tiles

/// A refusal stands behind its tile, and so below its row.
const grid = (tiles, labels, room, key) => h('div.tiles', {key, style: columnsFor(labels, room)}, tiles.map(({at, node}) => [node, refusalPanel(at)]));

function wayTile(way, group) {
  const {key, label, place, moves: [move], enters, full} = way;
  const isOn = hand.isOn(way);
  const at = `tile ${key}`;
  const choose = () => {
    leave();
    really = null;
    entered = null;
    if (hand.tap(way))
      settle();
  };
  if (place) {
    const count = isOn ? hand.counts.get(place) : 0;
    const {most, greatest} = move.spread;
    const isFull = !isOn && hand.pick?.move === move && hand.counted() >= greatest && greatest > 1;
    const isSingle = most[move.places.indexOf(place)] === 1;
    return {at, node: h('div', {class: ['counted', isOn && 'on', isFull && 'full'], key, role: 'group', 'aria-label': label},
      isOn && !isSingle && h('button.less', {'aria-label': say('less', label), onclick: press(() => Date.now() > minusFrom && hand.less(way))}, icon('minus', 22)),
      h('button.tile', {'aria-pressed': isOn, 'aria-disabled': isFull,
        onclick: press(() => {
          if (count === 0)
            minusFrom = Date.now() + 400; // a second tap of the same thumb takes nothing off
          choose();
        })}, span('grow', label), isOn && (isSingle ? icon('check') : h('b.number', {}, count))))};
  }
  const isLaptop = enters && isOnlyForLaptop(move);
  return {at, node: h('button', {key, class: ['tile', isOn && 'on', group.key === 'otherwise' && 'rare', isLaptop && 'laptop', refusal?.at === at ? 'bad' : ''],
    'aria-pressed': enters ? isOn : null, 'aria-describedby': refusalId(at), 'aria-label': full && full !== label ? `${label}: ${full}` : null, onclick: press(choose)},
  isOn && icon('check', 18), span('name', label), enters && gained(move.gain), !enters ? icon('right', 16, 'leads') : isLaptop && icon('laptop', 16))};
}

function shutTile(shut) {
  const at = shut.key;
  const isBad = refusal?.at === at;
  return {at, node: h('button', {key: at, class: ['tile no', isBad && 'bad'], 'aria-disabled': true, 'aria-expanded': isBad, 'aria-describedby': refusalId(at),
    onclick: press(() => {
      if (pending)
        return;
      if (isBad)
        leave();
      else if (S.live)
        whyNot(shut);
    })}, span('name', shut.label), pending?.key === at && isSlow() && span('caption', say('onTheWay')))};
}

function groupNote({ways}) {
  const spread = ways.find(way => way.place)?.moves[0].spread;
  if (!spread)
    return '';
  const {least, greatest} = spread;
  const counted = ways.some(way => way.place && way.moves.includes(hand.pick?.move)) ? hand.counted() : 0;
  return least === greatest || counted > least ? say('soFar', counted, greatest) : say('soFarRange', counted, least, greatest);
}

/// `main`: the move that has been chosen in it.
function groupView(group, main) {
  const {key, caption, ways, shut} = group;
  const labels = tiles => tiles.map(tile => tile.label);
  const shutGrid = shut.length > 0 && grid(shut.map(shutTile), labels(shut), 1.5, 'shut');
  const id = `group-${idOf(key)}`;
  return h('section.group', {key: `group ${key}`, role: 'group', 'aria-labelledby': id},
    div('grouphead', h('h2', {id, class: 'title'}, caption.says ? say(caption.says) : caption.word), span('caption', groupNote(group))),
    ways.length > 0 && grid(ways.map(way => wayTile(way, group)), labels(ways), ways.some(way => way.place) ? 4.5 : ways.every(way => way.enters) ? 1.5 : 3, 'ways'),
    shut.length > FOLDS_FROM ? folded('fold', 'tile no fold', sayOf('outOfReach', shut.length), shutGrid) : shutGrid,
    main && fieldsOf(main));
}

/// What the chosen move asks for.
function fieldsOf(move) {
  const change = open => value => {
    if (value === undefined && !open.asked)
      hand.values.delete(open.at);
    else
      hand.values.set(open.at, value);
    leave();
  };
  const one = open => field(open.name || hand.entryOf(move), open.ask, valueOf(open), change(open), `value${idOf(open.at)}`, open.asked);
  const asked = move.open.filter(open => open.asked);
  const others = move.open.filter(open => !open.asked && open.ask.kind !== 'laptop');
  if (asked.length + others.length === 0 || isOnlyForLaptop(move))
    return null;
  return h('div.fields', {key: `fields ${move.index}`},
    asked.map(one),
    others.length > 0 && folded('details', 'details', say('changeDetails'), others.map(one)));
}

// the page of one's seat

function whoRow() {
  const {seats} = S.table;
  return h('ul#who', {style: {'--columns': S.slim ? Math.ceil(seats.length / 3) : seats.length}}, seats.map(seat => {
    const {id, name, sealing} = seat;
    const isNow = id === me()?.seat && sealing === 'asked';
    return h('li', {class: [seatClass(seat), isNow && 'now'], key: id}, emblem(seat, 18), span('label', name),
      span(['caption state', isNow && 'strong'], sealing === 'sealed' && icon('lock', 14), span('word', sealing && say(sealing === 'sealed' ? 'sealed' : isNow ? 'chooses' : 'notYet'))));
  }));
}
const sealRule = () => me().sealRule && ruleChip({id: me().sealRule});

function band() {
  const mine = mySeat();
  const {seats, over} = S.table;
  if (seats.some(seat => seat.sealing))
    return [whoRow(), mine.sealing === 'asked' && !isSealed() && div('heldhead', h('h1.title.ask.grow', {}, hand.moves.flatMap(move => move.open).find(open => open.ask.question)?.ask.question ?? say('sealedChoice', mine.name)), sealRule())];
  if (over || !mine.due)
    return h('h1.title', {key: 'whose'}, over || S.table.waits || mine.name);
  const [count] = mine.counts;
  return h('div', {class: `turnband ${seatClass(mine)}`, key: 'band'}, emblem(mine, 26),
    div('grow', h('h1.title', {}, say('yourTurn', mine.name))),
    count && p('count', h('b.number', {}, count.value), span('caption', count.name)));
}

function notesView() {
  return notes.map(note => {
    const {kind, words, isSecret, again, key} = note;
    const isUnknown = kind.startsWith('notKnown');
    return h('div.note', {key, role: 'status'}, icon(isUnknown ? 'info' : 'refused', 22),
      div('grow', p('label', say(kind, words)), isUnknown && p('caption', say('lookAtLog')),
        again && button('outline', {key: 'again', no: !S.live || pending, onclick: () => {
          dropNote(note);
          again();
        }}, say(isSecret ? 'sealIt' : 'enterAgain', words))),
      closer(() => dropNote(note)));
  });
}

/// At once, whatever has changed under the finger.
const setCovered = on => () => { isCovered = on; settle(); };

function heldView() {
  return me().held.map(({title, note, things, rows}, i) => {
    const lie = rows.length > 1 ? 'lie' : '';
    const isShort = things.every(thing => thing.words.length < 4);
    const left = [...things];
    return h('section.held', {key: `held ${i}`},
      div('heldhead', i === 0 && icon('lock', 24),
        div('grow', h('h2.title', {}, title), note || i === 0 ? p('caption', note || say('onlyThisPhone')) : null),
        i === 0 && !isCovered && button('outline', {onclick: setCovered(true)}, say('coverIt'))),
      rows.map(count => left.splice(0, count)).map(row => h('ul', {class: ['cards', lie, isShort && 'short', seatClass(mySeat())], style: {'--wide': Math.max(...rows)}},
        row.map(({words, note}) => h('li', {class: !words && 'empty'}, span('label', words), note && span('caption', note))))));
  });
}
/// In its place while it is covered.
const coveredView = () => [
  h('section.held', {key: 'covered'},
    div('heldhead', icon('lock', 24), div('grow', h('h2.title', {}, say('covered')), p('caption', say('coveredWhy')))),
    div('pair', button('outline hold', {key: 'hold',
      onpointerdown: event => { if (event.button === 0) { event.preventDefault(); event.currentTarget.focus({preventScroll: true}); peek(true); } },
      oncontextmenu: event => event.preventDefault(),
    }, icon('eye'), say('holdToLook')),
    button('outline', {key: 'uncover', onclick: setCovered(false)}, say('leaveOpen')))),
  isPeeking && heldView()];

function sealedView() {
  const number = numberOf(me().sealed.at(-1));
  return [
    h('div#curtain', {}, div('middle', icon('lock', 56), h('h1.heading', {}, say('sealedTitle')), S.table.waits && p('lead', S.table.waits), p('muted', number !== null ? say('sealedAs', number) : say('sealedNote')), sealRule())),
    hand.hasSecret() && h('div', {key: 'anew'}, line('info', say('sealAnewNote'))),
  ];
}

function pathView() {
  return hand.path.length > 0 && h('div#path', {role: 'group', 'aria-label': say('chosenSoFar')}, hand.path.map((step, i) => {
    const names = step.map(key => hand.name(key)).join(', ');
    return h('button.tapchip', {key: `${i} ${names}`, 'aria-label': say('takeOut', names), onclick: turn(() => {
      hand.backTo(i);
      leave();
    })}, span('', names), icon('close', 16));
  }));
}

function movesView() {
  const {others} = me();
  const due = hand.onlyDue();
  const said = hand.said();
  let groups = hand.groups(due);
  if (isSealed()) // sealing anew, or what is left beside it
    groups = groups.map(group => ({...group, ways: group.ways.filter(way => way.moves.some(move => Boolean(move.secret) === hand.isAnew)), shut: hand.isAnew ? group.shut : []})).filter(group => group.ways.length + group.shut.length > 0);
  const home = said && groups.find(group => group.ways.some(way => hand.isOn(way)));
  const stand = isDue() + groups.map(group => `${group.key}:${group.ways.map(way => way.key)}`).join('|') || 'nothing';
  if (tileMap !== '' && stand !== tileMap)
    settle();
  tileMap = stand;
  return [
    pathView(),
    (said || due) && !home && h('div', {key: 'mainfields'}, fieldsOf(said || due)),
    groups.map(group => groupView(group, group === home && said)),
    others > 0 && line('laptop', sayOf('moreAtLaptop', others)),
  ];
}

export function seatPage() {
  const {table} = S;
  if (!me())
    return joinPage();
  isRefusalShown = false;
  const body = [band()];
  const isCurtain = isSealed() && !hand.isAnew;
  hand.cover(isHeld() && isCovered);
  const held = isHeld() && !isCurtain && (isCovered ? coveredView() : heldView());
  body.push(!isDue() && held, isCurtain && sealedView(), (!table.over || hand.moves.length > 0) && movesView(), isDue() && held,
    table.may !== 'enter' && line('laptop', say(table.may === 'seal' ? 'maySeal' : 'mayWatch')));
  return {body, ...foot(isCurtain)};
}

function undoButton() {
  const {undo, undoNot} = me();
  return (undo || undoNot) && button('outline undo', {key: 'undo', no: !undo || !S.live, 'aria-describedby': refusalId('undo'),
    onclick: press(() => !pending && takeBack(undo))}, icon('undo'), span(undo ? '' : 'unseen', say('takeBack'), span('caption', undo ? undo.words : undoNot)));
}

function mainButton() {
  const mine = mySeat();
  const main = mainOf();
  if (!main) {
    const words = S.table.over || S.table.waits;
    return words && !mine.due && p('waits grow', words);
  }
  const {move, missing} = main;
  const isReally = move?.weight === 'grave' && really === move.index;
  const words = !move || (missing && move.secret) ? missing : isSlow() ? say('onTheWay') : isReally ? say('really', main.words) : move.secret ? say('sealIt', main.words) : main.words;
  const isOff = Boolean(missing) || !S.live;
  const why = missing || (S.live ? '' : say('needsTable'));
  return button(['main', isOff ? 'no' : 'seat', isReally && 'really', seatClass(mine)], {key: 'main', id: 'main', no: missing || pending, 'aria-describedby': refusalId('main'), onclick: pressMain},
    move && emblem(mine, 20, isOff ? 'off' : 'ink'), span('', words, why && why !== words && span('caption', why)));
}

/// What the chosen move would bring; where the table has not said, it is asked.
function bringsOf(main) {
  const {move, missing} = main ?? {};
  if (!move || missing || move.secret || move.brings || move.open.some(open => open.asked))
    return move?.brings ?? [];
  const frame = {do: 'ahead', revision: S.table.revision, move: move.index, counts: move.spread ? hand.countsOf(move) : undefined};
  const key = JSON.stringify([S.language, frame]);
  if (ahead.key !== key) {
    ahead = {key, brings: []};
    setTimeout(async () => {
      const answer = ahead.key === key && await ask(frame);
      if (answer && ahead.key === key)
        ahead.brings = answer.brings ?? [];
      draw();
    }, 200);
  }
  return ahead.brings;
}

/// The foot of the page: a refusal that has no tile, what has been entered, the buttons.
function foot(isCurtain) {
  const above = [notesView(), refusal && !isRefusalShown && refusalPanel(refusal.at)];
  if (entered) {
    const number = numberOf(entered.entry);
    const {words} = entered;
    above.push(h('p#done', {role: 'status'}, icon('check', 18), span('', !words ? say('sealedNote') : number !== null ? say('enteredAs', number, words) : say('entered', words))));
  }
  const brings = isCurtain ? [] : bringsOf(mainOf());
  if (brings.length > 0)
    above.push(h('ul#brings', {}, brings.slice(0, 3).map(one => h('li.caption', {}, one))));
  const undo = undoButton();
  if (isCurtain && !hand.said())
    return {above, acts: acts(
      hand.hasSecret() ? button('outline grow', {key: 'anew', onclick: turn(() => { hand.isAnew = true; })}, icon('undo'), say('sealAgain')) : undo,
      !S.two && button('outline grow', {key: 'totable', onclick: () => { S.tab = 'table'; }}, icon('table'), say('theTable')))};
  const main = mainButton();
  return {above, acts: (undo || main) && acts(undo, main)};
}

// where do you sit

/// Whether the page asks that before everything else.
export const joins = () => Boolean(S.table) && !me() && !S.rose && (!S.isWatching || S.tab === 'seat');

async function sitDown() {
  if (!chosenSeat || isSitting || !isSettled())
    return;
  S.rose = null;
  if (chosenSeat === 'watch') {
    watch(true);
    unpick();
    S.tab = 'table';
    settle();
    return;
  }
  isSitting = true;
  leave();
  const answer = await ask({do: 'sit', seat: chosenSeat});
  isSitting = false;
  if (answer?.is === 'no')
    refusal = {at: 'main', answer, words: '', reason: null, revision: S.table.revision};
  draw();
}
export function sat(frame) {
  memory.seatWord = frame.seat_word;
  watch(false);
  S.rose = null;
  if (isSitting || !S.table)
    S.tab = 'seat'; // somebody sat down here, or has just opened the page: else it stays where it is
  isSitting = false;
  unpick();
  settle();
}
export function rose({why, seat}) {
  const name = mySeat()?.name || S.lastName;
  memory.seatWord = null;
  forget();
  if (S.table)
    S.table = {...S.table, me: null};
  hand.setMe(null);
  S.rose = why === 'left' ? null : {why, seat, name};
  if (why === 'left')
    watch(false);
  settle();
}
export const standUp = () => send({do: 'rise'});
export function roseNotice() {
  if (!S.rose)
    return null;
  const {why, seat, name = seatOf(seat)?.name} = S.rose;
  return gone('seat', say(name || why === 'used' ? `rose ${why}` : 'takenBackNoName', name), say('whereSit'), () => { S.rose = null; watch(false); settle(); });
}

export function joinPage() {
  if (S.rose)
    return {body: [roseNotice()]};
  const {seats, may} = S.table;
  const {body, chosen} = placePage(say('whereSit'), say({enter: 'joinEnter', seal: 'joinSeal', watch: 'joinWatch'}[may]), say('joinNote'), seats.map(seat => {
    const {id, name, phone, since} = seat;
    return {id, look: seatClass(seat), image: emblem(seat, 26, phone && 'off'), name, isTaken: phone, words: say(!phone ? 'free' : phone === 'asleep' ? 'phoneAsleep' : 'phoneSince', since),
      mark: phone && [h('i.dot', {class: phone === 'asleep' && 'hollow'}), icon('phone')]};
  }), leave);
  chosenSeat = chosen;
  const seat = seatOf(chosen);
  const isOff = !chosen || (seat && !S.live);
  return {body, above: [refusalPanel('main')], acts: acts(button(`main ${isOff ? '' : seat ? `seat ${seatClass(seat)}` : 'chalk'}`, {key: 'main', id: 'main', no: isOff, onclick: sitDown},
    seat ? emblem(seat, 20, isOff ? 'off' : 'ink') : chosen && icon('eye'), span('', say(isSitting ? 'onTheWay' : seat ? 'sitDownAs' : chosen ? 'onlyWatch' : 'nothingChosen', seat?.name))))};
}
