// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of every page: head, panes, tabs, sizes and keys.

import {S, hooks, h, show, div, span, p, icon, say, setWords, hasWords, nameOfLanguage, clock, button, line, draw, settle, isSettled} from './parts.js';
import {start, hello, memory, tryNow} from './live.js';
import * as rules from './rules.js';

show(document.body, [h('div', {id: 'page'}), h('div.unseen', {role: 'status'}), h('div.unseen', {role: 'alert'}), h('div.probe', {})]);
/// The page; a voice for who listens, and a loud one; what is as large as the text is.
export const [page, polite, loud, probe] = document.body.children;
const root = document.documentElement.classList;
const scrolled = {};

// what comes from the table

function takeTable(frame) {
  const before = S.table;
  S.table = frame;
  document.title = `${frame.name ?? frame.game} \u00b7 Whistle`;
  return before;
}
const common = {
  /// True: they are of another language than before.
  words({say: said, language, languages}) {
    const isOther = S.language !== language;
    Object.assign(S, {language, languages});
    setWords(said, language);
    document.documentElement.lang = language;
    if (isOther)
      rules.forgetLanguage();
    return isOther;
  },
  table: takeTable,
  season: takeTable,
  off({why}) {
    S.off = why;
    S.live = false;
  },
};
/// `own`: what the page does of a frame besides; it is told what came of it here, of a table the one before.
export function listen(own) {
  start({
    onFrame(frame) {
      const told = common[frame.is]?.(frame);
      own[frame.is]?.(frame, told);
      draw();
    },
    onLost() {
      own.lost?.();
      if (S.everLive && hasWords())
        loud.textContent = `${say('notLive')}. ${say('noWordSince', '')}`.trim();
    },
    onBack() {
      own.back?.();
      loud.textContent = '';
    },
  });
}

// parts

function speak(language) {
  memory.language = language;
  S.sheet = false;
  hello();
}
/// A few answers side by side, each `[value, words, more properties]`.
export const segments = (label, all, chosen, choose) => h('div.seg', {role: 'radiogroup', 'aria-label': label, key: label}, all.map(([value, words, more]) => h('button', {role: 'radio', key: value, class: value === chosen && 'on', 'aria-checked': value === chosen, tabindex: value === chosen ? 0 : -1, onclick: () => choose(value), ...more}, words)));
const languages = () => segments(say('language'), S.languages.map(code => [code, code.toUpperCase(), {lang: code, 'aria-label': `${code.toUpperCase()}, ${nameOfLanguage(code)}`}]), S.language, speak);
function otherLanguage() {
  const {languages: all, language} = S;
  const next = all[(all.indexOf(language) + 1) % all.length];
  const code = language.toUpperCase();
  return button('outline code', {'aria-label': `${code}, ${say('language')}: ${nameOfLanguage(language)}`, onclick: () => speak(next), key: 'code'}, code);
}
const connection = () => h('span#sign', {class: S.live ? '' : 'off'}, h('i', {}), say(S.live ? 'live' : 'notLive'));

function head({title, where, me}, isJoin) {
  const names = h('div#where', {}, p('label', title), p('caption', where));
  if (isJoin)
    return h('header#top.join', {}, icon('whistle', 28), names, !S.live && S.everLive && connection(), languages());
  return h('header#top', {}, names, connection(),
    h('button#me', {'aria-expanded': S.sheet, 'aria-label': me.words, onclick: () => { S.sheet = !S.sheet; }}, me.face(24)));
}
function sheet(me) {
  const [words, act, isShut] = me.act;
  return S.sheet && h('section#sheet', {'aria-label': me.words},
    div('sheetrow', me.face(20), span('label grow', me.words), button('outline', {onclick: () => { S.sheet = false; act(); }, no: isShut}, words)),
    div('sheetrow', span('label grow', say('language')), languages()), me.more);
}

function tabs(places, at) {
  return h('nav.tabs', {'aria-label': say('places'), key: 'tabs'}, places.slice(S.two ? 1 : 0).map(({name, image, words, due}) => h('button', {key: name, class: name === at && 'on', 'aria-current': name === at ? 'page' : null,
    onclick: () => {
      if (S.tab === name)
        document.querySelector(`.pane.${name} .scroll`)?.scrollTo({top: 0});
      S.tab = name;
      S.sheet = false;
      settle();
    }}, icon(image, 24, 'tabicon'), span('', words),
    due && span('due', due, span('unseen', say('due'))))));
}

/// `above` the buttons stands what is to be seen however the page is scrolled.
function pane(name, label, {body, above = [], acts}, before) {
  return h('section', {class: `pane ${name}`, key: name, 'aria-label': label}, before,
    h('div#scroll', {}, div('column', body)),
    (acts || above.flat().some(Boolean)) && h('div#foot', {}, h('div#above', {}, above), acts));
}

/// The loudest thing on the page. `seen`: what is still known.
export function lostPanel(seen) {
  if (!S.off && (S.live || !S.everLive))
    return null;
  const words = S.off ? say({'new address': 'offAddress', 'sent away': 'offSentAway', match: 'offMatch'}[S.off] ?? 'offEnded') : say('noWordSince', clock(S.lostAt));
  return h('section#lost', {}, div('refused', icon('refused', 28), h('h1.heading', {}, words)),
    seen && p('', seen),
    !S.off && div('tries', button('chalk', {onclick: tryNow}, say('tryNow')), span('caption strong', say('triesItself'))));
}
export const advice = () => S.live || S.off ? null : h('section#advice', {}, line('net', say('sameNetwork')), line('laptop', say('laptopAwake')), rules.hasBooks() && line('book', say('rulesWork')));
export const whistle = () => h('div#mark', {}, h('img', {src: 'icon.svg', alt: '', width: 64}));

/// Draws what `describe` says: `join` alone, or `places`, the first one beside the others where there is room.
function paint(describe) {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  S.ems = innerWidth / size;
  S.slim = S.ems < 20;
  S.two = S.ems >= 60;
  root.toggle('slim', S.slim);
  root.toggle('low', innerHeight / size < 44);
  if (!S.table || !hasWords()) {
    const lost = hasWords() && lostPanel('');
    return show(page, [h('div#phone', {}, lost ? div('column alone', lost) : whistle())]);
  }
  const {join, places, seen, ...top} = describe();
  root.toggle('two', S.two && !join);
  const loudest = lostPanel(seen);
  const all = [...places, {name: 'rules', image: 'book', words: say('rules'), page: rules.rulesPage}];
  const at = S.two && S.tab === all[0].name ? all[1].name : S.tab;
  const panes = join ? pane(`${join.name} join`, join.words, join.page(), loudest) : all.map(({name, words, page}, i) =>
    (name === at || (S.two && i === 0)) && pane(name, words, page(), [(!S.two || i === 0) && loudest, name === 'rules' && rules.searchBar(otherLanguage())]));
  const hasHead = join || S.two || S.tab !== 'rules';
  show(page, [h('div#phone', {class: !S.live && S.everLive && 'frozen'}, hasHead && head(top, join), hasHead && !join && sheet(top.me), h('main#panes', {}, panes), !join && tabs(all, at))]);
  for (const node of page.querySelectorAll('.pane')) {
    const inside = node.querySelector('.scroll');
    // What scrolls and has nothing to stop at is a stop itself.
    inside.tabIndex = inside.scrollHeight > inside.clientHeight && !inside.querySelector('button, input, select, summary') ? 0 : -1;
    if (!node.whistleSeen) {
      node.whistleSeen = true;
      const name = node.classList[1];
      inside.scrollTop = scrolled[name] || 0;
      inside.onscroll = () => { scrolled[name] = inside.scrollTop; };
    }
  }
}

// keys

const isTyping = node => node?.matches('select, input:not([type=checkbox])');

function closeSheet() {
  const isOpen = S.sheet;
  S.sheet = false;
  return isOpen;
}

function onKey(event, {back, canSearch, place, enter}) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasWords() || !S.table)
    return;
  const node = document.activeElement;
  if (event.key === 'Escape') {
    if (closeSheet() || (S.tab === 'rules' ? rules.back() : back()))
      event.preventDefault();
  } else if (event.key === '/' && !isTyping(node)) {
    event.preventDefault();
    if (canSearch())
      rules.focusSearch();
  } else if (event.key === 'Enter') {
    const isOwn = node?.matches('button:not(.tile, [role=radio]), summary, select, #reason, [type=checkbox]');
    if (isOwn || event.repeat || !document.querySelector(`.pane.${place}`))
      return;
    event.preventDefault();
    enter();
  } else if (event.key.startsWith('Arrow') && node?.matches('button')) {
    const all = [...node.closest('[role=radiogroup], .tiles, .hitlist')?.querySelectorAll('button') ?? []];
    const next = all[all.indexOf(node) + (/Up|Left/.test(event.key) ? -1 : 1)];
    if (!next)
      return;
    event.preventDefault();
    next.focus();
    if (next.matches('[role=radio][aria-checked=false]') && isSettled())
      next.click();
  }
}

// A keyboard on the screen takes the place of the tabs.
function fit() {
  const view = window.visualViewport;
  const isPlain = view?.scale < 1.05; // nobody looks closer
  root.toggle('typing', Boolean(isPlain && matchMedia('(pointer: coarse)').matches && isTyping(document.activeElement) && view.height < screen.height * .62));
  page.style.height = isPlain && view.height < innerHeight - 1 ? `${view.height}px` : '';
  draw();
}

export function begin(describe, keys, own) {
  hooks.paint = () => paint(describe);
  hooks.openRule = rules.open;
  S.isWatching = memory.isWatching;
  document.addEventListener('keydown', event => { onKey(event, keys); draw(); });
  addEventListener('resize', fit);
  window.visualViewport?.addEventListener('resize', fit);
  document.addEventListener('focusin', fit);
  document.addEventListener('focusout', fit);
  new ResizeObserver(draw).observe(probe);
  paint(describe);
  listen(own);
  setInterval(rules.readOn, 1000);
}
