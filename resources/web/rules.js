// SPDX-License-Identifier: GPL-3.0-or-later
// The rules: found as one types, read in their section. What has been read once stays without the table.

import {S, h, span, p, icon, emblem, seatNumber, say, sayOf, button, line, draw, drawNow, showEntry, settle} from './parts.js';
import {ask} from './live.js';

let words = '';
let found = null;     ///< the answer to the last search
let at = -1;          ///< which hit is open; -1: the list
let section = null;   ///< the open one, with `rule`
let wanted = '';      ///< a rule that the table has not given
let timer = 0;
let turn = 0;
const searches = new Map();
const sections = new Map();

export function forgetLanguage() {
    searches.clear();
    sections.clear();
    const again = section?.rule;
    if (words)
        search();
    if (again)
        open(again, at);
}

function type(text) {
    words = text;
    clearTimeout(timer);
    timer = setTimeout(search, 250);
    draw();
}
async function search() {
    const asked = words.trim();
    const mine = ++turn;
    if (!asked) {
        found = null;
        at = -1;
        draw();
        return;
    }
    let answer = searches.get(asked);
    if (!answer) {
        answer = await ask({do: 'search', words: asked});
        if (answer?.is === 'rules')
            searches.set(asked, answer);
    }
    if (mine !== turn)
        return;
    found = answer?.is === 'rules' ? answer : {lost: true, hits: hitsHere(asked)};
    at = -1;
    section = null;
    wanted = '';
    draw();
}
/// Without the table: what is there.
function hitsHere(asked) {
    const low = asked.toLowerCase();
    const hits = new Map();
    for (const one of sections.values()) {
        for (const rule of one.rules) {
            if (`${rule.rule} ${rule.title} ${rule.text}`.toLowerCase().includes(low))
                hits.set(rule.rule, {...rule, marks: []});
        }
    }
    return [...hits.values()];
}

/// Opens a rule in its section. `hit`: where it stands in what was found; -1: it came from elsewhere.
export async function open(rule, hit = -1) {
    const mine = ++turn;
    S.tab = 'rules';
    at = hit;
    wanted = '';
    let answer = sections.get(rule);
    if (S.live || !answer) {
        const fresh = await ask({do: 'rule', rule});
        if (fresh?.is === 'section') {
            answer = fresh;
            sections.set(rule, fresh);
        }
    }
    if (mine !== turn)
        return;
    section = answer ? {...answer, rule} : null;
    wanted = answer ? '' : rule;
    settle();
    drawNow();
    document.querySelector('.law.hit')?.scrollIntoView({block: 'center'});
}

export function back() {
    if (section || wanted) {
        section = null;
        wanted = '';
        at = -1;
    } else if (words) {
        type('');
        search();
    } else {
        return false;
    }
    draw();
    return true;
}
export function focusSearch() {
    S.tab = 'rules';
    drawNow();
    document.getElementById('search')?.focus();
}

function marked(text, marks) {
    const parts = [];
    let from = 0;
    for (const [begin, length] of [...(marks || [])].sort((one, other) => one[0] - other[0])) {
        const end = begin + length;
        if (begin < from || end > text.length || end <= begin)
            continue;
        parts.push(text.slice(from, begin), h('mark', {}, text.slice(begin, end)));
        from = end;
    }
    parts.push(text.slice(from));
    return parts;
}

function law(one) {
    const isHit = one.rule === section.rule;
    const hit = found?.hits.find(other => other.rule === one.rule);
    const marks = isHit && hit && hit.text === one.text ? hit.marks : [];
    const entries = (section.entries || []).filter(entry => entry.rule === one.rule);
    return h('article', {class: `law ${isHit ? 'hit' : ''}`, key: one.rule},
        h('h2', {class: 'lawhead'}, span('label', one.rule), span('caption', isHit && found?.found && one.title ? titleMarked(one.title) : one.title)),
        p('lawtext', marked(one.text, marks)),
        entries.map(entry => h('button', {class: 'link', key: `${entry.entry}`, onclick: () => showEntry(entry.entry)}, entry.seat ? emblem(seatNumber(entry.seat), 16) : null, span('grow', say('inThisMatch', entry.number, entry.words)), icon('right', 20))));
}
function titleMarked(title) {
    const asked = (found.found || words).toLowerCase();
    const begin = title.toLowerCase().indexOf(asked);
    return begin < 0 ? title : marked(title, [[begin, asked.length]]);
}

export function searchBar(nextLanguage) {
    const code = S.language.toUpperCase();
    return h('div', {class: 'searchbar', role: 'search', key: 'searchbar'},
        h('label', {class: 'searchfield'}, icon('search', 22), span('unseen', say('search')),
            h('input', {type: 'search', id: 'search', placeholder: say('search'), value: words, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search',
                oninput: event => type(event.target.value),
                onkeydown: event => {
                    if (event.key === 'Enter') {
                        event.stopPropagation();
                        clearTimeout(timer);
                        if (found?.hits.length > 0 && !section)
                            open(found.hits[0].rule, 0);
                        else
                            search();
                    } else if (event.key === 'ArrowDown') {
                        event.preventDefault();
                        document.querySelector('.hitlist button')?.focus();
                    }
                }}),
            words ? button('quiet icononly', {'aria-label': say('emptySearch'), onclick: () => { type(''); search(); document.getElementById('search')?.focus(); }}, icon('close', 20)) : null),
        nextLanguage);
}

export function rulesPage() {
    const body = [];
    const count = found ? found.hits.length : 0;
    if (!section)
        body.push(h('h1', {class: 'unseen', key: 'name'}, say('rules')));
    if (wanted) {
        body.push(h('p', {class: 'label', key: 'wanted'}, say('ruleNeedsTable', wanted)));
    } else if (section) {
        if (at >= 0 && found?.found)
            body.push(foundLine(count));
        body.push(h('h1', {class: 'heading', key: `title ${section.title}`}, section.title), h('div', {class: 'laws', key: `laws ${section.title}`}, section.rules.map(law)));
    } else if (found) {
        if (found.lost)
            body.push(line('info', say('searchNeedsTable')));
        body.push(count > 0 ? foundLine(count) : h('p', {class: 'label', key: 'none', role: 'status'}, say('noRuleHas', words.trim())));
        body.push(h('ul', {class: 'hitlist', key: 'hits'}, found.hits.map((hit, i) => h('li', {key: hit.rule}, h('button', {onclick: () => open(hit.rule, i)},
            span('lawhead', span('label', hit.rule), span('caption', titleMarked(hit.title))), span('snippet', marked(hit.text, hit.marks)))))));
    } else {
        const rules = S.table?.ruling?.rules || [];
        body.push(h('p', {class: 'muted', key: 'hint'}, say('searchHint')));
        if (rules.length > 0)
            body.push(h('h2', {class: 'title', key: 'newest'}, say('ofNewestRuling')), h('ul', {class: 'hitlist', key: 'ruling'}, rules.map(rule => h('li', {key: rule.id}, h('button', {onclick: () => open(rule.id)}, span('lawhead', span('label', rule.id), span('caption', rule.title)))))));
    }
    const acts = [];
    if (section && at >= 0 && count > 0) {
        const step = by => () => open(found.hits[at + by].rule, at + by);
        acts.push(h('div', {class: 'acts hits', key: 'acts'},
            button(`outline icononly ${at === 0 ? 'no' : ''}`, {'aria-label': say('hitBefore'), 'aria-disabled': at === 0, onclick: () => at > 0 && step(-1)()}, icon('left', 22)),
            button('quiet grow', {'aria-label': `${say('hitOf', at + 1, count)} ${section.rule}, ${say('allHits')}`, onclick: back}, span('', span('label', say('hitOf', at + 1, count)), ' ', span('caption', section.rule))),
            button(`outline icononly ${at === count - 1 ? 'no' : ''}`, {'aria-label': say('hitAfter'), 'aria-disabled': at === count - 1, onclick: () => at < count - 1 && step(1)()}, icon('right', 22))));
    } else if (section && (found || S.table)) {
        acts.push(h('div', {class: 'acts', key: 'acts'}, button('outline grow', {onclick: back}, icon('left', 20), say(found ? 'allHits' : 'allRules'))));
    }
    return {body, acts};
}
function foundLine(count) {
    const asAsked = found.found && found.found.toLowerCase() !== words.trim().toLowerCase();
    return h('p', {class: 'caption found', key: 'found', role: 'status'}, asAsked ? sayOf('rulesFoundAs', count, S.table?.game ?? '', found.found) : sayOf('rulesFound', count, S.table?.game ?? ''));
}
