// SPDX-License-Identifier: GPL-3.0-or-later
// Where one sits at a table, or who one is in a season: one of its places, or nobody who only watches.

import {h, div, span, p, icon, say, button, line, press} from './parts.js';

/// The place is no longer this phone's.
export const gone = (image, words, act, onclick) => h('div.note.strong', {key: 'rose', role: 'status'}, icon(image, 24), div('grow', h('h1.title', {}, words), button('chalk', {onclick}, act)));

let pick = null;
export const unpick = () => { pick = null; };

/// Its page, and what is `chosen`: a place that is free, 'watch' or null.
/// `places`: [{id, look, style, image, name, words, mark, isTaken}].
export function placePage(question, note, hint, places, change, search) {
  const all = [...places, {id: 'watch', look: 'watch', image: icon('eye', 26), name: say('onlyWatch'), words: say('onlyWatchNote')}];
  const free = all.filter(one => !one.isTaken);
  if (!free.some(one => one.id === pick))
    unpick();
  return {chosen: pick, body: [
    div('question', h('h1.heading', {id: 'who'}, question), p('muted', note)), search,
    h('div.seatrows', {role: 'radiogroup', 'aria-labelledby': 'who', key: 'rows'}, all.map(({id, look, style, image, name, words, mark, isTaken}) => {
      const isOn = pick === id;
      return h('button', {role: 'radio', key: id, class: ['seatrow', look, isOn ? 'on' : isTaken ? 'no' : ''], style, 'aria-checked': isOn, 'aria-disabled': Boolean(isTaken), tabindex: id === (pick ?? free[0].id) ? 0 : -1,
        onclick: press(() => {
          if (isTaken)
            return;
          pick = isOn ? null : id;
          change();
        })}, image, span('grow', span('title', name), span('caption', words)), isOn ? icon('check', 24) : mark);
    })),
    h('div#push', {}, line('info', hint)),
  ]};
}
