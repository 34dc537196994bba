// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a page: head, panes, tabs, sizes and keys. A match and a season stand in the same one.

import {S, h, show, div, span, p, icon, say, setWords, hasWords, nameOfLanguage, clock, button, line, draw, setPainter, setRuleOpener, settle, isSettled} from './parts.js';
import {start, hello, memory, tryNow} from './live.js';
import * as rules from './rules.js';

export const page = document.getElementById('page');
export const polite = document.getElementById('polite');
export const loud = document.getElementById('loud');
const root = document.documentElement.classList;
const scrolled = {};

/// The words of the page. True: they are of another language than before.
export function takeWords(frame) {
    const isOther = S.language !== frame.language;
    S.language = frame.language;
    S.languages = frame.languages || [];
    setWords(frame.say, frame.language);
    document.documentElement.lang = frame.language;
    if (isOther)
        rules.forgetLanguage();
    return isOther;
}
export function takeOff(frame) {
    S.off = frame.why || 'ended';
    S.live = false;
}
export function tellLost() {
    if (S.everLive && hasWords())
        loud.textContent = `${say('notLive')}. ${say('noWordSince', '')}`.trim();
}

// ---- parts

function speak(language) {
    memory.language = language;
    S.sheet = false;
    hello();
    draw();
}
/// A few answers side by side, each `[value, words, more properties]`.
export const segments = (label, all, chosen, choose) => h('div', {class: 'seg', role: 'radiogroup', 'aria-label': label, key: label}, all.map(([value, words, more]) => h('button', {role: 'radio', key: value, class: value === chosen ? 'on' : '', 'aria-checked': value === chosen, tabindex: value === chosen ? 0 : -1, onclick: () => choose(value), ...more}, words)));
const languages = () => segments(say('language'), S.languages.map(code => [code, code.toUpperCase(), {lang: code, 'aria-label': `${code.toUpperCase()}, ${nameOfLanguage(code)}`}]), S.language, speak);
function otherLanguage() {
    const {languages: all, language} = S;
    const next = all[(all.indexOf(language) + 1) % all.length] || language;
    return button('outline code', {'aria-label': `${language.toUpperCase()}, ${say('language')}: ${nameOfLanguage(language)}`, onclick: () => speak(next), key: 'code'}, language.toUpperCase());
}
const sign = () => h('span', {class: `sign ${S.live ? '' : 'off'}`, key: 'sign'}, h('i', {}), say(S.live ? 'live' : 'notLive'));

function head({title, where, me}, isJoin) {
    const names = h('div', {class: 'where', key: 'where'}, p('label', title), p('caption', where));
    if (isJoin)
        return h('header', {class: 'top join', key: 'top'}, icon('whistle', 28), names, S.live || !S.everLive ? null : sign(), languages());
    return h('header', {class: 'top', key: 'top'}, names, sign(),
        h('button', {class: 'me', key: 'me', 'aria-expanded': S.sheet, 'aria-label': me.words, onclick: () => { S.sheet = !S.sheet; draw(); }}, me.face(24)));
}
function sheet(me) {
    const [words, act, isShut] = me.act;
    return S.sheet && h('section', {class: 'sheet', key: 'sheet', 'aria-label': me.words},
        div('sheetrow', me.face(20), span('label grow', me.words), button('outline', {onclick: () => { S.sheet = false; act(); draw(); }, 'aria-disabled': isShut ? 'true' : null}, words)),
        div('sheetrow', span('label grow', say('language')), languages()), me.more);
}

function tabs(places, at) {
    return h('nav', {class: 'tabs', 'aria-label': say('places'), key: 'tabs'}, places.slice(S.two ? 1 : 0).map(({name, image, words, due}) => h('button', {key: name, class: name === at ? 'on' : '', 'aria-current': name === at ? 'page' : null,
        onclick: () => {
            if (S.tab === name)
                document.querySelector(`.pane.${name} .scroll`)?.scrollTo({top: 0});
            S.tab = name;
            S.sheet = false;
            settle();
            draw();
        }}, icon(image, 24, {class: 'tabicon'}), span('', words),
        due ? span('due', due, span('unseen', say('due'))) : null)));
}

function pane(name, label, {body, acts}, first, before = null) {
    return h('section', {class: `pane ${name}`, key: name, 'aria-label': label}, before,
        h('div', {class: 'scroll', key: 'scroll', onscroll: event => { scrolled[name] = event.target.scrollTop; }}, div('column', first, body)),
        acts.length > 0 ? h('div', {class: 'foot', key: 'foot'}, acts) : null);
}

/// The loudest thing on the page. `seen`: what is still known.
export function lostPanel(seen) {
    if (!S.off && (S.live || !S.everLive))
        return null;
    const words = S.off ? say({'new address': 'offAddress', 'sent away': 'offSentAway', match: 'offMatch'}[S.off] || 'offEnded') : say('noWordSince', clock(S.lostAt));
    return h('section', {class: 'lost', key: 'lost'}, div('refused', icon('refused', 28), h('h1', {class: 'heading'}, words)),
        seen ? p('', seen) : null,
        S.off ? null : div('tries', button('chalk', {onclick: tryNow}, say('tryNow')), span('caption strong', say('triesItself'))));
}
export const advice = () => S.live || S.off ? null : h('section', {class: 'advice', key: 'advice'}, line('net', say('sameNetwork')), line('laptop', say('laptopAwake')), line('book', say('rulesWork')));
export const whistle = () => h('div', {class: 'mark', key: 'mark'}, icon('whistle', 64));

/// Draws what `describe` says: `join` alone, or `places`, of which the first has a column of its own where there is room.
function paint(describe) {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    S.ems = innerWidth / size;
    S.slim = S.ems < 20;
    S.two = S.ems >= 60;
    S.low = innerHeight / size < 44;
    root.toggle('slim', S.slim);
    root.toggle('wide', S.ems >= 34);
    root.toggle('low', S.low);
    if (!hasWords()) {
        show(page, [whistle()]);
        return;
    }
    if (!S.table) {
        const lost = lostPanel('');
        show(page, [h('div', {class: 'phone', key: 'phone'}, lost ? h('div', {class: 'column alone', key: 'alone'}, lost) : whistle())]);
        return;
    }
    const {join, places, large, seen, ...top} = describe();
    root.toggle('two', S.two && !join);
    const loudest = lostPanel(seen);
    const panes = [];
    const all = join ? [] : [...places, {name: 'rules', image: 'book', words: say('rules'), page: rules.rulesPage}];
    const at = S.two && S.tab === all[0]?.name ? all[1].name : S.tab;
    if (join)
        panes.push(pane(`${join.name} join`, join.words, join.page(), loudest));
    all.forEach(({name, words, page}, i) => {
        if (name === at || (S.two && i === 0))
            panes.push(pane(name, words, page(), S.two && i > 0 ? null : loudest, name === 'rules' ? rules.searchBar(otherLanguage()) : null));
    });
    const hasHead = join || S.two || S.tab !== 'rules';
    show(page, [
        h('div', {class: `phone ${join ? 'joins' : ''}`, key: 'phone', inert: large ? true : null}, hasHead ? head(top, join) : null, hasHead && !join ? sheet(top.me) : null, h('main', {class: 'panes', key: 'panes'}, panes), join ? null : tabs(all, at)),
        large,
    ]);
    for (const node of page.querySelectorAll('.pane')) {
        const name = node.classList[1];
        const inside = node.querySelector('.scroll');
        // What scrolls and has nothing to stop at is a stop itself.
        inside.tabIndex = inside.scrollHeight > inside.clientHeight && !inside.querySelector('button, input, select, summary') ? 0 : -1;
        if (!node.whistleSeen) {
            node.whistleSeen = true;
            inside.scrollTop = scrolled[name] || 0;
        }
    }
}

// ---- keys

const isTyping = node => node && (node.tagName === 'TEXTAREA' || node.tagName === 'SELECT' || (node.tagName === 'INPUT' && node.type !== 'checkbox'));

function onKey(event, {escape, back, canSearch, place, enter}) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasWords() || !S.table)
        return;
    const node = document.activeElement;
    if (event.key === 'Escape') {
        const has = escape?.() || (S.sheet && ((S.sheet = false), draw(), true)) || (S.tab === 'rules' ? rules.back() : back());
        if (has)
            event.preventDefault();
    } else if (event.key === '/' && !isTyping(node)) {
        event.preventDefault();
        if (canSearch())
            rules.focusSearch();
    } else if (event.key === 'Enter') {
        const isTile = node?.classList.contains('tile') || node?.getAttribute('role') === 'radio';
        const isOwn = node && ['BUTTON', 'A', 'SUMMARY', 'SELECT'].includes(node.tagName) && !isTile;
        const isOnSeat = document.querySelector(`.pane.${place}`);
        if (isOwn || !isOnSeat || event.repeat || document.querySelector('.large') || node?.id === 'reason' || node?.type === 'checkbox')
            return;
        event.preventDefault();
        enter();
    } else if (['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key) && !isTyping(node)) {
        const group = node?.closest('[role=radiogroup], .tiles, .hitlist');
        if (!group || !node.matches('button'))
            return;
        const all = [...group.querySelectorAll('button')];
        const next = all[all.indexOf(node) + (event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1)];
        if (!next)
            return;
        event.preventDefault();
        next.focus();
        if (next.getAttribute('role') === 'radio' && next.getAttribute('aria-checked') === 'false' && isSettled())
            next.click();
    }
}

// A keyboard on the screen takes the place of the tabs.
function fit() {
    const view = window.visualViewport;
    const isKeyboard = Boolean(view) && matchMedia('(pointer: coarse)').matches && isTyping(document.activeElement) && view.scale < 1.05 && (screen.height - view.height > screen.height * .38);
    root.toggle('typing', isKeyboard);
    if (view && view.scale < 1.05 && view.height < innerHeight - 1)
        page.style.setProperty('height', `${view.height}px`);
    else
        page.style.removeProperty('height');
    draw();
}

export function begin(describe, keys, line) {
    setPainter(() => paint(describe));
    setRuleOpener(rules.open);
    S.isWatching = memory.isWatching;
    document.addEventListener('keydown', event => onKey(event, keys));
    addEventListener('resize', fit);
    window.visualViewport?.addEventListener('resize', fit);
    document.addEventListener('focusin', fit);
    document.addEventListener('focusout', fit);
    const probe = document.createElement('div');
    probe.className = 'probe';
    document.body.append(probe);
    new ResizeObserver(draw).observe(probe);
    paint(describe);
    start(line);
}
