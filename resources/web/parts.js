// SPDX-License-Identifier: GPL-3.0-or-later
// What every page is made of: nodes, icons, the shapes of the seats, words.

/// What a page does in its own way. `kind`: of sentences, that go before the common ones.
export const hooks = {paint() {}, openRule() {}, showEntry() {}, kind: ''};

/// What shall stand in the page: a description that `show` compares with what does.
/// `tag.look.look`: how it looks always; `tag#key`: the same, and its key. `class`: one look or several, or none.
export function h(tag, props, ...kids) {
  const [name, ...looks] = tag.split(/[.#]/);
  const look = [...looks, props.class].flat(Infinity).filter(Boolean).join(' ');
  return {tag: name, props: {key: tag.includes('#') ? looks[0] : undefined, ...props, class: look || null}, kids};
}
export const div = (look, ...kids) => h('div', {class: look}, ...kids);
export const span = (look, ...kids) => h('span', {class: look}, ...kids);
export const p = (look, ...kids) => h('p', {class: look}, ...kids);

function setProp(node, name, value) {
  if (name === 'key')
    return;
  if (name.startsWith('on')) { // what it changes is drawn
    node[name] = value ? event => { value(event); draw(); } : null;
  } else if (name === 'style') {
    for (const [what, how] of Object.entries(value || {}))
      node.style.setProperty(what, how);
  } else if (name === 'value') {
    if (node.value !== String(value ?? ''))
      node.value = value ?? '';
  } else if (name === 'checked' || name === 'selected') {
    node[name] = Boolean(value);
  } else if (name.startsWith('aria-') && typeof value === 'boolean') {
    node.setAttribute(name, value);
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
}

function dress(node, props) {
  const before = node.whistleProps || {};
  for (const name of Object.keys(before)) {
    if (!(name in props))
      setProp(node, name, null);
  }
  for (const [name, value] of Object.entries(props)) {
    if (before[name] !== value || name === 'checked')
      setProp(node, name, value);
  }
  node.whistleProps = props;
}

function made(tag) {
  const node = ['svg', 'path'].includes(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  if (tag === 'button')
    node.type = tag;
  return node;
}

/// Makes `parent` hold just these. A node of the same key (else of the same kind, in order) stays the node that it is,
/// with its focus and its scrolling.
export function show(parent, wanted) {
  const kids = wanted.flat(Infinity).filter(kid => kid || kid === 0);
  const olds = [...parent.childNodes];
  const keyed = new Map(olds.map(node => [node.whistleProps?.key, node]));
  const loose = olds.filter(node => node.whistleProps?.key === undefined);
  const next = name => {
    const at = loose.findIndex(node => node.nodeName.toLowerCase() === name);
    return at < 0 ? null : loose.splice(at, 1)[0];
  };
  const nodes = kids.map(kid => {
    if (typeof kid !== 'object') {
      const text = next('#text') || document.createTextNode('');
      if (text.data !== String(kid))
        text.data = kid;
      return text;
    }
    const {tag, props: {key}} = kid;
    const node = key === undefined ? next(tag) : keyed.get(key);
    if (key !== undefined)
      keyed.delete(key);
    return node?.nodeName.toLowerCase() === tag ? node : made(tag);
  });
  const staying = new Set(nodes);
  for (const node of olds) {
    if (!staying.has(node))
      node.remove();
  }
  let place = parent.firstChild;
  nodes.forEach((node, i) => {
    if (node === place)
      place = place.nextSibling;
    else
      parent.insertBefore(node, place);
    if (typeof kids[i] !== 'object')
      return;
    const {value, ...others} = kids[i].props;
    dress(node, others);
    show(node, kids[i].kids);
    if ('value' in kids[i].props)
      setProp(node, 'value', value); // an option of it has come by now
  });
}

// words

let dictionary = {};
let language = 'en';
export function setWords(say, spoken) {
  dictionary = say || {};
  language = spoken || 'en';
}
export const hasWords = () => Object.keys(dictionary).length > 0;
const filled = (words, args) => words.replace(/%(\d)/g, (whole, n) => args[n - 1] ?? whole);
/// A sentence of the page with its places filled.
const sentence = key => dictionary[key + hooks.kind] ?? dictionary[key] ?? '';
export const say = (key, ...args) => filled(sentence(key), args);
/// The same with nodes in its places, and `look` for what stands between them.
export const sayWith = (key, look, ...nodes) => sentence(key).split(/(%\d)/).filter(Boolean).map(part => /^%\d$/.test(part) ? nodes[part[1] - 1] : span(look, part));
/// The same where its form goes by a number, which is its first place.
export function sayOf(key, count, ...args) {
  const rule = new Intl.PluralRules(language).select(count);
  return filled(dictionary[`${key}.${rule}`] ?? dictionary[`${key}.many`] ?? '', [count, ...args]);
}
export const sayAll = names => new Intl.ListFormat(language).format(names);
export const nameOfLanguage = code => new Intl.DisplayNames([code], {type: 'language'}).of(code);
export const clock = when => new Date(when).toLocaleTimeString([], {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'});

// icons and shapes

const rem = px => `${px / 16}rem`;
const drawing = (look, px, viewBox, path) => h('svg', {class: look, width: rem(px), height: rem(px), viewBox, 'aria-hidden': true}, h('path', path));
export const icon = (name, px = 20, look = '') => drawing(`icon ${look}`, px, '0 0 24 24', {d: say(`icon ${name}`)});

const numberIn = seat => seat?.number < 5 ? seat.number : 5;
/// The shape of a seat, in its colour: `ink` where it stands on that colour.
export function emblem(seat, px = 20, look = '') {
  return drawing(`emblem ${look} ${seatClass(seat)}`, px, '-12 -12 24 24', {d: say(`icon seat${numberIn(seat)}`), 'fill-rule': 'evenodd'});
}
export const seatClass = seat => !seat ? 's0' : seat.colour ? `box-${seat.colour}` : `s${numberIn(seat)}`;

// the table, as every page reads it

/// All that the page knows. Pages read it, and call `draw` when they have changed it.
export const S = {
  languages: [], language: 'en', table: null, live: false, everLive: false, lostAt: 0, off: '',
  tab: 'table', ems: 0, two: false, slim: false, isWatching: false, isSilent: false, sheet: false, rose: null,
};
export const seatOf = id => S.table?.seats?.find(seat => seat.id === id) || null;
export const seatNumber = number => S.table?.seats?.find(seat => seat.number === number) || null;
export const mySeat = () => S.table?.me ? seatOf(S.table.me.seat) : null;

let isWaiting = false;
export function draw() {
  if (isWaiting)
    return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    hooks.paint();
  });
}
export const drawNow = () => hooks.paint();

// small parts

export const ruleChip = ({id, title = ''}) => h('button.rule', {key: `rule ${id}`, title: title || null, 'aria-label': say('openRule', `${id} ${title}`.trim()), onclick: () => hooks.openRule(id)},
  span('', icon('book', 14), id));
export const gained = gain => gain ? span('gain', gain > 0 ? `+${gain}` : `\u2212${-gain}`) : null;
/// Why something was refused.
export const refused = (answer, struck = '') => [
  h('div.refused', {role: 'alert'}, icon('refused', 22),
    div('grow', struck && p('struck', struck), p('', answer.why), answer.more?.map(more => p('more', more)))),
  answer.rules?.length > 0 && div('chips', answer.rules.map(id => ruleChip({id})))];
/// One that is `no` stays where it is, dashed, and does nothing.
export const button = (look, {no = false, ...props}, ...kids) => h('button', {...props, 'aria-disabled': Boolean(no), onclick: no ? null : props.onclick, class: ['btn', look]}, ...kids);
export const sign = (words, image, onclick, no) => button('outline icononly', {'aria-label': words, onclick, no}, icon(image, 22));
export const acts = (...kids) => h('div#acts', {}, kids);
export const closer = (close, words = say('close')) => button('quiet icononly', {'aria-label': words, onclick: close}, icon('close'));
/// What is there for who opens it.
export const folded = (key, look, words, ...kids) => h('details', {key}, h('summary', {class: look}, span('grow', words), icon('down', 18)), kids);
export const searchField = (key, words, props, end) => h('label.searchfield', {key}, icon('search', 22), span('unseen', words),
  h('input', {type: 'search', placeholder: words, autocomplete: 'off', ...props}), end);
export const line = (name, words) => p('hint', icon(name, 18), span('', words));
export const idOf = words => words.replace(/[^a-z0-9]/gi, '-');

/// Takes a press only if nothing under the finger has just changed.
let settledAt = 0;
export const settle = () => { settledAt = Date.now() + 300; };
export const isSettled = () => Date.now() >= settledAt;
export const press = act => () => isSettled() && act();
/// The same where other things stand under the finger afterwards.
export const turn = act => press(() => { act(); settle(); });
