// SPDX-License-Identifier: GPL-3.0-or-later
// Values that a move asks for, by docs/devices.md ASK.

import {h, div, span, icon, say, button} from './parts.js';

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/// Whether this is a value that may stand there.
export function isWhole(ask, value) {
    switch (ask.kind) {
    case 'number':
        return Number.isInteger(value) && value >= (ask.from ?? -Infinity) && value <= (ask.to ?? Infinity);
    case 'choice':
        return ask.options.some(option => isSame(option.value, value));
    case 'words':
        return typeof value === 'string' && value.trim().length > 0;
    case 'list':
        return Array.isArray(value) && value.length >= (ask.least ?? 0) && value.length <= (ask.most ?? Infinity) && value.every(one => isWhole(ask.of, one));
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
        return Array.from({length: ask.least ?? 0}, () => begun(ask.of));
    if (ask.kind === 'object')
        return Object.fromEntries(ask.fields.map(field => [field.key, field.needed ? begun(field.ask) : undefined]).filter(([, value]) => value !== undefined));
    return undefined;
}

/// `change(value)`; `id`: of the field, unlike all others.
export function field(name, ask, value, change, id, isNeeded = true) {
    if (ask.kind === 'laptop')
        return isNeeded ? h('p', {key: id, class: 'hint'}, icon('laptop', 18), span('', name ? `${name}: ${say('onlyLaptop')}` : say('onlyLaptop'))) : null;
    const label = h('span', {class: 'label', id: `${id}:name`}, name);
    const whole = isWhole(ask, value);
    const isBig = ask.kind === 'list' || ask.kind === 'object';
    return h('div', {key: id, class: `field ${isBig ? 'nested' : ''}`, role: 'group', 'aria-labelledby': `${id}:name`},
        div('fieldhead', label, !isNeeded && value === undefined ? span('caption', say('mayStayOpen')) : null,
            !isNeeded && value !== undefined && ask.kind !== 'choice' ? button('quiet small', {onclick: () => change(undefined), 'aria-label': say('emptyField', name)}, icon('close', 18)) : null),
        inner(ask, value, change, id, name, whole));
}

function inner(ask, value, change, id, name, whole) {
    switch (ask.kind) {
    case 'number': return number(ask, value, change, id, name, whole);
    case 'choice': return choice(ask, value, change, id, name);
    case 'words':
        return h('input', {class: 'text', type: 'text', id, maxlength: ask.longest || null, value: value ?? '', 'aria-labelledby': `${id}:name`, autocomplete: 'off',
            oninput: event => change(event.target.value || undefined)});
    case 'list': return list(ask, value || [], change, id, name);
    case 'object':
        return ask.fields.map(one => field(one.name, one.ask, value?.[one.key], next => {
            const changed = {...value, [one.key]: next};
            if (next === undefined)
                delete changed[one.key];
            change(Object.keys(changed).length > 0 ? changed : undefined);
        }, `${id}-${one.key}`, one.needed));
    }
    return null;
}

function number(ask, value, change, id, name, whole) {
    const {from, to} = ask;
    if (Number.isInteger(from) && Number.isInteger(to) && to - from < 10)
        return choice({options: Array.from({length: to - from + 1}, (_, i) => ({value: from + i, words: String(from + i)}))}, value, change, id, name, `c${to - from > 4 ? Math.ceil((to - from + 1) / 2) : 5}`);
    const step = by => () => {
        const next = value === undefined ? Math.max(from ?? 0, Math.min(0, to ?? 0)) : value + by;
        change(Math.min(to ?? Infinity, Math.max(from ?? -Infinity, next)));
    };
    return h('div', {class: 'stepper'},
        button('outline icononly', {onclick: step(-1), 'aria-label': say('less', name)}, icon('minus', 22)),
        h('input', {class: `text count ${value !== undefined && !whole ? 'bad' : ''}`, id, inputmode: 'numeric', value: value ?? '', 'aria-labelledby': `${id}:name`, 'aria-invalid': value !== undefined && !whole, autocomplete: 'off',
            oninput: event => {
                const typed = event.target.value.trim();
                change(/^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined);
            }}),
        button('outline icononly', {onclick: step(1), 'aria-label': say('more', name)}, icon('plus', 22)));
}

function choice(ask, value, change, id, name, look = '') {
    const at = ask.options.findIndex(option => isSame(option.value, value));
    if (ask.options.length > 12)
        return h('select', {class: 'text', id, 'aria-labelledby': `${id}:name`, onchange: event => change(event.target.value === '' ? undefined : ask.options[Number(event.target.value)].value)},
            h('option', {value: '', selected: at < 0}, say('nothingChosen')),
            ask.options.map((option, i) => h('option', {value: String(i), selected: i === at}, option.words)));
    const longest = Math.max(...ask.options.map(option => option.words.length));
    return h('div', {class: `tiles ${look || (longest > 24 ? 'c1' : longest > 12 ? 'c2' : 'c3')}`, role: 'radiogroup', 'aria-labelledby': `${id}:name`},
        ask.options.map((option, i) => h('button', {key: `${id} ${i}`, class: `tile ${i === at ? 'on' : ''}`, role: 'radio', 'aria-checked': i === at, tabindex: i === Math.max(0, at) ? 0 : -1,
            onclick: () => change(i === at ? undefined : option.value)}, i === at ? icon('check', 18) : null, span('', option.words))));
}

function list(ask, value, change, id, name) {
    const most = ask.most ?? Infinity;
    return [
        value.map((one, i) => h('div', {class: 'listrow', key: `${id}-${i}`},
            field(`${i + 1}`, ask.of, one, next => change(value.map((other, j) => j === i ? next : other)), `${id}-${i}`),
            value.length > (ask.least ?? 0) ? button('outline icononly', {onclick: () => change(value.filter((other, j) => j !== i)), 'aria-label': say('takeOut', `${name} ${i + 1}`)}, icon('close', 20)) : null)),
        value.length < most ? button('outline', {key: `${id}-add`, onclick: () => change([...value, begun(ask.of)])}, icon('plus', 20), say('addOne')) : null,
    ];
}
