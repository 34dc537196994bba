// SPDX-License-Identifier: GPL-3.0-or-later
// How a result is asked for, and what is told of it so far.

import {h, div, span, say, sayAll} from './parts.js';
import {field, isWhole, isForLaptop, begun} from './fields.js';
import {entrantOf, disc} from './entrants.js';

export class Form {
  constructor(asked, {sides = {}, absent = [], by, winner} = {}, change) {
    Object.assign(this, {asked, sides, absent, by, winner, change});
  }
  ask(asked) {
    if (asked?.is === 'form')
      this.set({asked});
  }
  set(part) {
    Object.assign(this, part);
    this.change();
  }
  /// Who is asked. Where nobody is left to play against, there is nothing to ask.
  here() {
    const here = this.asked.sides.filter(side => !this.absent.includes(side.entrant));
    return here.length > 1 || this.absent.length === 0 ? here : [];
  }
  value(side, {name, needed, ask}) {
    return this.sides[side.entrant]?.[name] ?? (needed ? begun(ask) : undefined);
  }
  way() {
    return this.here().length > 0 ? this.asked.ways.find(one => one.value === this.by) : undefined;
  }
  missing() {
    for (const side of this.here()) {
      for (const one of this.asked.fields) {
        const value = this.value(side, one);
        if (one.needed && isForLaptop(one.ask))
          return say('onlyLaptop');
        if (value === undefined ? one.needed : !isWhole(one.ask, value))
          return say('missing', say('captionWith', side.name, one.label));
      }
    }
    return this.way()?.asksWinner && !this.winner ? say('missing', say('winner')) : '';
  }
  /// What the main button says.
  result() {
    const gone = this.asked.sides.filter(side => this.absent.includes(side.entrant));
    if (gone.length > 0)
      return say('reportAbsent', sayAll(gone.map(side => side.name)));
    const main = this.asked.fields.find(one => one.ask.kind === 'number');
    const values = main ? this.here().map(side => this.value(side, main)) : [undefined];
    return values.includes(undefined) ? say('enterResult') : say('reportIt', values.join(values.length === 2 ? ':' : ', '));
  }
  told() {
    const way = this.way();
    const sides = this.here().map(side => [side.entrant, Object.fromEntries(this.asked.fields.map(one => [one.name, this.value(side, one)]))]);
    return {sides: Object.fromEntries(sides), absent: this.absent, by: way?.value, winner: way?.asksWinner ? this.winner : undefined};
  }
  page() {
    const {title, sides, fields, ways} = this.asked;
    const isAsked = this.here();
    return {
      missing: this.missing(), words: [this.result(), span('caption', this.way()?.words)], body: [
        h('h1.heading', {id: 'result', tabindex: -1}, title),
        sides.map(side => {
          const id = side.entrant;
          return h('section.fields', {key: id, 'aria-labelledby': `side-${id}`},
            div('callhead', disc(entrantOf(id)), h('h2.title', {id: `side-${id}`}, side.name)),
            isAsked.includes(side) && fields.map(one => field(one.label, one.ask, this.value(side, one), value => this.set({sides: {...this.sides, [id]: {...this.sides[id], [one.name]: value}}}), `${id}-${one.name}`, one.needed)),
            h('label.sheetrow', {}, span('label grow', say('didNotCome')), h('input', {type: 'checkbox', checked: this.absent.includes(id),
              onchange: event => this.set({absent: event.target.checked ? [...this.absent, id] : this.absent.filter(one => one !== id)})})));
        }),
        isAsked.length > 0 && ways.length > 0 && h('section.fields', {},
          field(say('howItEnded'), {kind: 'choice', options: ways}, this.by, by => this.set({by}), 'by', false),
          this.way()?.asksWinner && field(say('winner'), {kind: 'choice', options: sides.map(side => ({value: side.entrant, words: side.name}))}, this.winner, winner => this.set({winner}), 'winner'))]};
  }
}
