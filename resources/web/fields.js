// SPDX-License-Identifier: GPL-3.0-or-later
// Values that a move asks for, by docs/devices.md ASK.

import {S, h, div, span, p, icon, say, button, sign, closer, line} from './parts.js';

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/// Whether this is a value that may stand there.
export function isWhole(ask, value) {
  switch (ask.kind) {
  case 'number':
    return Number.isInteger(value) && value >= ask.from && value <= ask.to;
  case 'choice':
    return ask.options.some(option => isSame(option.value, value));
  case 'words':
    return typeof value === 'string' && value.trim().length > 0;
  case 'list':
    return Array.isArray(value) && value.length >= ask.least && value.length <= ask.most && value.every(one => isWhole(ask.of, one));
  case 'object':
    return Boolean(value) && typeof value === 'object' && ask.fields.every(field => value[field.key] === undefined ? !field.needed : isWhole(field.ask, value[field.key]));
  default:
    return false;
  }
}
export const isForLaptop = ask => ask.kind === 'laptop' || (ask.kind === 'list' && isForLaptop(ask.of)) || (ask.kind === 'object' && ask.fields.some(field => field.needed && isForLaptop(field.ask)));

/// What stands there before anybody has said anything.
export function begun(ask) {
  if (ask.kind === 'list')
    return Array.from({length: ask.least}, () => begun(ask.of));
  if (ask.kind === 'object')
    return Object.fromEntries(ask.fields.map(field => [field.key, field.needed ? begun(field.ask) : undefined]).filter(([, value]) => value !== undefined));
  return undefined;
}

/// Tiles in as many columns as their longest words leave; `room`: beside them, in rem.
export const columnsFor = (labels, room = 1.5) => ({'--least': `${Math.max(3.5, room + .62 * Math.max(...labels.flatMap(label => [label.length / 2, ...label.split(/[\s-]/).map(word => word.length)])))}rem`});

/// `change(value)`; `id`: of the field, unlike all others.
export function field(name, ask, value, change, id, isNeeded = true) {
  const {kind} = ask;
  if (kind === 'laptop')
    return isNeeded && line('laptop', (name ? `${name}: ` : '') + say('onlyLaptop'));
  const isSaid = value !== undefined;
  return h('div', {key: id, class: ['field', (kind === 'list' || kind === 'object') && 'nested'], role: 'group', 'aria-labelledby': `${id}:name`},
    div('fieldhead', h('span.label', {id: `${id}:name`, class: ask.question && 'unseen'}, name), !isNeeded && !isSaid && span('caption', say('mayStayOpen')),
      !isNeeded && isSaid && kind !== 'choice' && closer(() => change(undefined), say('emptyField', name))),
    kinds[kind](ask, value, change, id, name));
}

const typed = (id, value, change, more) => h('input', {type: 'text', id, value: value ?? '', 'aria-labelledby': `${id}:name`, autocomplete: 'off', oninput: event => change(event.target.value), ...more});

const kinds = {
  number(ask, value, change, id, name) {
    const {from, to} = ask;
    const many = to - from + 1;
    if (many <= 10)
      return kinds.choice({options: Array.from({length: many}, (_, i) => ({value: from + i, words: String(from + i)}))}, value, change, id, name);
    const within = next => Math.min(to, Math.max(from, next));
    const by = more => () => change(within(value === undefined ? 0 : value + more));
    const isWrong = value !== undefined && !isWhole(ask, value);
    return div('stepper', sign(say('less', name), 'minus', by(-1)),
      typed(id, value, text => change(/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined), {class: ['text count', isWrong && 'bad'], inputmode: 'numeric', 'aria-invalid': isWrong}),
      sign(say('more', name), 'plus', by(1)));
  },
  /// `chosen`: one value, or a list of values.
  choice({options, shape, others = []}, chosen, change, id, name, isMany) {
    const all = isMany ? chosen.filter(one => one !== undefined) : [chosen];
    const isOn = ({value}) => all.some(one => isSame(one, value));
    const at = options.findIndex(isOn);
    const without = option => isMany ? all.filter(one => !isSame(one, option.value)) : undefined;
    const press = option => change(isOn(option) ? without(option) : isMany ? [...all, option.value] : option.value);
    if (options.length > 12)
      return h('select.text', {id, 'aria-labelledby': `${id}:name`, onchange: event => change(options[event.target.value]?.value)},
        h('option', {value: '', selected: at < 0}, say('nothingChosen')),
        options.map((option, i) => h('option', {value: i, selected: i === at}, option.words)));
    const tile = (option, i, box) => h('button', {key: `${id} ${i} ${box}`, class: ['tile', isOn(option) && 'on', shape && !option.at && 'rare'], role: isMany ? 'checkbox' : 'radio', 'aria-checked': isOn(option), tabindex: isMany || i === Math.max(0, at) ? 0 : -1, 'aria-label': box && option.words, style: box,
      onclick: () => press(option)}, isOn(option) && !box && icon('check', 18), !box && span('', option.words));
    const group = (props, ...kids) => h('div', {role: isMany ? 'group' : 'radiogroup', 'aria-labelledby': `${id}:name`, ...props}, kids);
    const named = ({at, words, note}) => h('span.label', {style: at.name, 'aria-hidden': true}, words, note && span('caption', note));
    if (shape && !S.slim)
      return group({}, h('div.map', {style: {'--shape': shape}},
        others.map(one => [h('div.tile.no', {style: one.at.box}), named(one)]), options.map((option, i) => option.at && [tile(option, i, option.at.box), named(option)])),
        others.map(({why}) => why && p('caption', why)), div('tiles', options.map((option, i) => !option.at && tile(option, i))));
    return group({class: 'tiles', style: columnsFor(options.map(option => option.words))}, options.map((option, i) => tile(option, i)));
  },
  words: ({longest}, value, change, id) => typed(id, value, text => change(text || undefined), {class: 'text', maxlength: longest}),
  list({of, least, most}, value = [], change, id, name) {
    if (of.kind === 'choice' && most <= of.options.length && most < 13) // each once
      return kinds.choice(of, value, change, id, name, true);
    return [
      value.map((one, i) => h('div.listrow', {key: `${id}-${i}`},
        field(`${i + 1}`, of, one, next => change(value.map((other, j) => j === i ? next : other)), `${id}-${i}`),
        value.length > least && sign(say('takeOut', `${name} ${i + 1}`), 'close', () => change(value.filter((other, j) => j !== i))))),
      value.length < most && button('outline', {key: `${id}-add`, onclick: () => change([...value, begun(of)])}, icon('plus'), say('addOne')),
    ];
  },
  object: ({fields}, value, change, id) => fields.map(({key, name, ask, needed}) => field(name, ask, value?.[key], next => {
    const changed = {...value, [key]: next};
    if (next === undefined)
      delete changed[key];
    change(Object.keys(changed).length > 0 ? changed : undefined);
  }, `${id}-${key}`, needed)),
};
