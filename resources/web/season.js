// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a season: my match, tables, standings. What is reported counts for nothing until the organiser accepts it.

import {S, hooks, h, div, span, p, icon, say, sayAll, sayWith, button, acts, closer, line, refused, searchField, draw, drawNow, settle, isSettled} from './parts.js';
import {ask, send, memory, watch} from './live.js';
import {begin, segments, advice, polite} from './frame.js';
import {entrantOf, worn, disc, currentRound, matchOf, arePlayoffsOn, faded} from './entrants.js';
import {Form} from './result.js';
import {gone, placePage, unpick} from './place.js';

let wanted = location.hash.slice(1); ///< the fixture of a slip
let form = null;
let pending = null; ///< {at, since}
let refusal = null; ///< {at, answer}
let note = '';
let filter = '';
let shownRound = '';
let shownTable = null;
let openRow = '';
let toldNext = null;

const me = () => S.table.me;
const mine = () => me() && entrantOf(me().seat);
const has = (list, id = me()?.seat) => list.some(one => one.entrant === id);
const isMine = match => has(match.sides);
const ownTable = () => S.table.tables.find(table => has(table.rows));
const reportOf = fixture => me().reports.find(report => report.fixture === fixture);
const names = (match, without) => sayAll(match.sides.filter(side => !without || side.entrant !== without).map(side => side.name));
const isHere = () => S.table.checkIn.here.includes(me().seat);
const some = words => words.filter(Boolean);

// what is said and told

function setWatching(on) {
  watch(on);
  unpick();
  S.rose = null;
  settle();
}

/// Where it is played: where it has been called to, else at its table.
const placeOf = ({called, table}) => called ? called.place : table && say('tableNumber', table);

/// For who listens: the own next match.
function tellNext() {
  const match = me() && matchOf(me().next[0]);
  const words = match ? some([placeOf(match), names(match), match.when]).join(', ') : me()?.nextWords || '';
  if (toldNext !== null && words !== toldNext)
    polite.textContent = words;
  toldNext = words;
}

/// Sends what is said, and tells what has become of it. The answer, where it is no refusal.
async function tell(at, frame, words = '') {
  if (pending || !isSettled())
    return null;
  refusal = null;
  note = '';
  pending = {at, since: Date.now()};
  setTimeout(draw, 310);
  const answer = await ask(frame);
  const isNo = answer?.is === 'no';
  pending = null;
  if (isNo)
    refusal = {at, answer};
  else if (!answer && words)
    note = say(answer === false ? 'notSent' : 'notKnownSent', words);
  settle();
  draw();
  return isNo ? null : answer;
}
const leave = () => { refusal = null; };
const refusalPanel = at => refusal?.at === at && h('div.refusal', {id: 'refusal'}, refused(refusal.answer), div('pair', button('outline', {onclick: leave}, say('close'))));

/// A button, with what was refused of it above. `missing`: why it cannot be pressed.
function act(at, look, words, press, missing = '', wearer = mine()) {
  const why = missing || (S.live ? '' : say('needsTable'));
  const isSlow = pending?.at === at && Date.now() - pending.since > 300;
  return button(['s0', at === 'main' && 'main', why ? '' : look], {key: at, id: at, no: why, 'aria-describedby': refusal?.at === at ? 'refusal' : null, style: look === 'seat' ? worn(wearer) : {}, onclick: press},
    span('', isSlow ? say('onTheWay') : words, why && span('caption', why)));
}
const noteLine = () => note && h('div.note', {role: 'alert'}, icon('refused', 22), p('label grow', note), closer(() => { note = ''; }));

// who are you

const plain = words => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ł/g, 'l');

function whoPage() {
  const {entrants, may} = S.table;
  const slip = matchOf(wanted);
  const isOfSlip = one => Boolean(slip) && has(slip.sides, one.id);
  const all = entrants.filter(one => !one.out && (isOfSlip(one) || plain(`${one.name} ${one.coach}`).includes(plain(filter.trim())))).sort((one, other) => isOfSlip(other) - isOfSlip(one));
  const {body, chosen} = placePage(say('whoAreYou'), slip ? say('slipOf', names(slip)) : say(may === 'report' ? 'whoReport' : 'whoWatch'), say('placeNote'),
    all.map(one => ({id: one.id, look: 's0', style: worn(one), image: disc(one, 'big'), name: one.name, isTaken: one.taken, words: some([one.coach, say(one.taken ? 'taken' : 'free')]).join(', '), mark: one.taken && icon('phone')})), leave,
    entrants.length >= 12 && searchField('filter', say('findName'), {value: filter, oninput: event => { filter = event.target.value; }}));
  const entrant = entrantOf(chosen);
  return {body, above: [noteLine(), refusalPanel('main')], acts: acts(!chosen ? act('main', '', say('nothingChosen'), null, ' ') : entrant
    ? act('main', 'seat', say('iAm', entrant.name), () => tell('main', {do: 'sit', seat: chosen}), '', entrant)
    : act('main', 'chalk', say('onlyWatch'), () => { wanted = ''; setWatching(true); }))};
}

// my match

/// What has been said of a result.
function said(match) {
  const report = reportOf(match.fixture);
  if (!report)
    return null;
  const {own, others, state} = report;
  const silent = match.sides.filter(side => side.entrant !== me().seat && !has(others, side.entrant));
  const lines = state === 'agreed' ? [say('reportAgreed', (own || others[0]).words)] : [
    own && say('youReported', own.words), ...others.map(other => say('theyReported', other.name, other.words)),
    state === 'differs' ? say('reportDiffers') : own && silent.length > 0 && say('notReportedYet', sayAll(silent.map(side => side.name)))];
  return h('div.said', {role: 'status'}, icon({differs: 'ask', agreed: 'check'}[state] || 'info'), div('grow', some(lines).map(words => p('', words))));
}
/// What can be done about it: the main button, or one in its card.
function reportActs(match, at) {
  const {fixture} = match;
  const own = reportOf(fixture)?.own;
  const back = `back-${at}`;
  return [refusalPanel(at), refusalPanel(back), acts(own && act(back, 'outline', say('takeBack'), () => tell(back, {do: 'report', fixture, told: null}, say('takeBackOf', own.words))),
    act(at, own || at !== 'main' ? 'outline' : 'seat', say(own ? 'changeReport' : 'enterResult'), () => openForm(fixture, at)))];
}
function nextCard(match) {
  const {called, round, when} = match;
  return h('section.call.s0', {style: worn(mine())},
    div('callhead', span('caption strong', called ? say('youAreCalled', mine().name) : mine().name), span('caption end', called ? called.at : when)),
    h('h1.huge', {}, placeOf(match) || round.title),
    p('title callhead', disc(mine()), span('', sayWith('against', 'muted', mine().name, names(match, me().seat)))),
    p('muted', [S.table.game, round.title].join(', ')), match.words && !called && p('muted', match.words), match.why && p('muted', match.why), said(match));
}
const ended = over => h('h1.ended.heading', {}, over);
function checkIn() {
  const {round, here, of} = S.table.checkIn;
  const is = isHere();
  const words = say(is ? 'takeBack' : 'here');
  return h('section.advice', {key: 'checkIn'}, h('h2.title', {}, say(is ? 'youAreHere' : 'areYouHere', round)), p('muted', say('hereOf', here.length, of)),
    refusalPanel('here'), act('here', is ? 'outline' : 'chalk', words, () => tell('here', {do: 'here', here: !is}, words)));
}

/// Its round is played now, or was before: it was postponed.
const hasBegun = match => {
  const {rounds} = S.table;
  return rounds.findIndex(round => round.id === match.round.id) <= rounds.indexOf(currentRound());
};

function minePage() {
  if (S.rose)
    return {body: [gone('user', S.rose, say('whoAreYou'), () => setWatching(false))]};
  if (!me())
    return whoPage();
  if (form) {
    const {body, missing, words} = form.page();
    return {body, above: [noteLine(), refusalPanel('main')], acts: acts(button('outline', {onclick: closeForm}, say('leaveIt')), act('main', 'seat', words, report, missing))};
  }
  const {may, over} = S.table;
  const {next, nextWords, reports} = me();
  const [match, ...later] = some([...new Set([...next, ...reports.map(report => report.fixture)])].map(matchOf));
  const own = ownTable();
  return {body: [
    over && ended(over),
    match ? nextCard(match) : (nextWords || !over) && h('h1.call.heading', {}, nextWords || say('nothingNext')),
    S.table.checkIn && me().asked && checkIn(),
    may === 'watch' && line('info', say('tellOrganiser')),
    advice(),
    own && standing(own),
    h('ul.boxes', {}, later.map(one => box({...one, caption: one.round.title}, one.fixture, [said(one), may === 'report' && (hasBegun(one) || reportOf(one.fixture)) && reportActs(one, one.fixture)]))),
  ], above: [noteLine()], acts: may === 'report' && match && reportActs(match, 'main')};
}

/// A slip leads to its form once its side has a place here.
function followSlip() {
  const match = me() && matchOf(wanted);
  if (!match || S.table.may === 'watch')
    return;
  wanted = '';
  history.replaceState(null, '', location.pathname);
  S.tab = 'mine';
  note = !isMine(match) ? say('slipOf', names(match)) : match.state === 'over' ? say('slipOver', names(match)) : '';
  if (!note)
    setTimeout(() => openForm(match.fixture, 'main'), 350);
}
async function openForm(fixture, at) {
  const answer = await tell(at, {do: 'form', fixture}, say('theResult'));
  if (answer?.is !== 'form' || !me())
    return;
  form = new Form(answer, reportOf(fixture)?.own?.told, leave);
  drawNow();
  document.getElementById('result')?.focus();
}
async function report() {
  const answer = await tell('main', {do: 'report', fixture: form.asked.fixture, told: form.told()}, form.result());
  if (answer?.is === 'reported')
    closeForm();
  draw();
}
function closeForm() {
  if (!form)
    return false;
  form = null;
  settle();
  leave();
  return true;
}

// tables

function box(match, key, more = []) {
  const {table, sides} = match;
  const words = some([match.state !== 'over' && match.words, match.note, match.caption, match.bye, match.state === 'open' && match.when]);
  return h('li.box', {class: isMine(match) && 'own', key},
    table > 0 && span('number place', span('unseen', say('tableNumber', table)), h('span', {'aria-hidden': true}, table)),
    div('grow', sides.map(side => div(`side ${faded(side, sides)}`, span('caption seed', side.seed), disc(entrantOf(side.entrant)), span('label grow', side.name), span('number', side.score))),
      p('caption words', words.map(one => span('', one))), more));
}
function tablesPage() {
  const {rounds} = S.table;
  const round = rounds.find(one => one.id === shownRound) || currentRound();
  return {body: [
    h('h1.unseen', {}, say('tables')),
    round ? [
      h('select.text', {'aria-label': say('round'), onchange: event => { shownRound = event.target.value; }}, rounds.map(one => h('option', {value: one.id, selected: one === round}, one.title))),
      h('ul.boxes', {key: round.id}, round.matches.map(match => box(match, match.fixture)), round.free.map(words => h('li.box.muted', {key: words}, words))),
    ] : p('muted', say('noRound')),
  ]};
}

// standings

/// Which columns have room: where it is narrow those go first that may; the last one stays.
function columnsOf({columns, rows}) {
  if (S.slim)
    return [columns.length - 1];
  const widest = texts => Math.max(0, ...texts.map(text => text.length)) * .5;
  const widths = columns.map(({words}, i) => widest([words, ...rows.map(row => row.cells[i])]) + .9);
  let room = (S.two ? Math.min(S.ems / 2 - 3, 42) : Math.min(S.ems, 34) - 2) - 4 - Math.min(11, widest(rows.map(row => entrantOf(row.entrant)?.name ?? '')) * 1.25 + 1.5);
  widths.forEach(width => { room -= width; });
  const shown = [...columns.keys()];
  for (const i of shown.filter(i => columns[i].goes > 0).sort((one, other) => columns[other].goes - columns[one].goes)) {
    if (room < 0) {
      room += widths[i];
      shown.splice(shown.indexOf(i), 1);
    }
  }
  return shown;
}
function standing(table) {
  const {title, after, columns, rows} = table;
  const shown = columnsOf(table);
  const last = columns.length - 1;
  const others = columns.map((column, i) => i).filter(i => S.slim && !shown.includes(i));
  const whole = (key, look, ...kids) => h('tr', {key, class: look}, h('td', {colspan: shown.length + 2}, kids));
  return h('table.standing', {key: `standing ${title}`},
    h('thead', {}, h('tr.caption', {}, h('th', {scope: 'col', colspan: 2, class: 'strong'}, some([title, after]).join(', ') || say('standings')), shown.map(i => h('th', {scope: 'col'}, columns[i].words)))),
    h('tbody', {}, rows.map(({rank, entrant: id, cells, mark, note, why, line}) => {
      const entrant = entrantOf(id);
      const key = `${title} ${id}`;
      const isOpen = openRow === key;
      const canOpen = why.length > 0;
      const own = id === me()?.seat ? 'own' : '';
      const name = [disc(entrant), span('', span('label', entrant?.name), mark && span('caption', mark))];
      return [
        h('tr', {key, class: own, onclick: canOpen && (() => { openRow = isOpen ? '' : key; })}, h('td.label.muted', {}, rank),
          h('th', {scope: 'row'}, canOpen ? h('button.rowname', {'aria-expanded': isOpen}, name) : div('rowname', name)),
          shown.map(i => h('td', {class: i === last ? 'number' : 'caption'}, cells[i]))),
        isOpen && whole(`${key} why`, 'whys', why.map(one => p('muted', one))),
        note && !isOpen && whole(`${key} note`, `noted caption ${own}`, note),
        others.length > 0 && whole(`${key} others`, `noted caption ${own}`, others.map(i => `${columns[i].words} ${cells[i]}`).join(', ')),
        line && whole(`${key} line`, 'lined caption', line)];
    })));
}
function standingsPage() {
  const {tables, bracket, over} = S.table;
  const shown = tables.find(table => table.title === shownTable) || ownTable() || tables[0];
  const playoffs = bracket.map(part => h('section.group', {}, h('h2.title', {}, part.title || say('playoffs')),
    part.rounds.map(round => h('section.group', {}, h('h3.label.muted', {}, round.title), h('ul.boxes', {}, round.boxes.map((one, i) => box(one, i)))))));
  const standings = [
    tables.length > 1 && segments(say('groups'), tables.map(({title}) => [title, title]), shown.title, title => { shownTable = title; }),
    shown && standing(shown)];
  return {body: [
    over ? ended(over) : h('h1.unseen', {}, say('standings')),
    arePlayoffsOn() ? [playoffs, standings] : [standings, playoffs],
  ]};
}

// the page

function describe() {
  const {name, where, checkIn, may} = S.table;
  const own = mine();
  const isDue = own && ((checkIn && me().asked && !isHere()) || me().reports.some(report => report.state === 'differs'));
  const who = say('whoAreYou');
  return {
    title: name, where, seen: say('seenIsOld'),
    me: {words: own ? say('youAre', own.name) : say('watches'), face: px => icon(own ? 'user' : 'eye', px), act: own ? [say('leavePlace'), () => send({do: 'rise'}), !S.live] : [who, () => setWatching(false)]},
    join: !own && !S.rose && !S.off && (!S.isWatching || (may === 'report' && matchOf(wanted))) ? {name: 'mine', words: who, page: whoPage} : null,
    places: [
      {name: 'mine', image: 'user', words: own ? say('myMatch') : who, page: minePage, due: isDue && h('i.dot', {})},
      {name: 'tables', image: 'table', words: say('tables'), page: tablesPage},
      {name: 'standings', image: 'cup', words: say('standings'), page: standingsPage},
    ],
  };
}

addEventListener('hashchange', () => {
  wanted = location.hash.slice(1);
  if (S.table)
    followSlip();
  draw();
});
hooks.kind = '.season';
begin(describe, {back: closeForm, canSearch: () => true, place: 'mine', enter: () => document.getElementById('main')?.click()}, {
  words(frame, isOther) {
    if (isOther && form)
      ask({do: 'form', fixture: form.asked.fixture}).then(answer => { if (form?.asked.fixture === answer?.fixture) form.ask(answer); draw(); });
  },
  season({me: own}, before) {
    if (!before)
      S.tab = own ? 'mine' : 'tables';
    S.lastName = mine()?.name || S.lastName;
    if (!own)
      form = null;
    tellNext();
    followSlip();
  },
  seat({seat_word: word}) {
    memory.seatWord = word;
    setWatching(false);
    S.tab = 'mine';
  },
  rose({why}) {
    memory.seatWord = null;
    setWatching(false);
    S.rose = why === 'used' ? say('rose used') : why !== 'left' && S.lastName ? say('placeGone', S.lastName) : null;
    form = refusal = null;
    if (S.table)
      S.table = {...S.table, me: null};
  },
});
