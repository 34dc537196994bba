// SPDX-License-Identifier: GPL-3.0-or-later
// The rules: found as one types, read in their section, with the table and without.

import {S, hooks, h, span, p, icon, emblem, seatNumber, say, sayOf, button, sign, acts, closer, searchField, line, draw, drawNow, settle} from './parts.js';
import {ask} from './live.js';

const MOST_HITS = 20;
let words = '';
let found = null;     ///< the answer to the last search
let at = -1;          ///< which hit is open; -1: the list
let section = null;   ///< the open one, with `rule`
let wanted = '';      ///< a rule that the table has not given
let timer = 0;
let turn = 0;
const sections = new Map();
let part = 0;         ///< of the books, that is read next; null: all are here

export function forgetLanguage() {
  sections.clear();
  part = 0;
  const again = section?.rule;
  if (words)
    search();
  if (again)
    open(again, at);
}

export const hasBooks = () => part === null;
/// What the table has to be read, part by part, for when there is no table.
export async function readOn() {
  const from = part;
  if (!S.live || !S.table || from === null)
    return;
  const answer = await ask({do: 'book', from});
  if (answer?.is !== 'book' || part !== from || answer.language !== S.language)
    return;
  for (const {title, rules} of answer.sections) {
    for (const {rule} of rules) {
      if (!sections.has(rule))
        sections.set(rule, {title, rules, rule});
    }
  }
  part = answer.next || null;
}

function type(text) {
  words = text;
  clearTimeout(timer);
  timer = setTimeout(search, 250);
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
  const answer = await ask({do: 'search', words: asked});
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
  const has = ({rule, title, text}) => `${rule} ${title} ${text}`.toLowerCase().includes(asked.toLowerCase());
  const hits = [...sections.values()].flatMap(one => one.rules).filter(has);
  return [...new Map(hits.map(one => [one.rule, {...one, marks: []}])).values()].slice(0, MOST_HITS);
}

/// Opens a rule in its section. `hit`: where it stands in what was found; -1: it came from elsewhere.
export async function open(rule, hit = -1) {
  const mine = ++turn;
  S.tab = 'rules';
  at = hit;
  wanted = '';
  const answer = await ask({do: 'rule', rule}); // anew, as long as there is a table: its entries are others
  if (answer?.is === 'section')
    sections.set(rule, {...answer, rule});
  if (mine !== turn)
    return;
  section = sections.get(rule) ?? null;
  wanted = section ? '' : rule;
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
  for (const [begin, length] of marks) {
    parts.push(text.slice(from, begin), h('mark', {}, text.slice(begin, begin + length)));
    from = begin + length;
  }
  parts.push(text.slice(from));
  return parts;
}

function law({rule, title, text}) {
  const isHit = rule === section.rule;
  const hit = isHit && found?.hits.find(other => other.rule === rule && other.text === text);
  return h('article.law', {class: isHit && 'hit', key: rule},
    h('h2.lawhead', {}, span('label', rule), span('caption', isHit && found?.found ? titleMarked(title) : title)),
    p('lawtext', marked(text, hit ? hit.marks : [])),
    section.entries?.filter(entry => entry.rule === rule).map(({entry, number, seat, words}) => h('button.link', {key: `${entry}`, onclick: () => hooks.showEntry(entry)}, seat > 0 && emblem(seatNumber(seat), 16), span('grow', say('inThisMatch', number, words)), icon('right'))));
}
function titleMarked(title) {
  const asked = (found.found || words).toLowerCase();
  const begin = title.toLowerCase().indexOf(asked);
  return begin < 0 ? title : marked(title, [[begin, asked.length]]);
}

export function searchBar(nextLanguage) {
  return h('div.searchbar', {role: 'search', key: 'searchbar'},
    searchField('field', say('search'), {id: 'search', value: words, autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search',
      oninput: event => type(event.target.value),
      onkeydown: event => {
        if (event.key === 'Enter') {
          event.stopPropagation();
          clearTimeout(timer);
          if (found?.hits.length > 0 && !section)
            open(found.hits[0].rule, 0);
          else
            search();
        }
      }}, words && closer(() => { type(''); search(); focusSearch(); }, say('emptySearch'))),
    nextLanguage);
}

/// One of a list of rules, which opens it.
const listed = ({rule, title}, press, more) => h('li', {key: rule}, h('button', {onclick: press}, span('lawhead', span('label', rule), span('caption', title)), more));

export function rulesPage() {
  const hits = found ? found.hits : [];
  const isFound = at >= 0 && hits.length > 0;
  const body = [!section && h('h1.unseen', {key: 'name'}, say('rules'))];
  let foot = null;
  if (wanted) {
    body.push(h('p.label', {key: 'wanted'}, say('ruleNeedsTable', wanted)));
  } else if (section) {
    const {title, rules, rule} = section;
    body.push(at >= 0 && found?.found && foundLine(), h('h1.heading', {key: `title ${title}`}, title), h('div.laws', {key: `laws ${title}`}, rules.map(law)));
    if (isFound) {
      const step = (words, image, by, end) => sign(say(words), image, () => open(hits[at + by].rule, at + by), at === end);
      const which = say('hitOf', at + 1, hits.length);
      foot = h('div#acts.hits', {}, step('hitBefore', 'left', -1, 0),
        button('quiet grow', {'aria-label': `${which} ${rule}, ${say('allHits')}`, onclick: back}, span('', span('label', which), ' ', span('caption', rule))),
        step('hitAfter', 'right', 1, hits.length - 1));
    } else {
      foot = acts(button('outline grow', {onclick: back}, icon('left'), say(found ? 'allHits' : 'allRules')));
    }
  } else if (found) {
    body.push(found.lost && line('info', say('searchNeedsTable')),
      hits.length > 0 ? foundLine() : h('p.label', {key: 'none', role: 'status'}, say('noRuleHas', words.trim())),
      h('ul.hitlist', {key: 'hits'}, hits.map((hit, i) => listed({...hit, title: titleMarked(hit.title)}, () => open(hit.rule, i), span('snippet', marked(hit.text, hit.marks))))));
  } else {
    const rules = S.table?.ruling?.rules || [];
    body.push(h('p.muted', {key: 'hint'}, say('searchHint')), rules.length > 0 && [h('h2.title', {key: 'newest'}, say('ofNewestRuling')),
      h('ul.hitlist', {key: 'ruling'}, rules.map(({id, title}) => listed({rule: id, title}, () => open(id))))]);
  }
  return {body, acts: foot};
}
function foundLine() {
  const asAsked = found.found && found.found.toLowerCase() !== words.trim().toLowerCase();
  return h('p.caption.found', {key: 'found', role: 'status'}, sayOf(asAsked ? 'rulesFoundAs' : 'rulesFound', found.hits.length, S.table?.game ?? '', found.found));
}
