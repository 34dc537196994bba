// SPDX-License-Identifier: GPL-3.0-or-later
// The page: what comes from the table, its three places, keys. It goes nowhere by itself.

import {S, h, show, icon, emblem, say, setWords, hasWords, nameOfLanguage, button, draw, setPainter, setRuleOpener, mySeat, settle, isSettled} from './parts.js';
import {start, hello, memory} from './live.js';
import * as table from './table.js';
import * as seat from './seat.js';
import * as rules from './rules.js';

const page = document.getElementById('page');
const polite = document.getElementById('polite');
const loud = document.getElementById('loud');
let toldRuling = null;
let wasDue = false;
const scrolled = {};

// ---- frames ---------------------------------------------------------------------------------------------------------

function take(frame) {
    switch (frame.is) {
    case 'words': {
        const isOther = S.language !== frame.language;
        S.language = frame.language;
        S.languages = frame.languages || [];
        setWords(frame.say, frame.language);
        document.documentElement.lang = frame.language;
        if (isOther)
            rules.forgetLanguage();
        break;
    }
    case 'table': {
        const before = S.table;
        S.table = frame;
        S.lastName = mySeat()?.name || S.lastName;
        seat.takeTable(before);
        table.takeTable(before);
        document.title = `${frame.game} \u00b7 Whistle`;
        tell();
        break;
    }
    case 'seat':
        seat.sat(frame);
        break;
    case 'rose':
        seat.rose(frame);
        break;
    case 'off':
        if (frame.why === 'match') {
            seat.forget();
            memory.seatWord = null;
        }
        S.off = frame.why || 'ended';
        S.live = false;
        break;
    default:
    }
    draw();
}

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

function lost() {
    table.lost();
    if (S.everLive && hasWords())
        loud.textContent = `${say('notLive')}. ${say('noWordSince', '')}`.trim();
}
function isBack() {
    table.isBack();
    loud.textContent = '';
}

// ---- drawing --------------------------------------------------------------------------------------------------------

function speak(language) {
    memory.language = language;
    S.sheet = false;
    hello();
    draw();
}
function languages() {
    return h('div', {class: 'seg', role: 'radiogroup', 'aria-label': say('language'), key: 'languages'}, S.languages.map(code => h('button', {type: 'button', role: 'radio', key: code, lang: code, class: code === S.language ? 'on' : '', 'aria-checked': String(code === S.language), tabindex: code === S.language ? 0 : -1, 'aria-label': `${code.toUpperCase()}, ${nameOfLanguage(code)}`, onclick: () => speak(code)}, code.toUpperCase())));
}
function otherLanguage() {
    const {languages: all, language} = S;
    const next = all[(all.indexOf(language) + 1) % all.length] || language;
    return button('outline code', {'aria-label': `${language.toUpperCase()}, ${say('language')}: ${nameOfLanguage(language)}`, onclick: () => speak(next), key: 'code'}, language.toUpperCase());
}
const sign = () => h('span', {class: `sign ${S.live ? '' : 'off'}`, key: 'sign'}, h('i', {}), say(S.live ? 'live' : 'notLive'));

function head(isJoin) {
    const mine = mySeat();
    const where = h('div', {class: 'where', key: 'where'}, h('p', {class: 'label'}, S.table?.game ?? ''), h('p', {class: 'caption'}, S.table?.where ?? ''));
    if (isJoin)
        return h('header', {class: 'top join', key: 'top'}, icon('whistle', 28), where, S.live || !S.everLive ? null : sign(), languages());
    return h('header', {class: 'top', key: 'top'}, where, sign(),
        h('button', {type: 'button', class: 'me', key: 'me', 'aria-expanded': String(S.sheet), 'aria-label': mine ? say('sitAs', mine.name) : say('watches'), onclick: () => { S.sheet = !S.sheet; draw(); }}, mine ? emblem(mine, 24) : icon('eye', 24)));
}
function sheet() {
    if (!S.sheet)
        return null;
    const mine = mySeat();
    return h('section', {class: 'sheet', key: 'sheet', 'aria-label': mine ? say('sitAs', mine.name) : say('watches')},
        h('div', {class: 'sheetrow'}, mine ? emblem(mine, 20) : icon('eye', 20), h('span', {class: 'label grow'}, mine ? say('sitAs', mine.name) : say('watches')),
            mine ? button('outline', {onclick: () => { S.sheet = false; seat.standUp(); draw(); }, 'aria-disabled': S.live ? null : 'true'}, say('standUp')) : button('outline', {onclick: () => { S.sheet = false; S.tab = 'seat'; draw(); }}, say('takeSeat'))),
        h('div', {class: 'sheetrow'}, h('span', {class: 'label grow'}, say('language')), languages()),
        mine && navigator.vibrate ? h('label', {class: 'sheetrow'}, h('span', {class: 'label grow'}, say('vibrate')), h('input', {type: 'checkbox', checked: !memory.isStill, onchange: event => { memory.isStill = !event.target.checked; }})) : null);
}

function tabs() {
    const mine = mySeat();
    const isDue = mine && (mine.due || mine.sealing === 'asked');
    const at = S.two && S.tab === 'table' ? 'seat' : S.tab;
    const all = [['table', 'table', say('table')], ['seat', 'seat', say(mine ? 'mySeat' : 'takeSeat')], ['rules', 'book', say('rules')]];
    return h('nav', {class: 'tabs', 'aria-label': say('places'), key: 'tabs'}, all.filter(([tab]) => !(S.two && tab === 'table')).map(([tab, image, words]) => h('button', {type: 'button', key: tab, class: tab === at ? 'on' : '', 'aria-current': tab === at ? 'page' : null,
        onclick: () => {
            if (S.tab === tab)
                document.querySelector(`.pane.${tab} .scroll`)?.scrollTo({top: 0});
            S.tab = tab;
            S.sheet = false;
            settle();
            draw();
        }}, icon(image, 24, {class: 'tabicon'}), h('span', {}, words),
        tab === 'seat' && isDue ? h('span', {class: 'due'}, emblem(mine, 14), h('span', {class: 'unseen'}, say('due'))) : null)));
}

function pane(name, label, {body, acts}, before = null) {
    return h('section', {class: `pane ${name}`, key: name, 'aria-label': label}, before,
        h('div', {class: 'scroll', key: 'scroll', onscroll: event => { scrolled[name] = event.target.scrollTop; }}, h('div', {class: 'column'}, body)),
        acts.length > 0 ? h('div', {class: 'foot', key: 'foot'}, acts) : null);
}

function paint() {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    S.slim = innerWidth / size < 20;
    S.two = innerWidth / size >= 60;
    S.low = innerHeight / size < 44;
    const root = document.documentElement.classList;
    root.toggle('slim', S.slim);
    root.toggle('wide', innerWidth / size >= 34);
    root.toggle('low', S.low);
    if (!hasWords()) {
        show(page, [h('div', {class: 'mark', key: 'mark'}, icon('whistle', 64))]);
        return;
    }
    if (!S.table) {
        show(page, [h('div', {class: 'phone', key: 'phone'}, table.lostPanel() ? h('div', {class: 'column alone', key: 'alone'}, table.lostPanel()) : h('div', {class: 'mark', key: 'mark'}, icon('whistle', 64)))]);
        return;
    }
    const isJoin = !S.table.me && !S.rose && !S.isWatching && !S.off;
    root.toggle('two', S.two && !isJoin);
    const loudest = table.lostPanel();
    const panes = [];
    if (isJoin) {
        panes.push(pane('seat join', say('whereSit'), withFirst(seat.joinPage(), loudest)));
    } else {
        const tab = S.two && S.tab === 'table' ? 'seat' : S.tab;
        if (S.two || tab === 'table')
            panes.push(pane('table', say('table'), withFirst(table.tablePage(), loudest)));
        if (tab === 'seat')
            panes.push(pane('seat', say(S.table.me ? 'mySeat' : 'takeSeat'), withFirst(seat.seatPage(), S.two ? null : loudest)));
        if (tab === 'rules')
            panes.push(pane('rules', say('rules'), withFirst(rules.rulesPage(), S.two ? null : loudest), rules.searchBar(otherLanguage())));
    }
    const hasHead = isJoin || S.two || S.tab !== 'rules';
    const large = table.boardLarge();
    show(page, [
        h('div', {class: `phone ${isJoin ? 'joins' : ''}`, key: 'phone', inert: large ? true : null}, hasHead ? head(isJoin) : null, hasHead && !isJoin ? sheet() : null, h('main', {class: 'panes', key: 'panes'}, panes), isJoin ? null : tabs()),
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
const withFirst = (page, first) => ({...page, body: [first, ...page.body.filter(Boolean)]});

// ---- keys -----------------------------------------------------------------------------------------------------------

const isTyping = node => node && (node.tagName === 'TEXTAREA' || node.tagName === 'SELECT' || (node.tagName === 'INPUT' && node.type !== 'checkbox'));

function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !hasWords() || !S.table)
        return;
    const node = document.activeElement;
    if (event.key === 'Escape') {
        const has = table.closeBoard() || (S.sheet && ((S.sheet = false), draw(), true)) || (S.tab === 'rules' ? rules.back() : seat.back());
        if (has)
            event.preventDefault();
    } else if (event.key === '/' && !isTyping(node)) {
        event.preventDefault();
        if (S.table.me || S.isWatching || S.rose)
            rules.focusSearch();
    } else if (event.key === 'Enter') {
        const isTile = node?.classList.contains('tile') || node?.getAttribute('role') === 'radio';
        const isOwn = node && ['BUTTON', 'A', 'SUMMARY', 'SELECT'].includes(node.tagName) && !isTile;
        const isOnSeat = document.querySelector('.pane.seat');
        if (isOwn || !isOnSeat || event.repeat || document.querySelector('.large') || node?.id === 'reason' || node?.type === 'checkbox')
            return;
        event.preventDefault();
        seat.pressMain();
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
    document.documentElement.classList.toggle('typing', isKeyboard);
    if (view && view.scale < 1.05 && view.height < innerHeight - 1)
        page.style.setProperty('height', `${view.height}px`);
    else
        page.style.removeProperty('height');
    draw();
}

setPainter(paint);
setRuleOpener(rule => rules.open(rule));
S.isWatching = memory.isWatching;
document.addEventListener('keydown', onKey);
addEventListener('resize', fit);
window.visualViewport?.addEventListener('resize', fit);
document.addEventListener('focusin', fit);
document.addEventListener('focusout', fit);
const probe = document.createElement('div');
probe.className = 'probe';
document.body.append(probe);
new ResizeObserver(draw).observe(probe);
seat.watchOver();
paint();
start({onFrame: take, onLost: lost, onBack: isBack});
