// SPDX-License-Identifier: GPL-3.0-or-later
// What has been tapped, and what may be tapped next (docs/devices.md). Draws nothing.

const WEIGHTS = ['due', 'open', 'aside', 'grave'];
const MANY = 24;
const keyOf = tap => `${tap.kind} ${tap.id}`;
const isRare = move => move.weight === 'aside' || move.weight === 'grave';
/// All that is tapped by it.
const keysOf = ({step, place}) => place ? [...step, place] : step;
const beginsWith = (taps, begin) => begin.length <= taps.length && begin.every((key, i) => key === taps[i]);

export class Hand {
  me = null;
  taps = new Map();  ///< key -> tap
  all = [];
  moves = [];        ///< those of them that are not covered
  isCovered = false;
  path = [];         ///< steps that lead further: [[key, ...], ...]
  pick = null;       ///< {move, step: [key, ...]}: a move whose taps are all said
  counts = new Map(); ///< key of a place -> how many, of the spread that is picked
  values = new Map(); ///< pointer -> value
  isAnew = false;    ///< what has been sealed is to be sealed again

  clear() {
    this.isAnew = false;
    this.path = [];
    this.drop();
  }
  drop() {
    this.pick = null;
    this.counts = new Map();
    this.values = new Map();
  }

  /// Another state of the table. What was chosen stays if it can; else it is told what has gone.
  setMe(me) {
    const before = this.pick;
    const gone = before ? this.wordsOf(before.move) : '';
    const {taps = [], moves = [], shut = []} = me || {};
    this.me = me;
    this.taps = new Map(taps.map(tap => [keyOf(tap), tap]));
    const keysAt = all => (all || []).map(at => keyOf(taps[at]));
    this.all = moves.map((move, index) => {
      const keys = keysAt(move.taps);
      return {...move, index, keys, id: keys.join('\n'), places: keysAt(move.spread?.places)};
    });
    this.moves = this.all.filter(move => !this.isCovered || !move.own);
    this.shut = shut.map(one => ({...one, keys: keysAt(one.taps)}));
    while (this.path.length > 0 && this.left().length === 0)
      this.path.pop();
    if (!before)
      return '';
    const same = this.moves.find(move => move.id === before.move.id && Boolean(move.spread) === Boolean(before.move.spread));
    if (!same || !beginsWith(same.keys, this.base())) {
      this.drop();
      return gone;
    }
    this.pick = {move: same, step: before.step};
    for (const [place, count] of [...this.counts]) {
      const most = same.spread.most[same.places.indexOf(place)];
      if (most > 0)
        this.counts.set(place, Math.min(count, most));
      else
        this.counts.delete(place);
    }
    for (const at of [...this.values.keys()]) {
      if (!same.open.some(open => open.at === at))
        this.values.delete(at);
    }
    if (same.spread && (this.counted() > same.spread.greatest || (this.counted() === 0 && before.step.length === 0))) {
      this.drop();
      return gone;
    }
    return '';
  }

  /// What this seat alone knows of is there no longer, or again.
  cover(on) {
    if (on === this.isCovered)
      return;
    this.isCovered = on;
    if (on && this.pick?.move.own)
      this.clear();
    this.setMe(this.me);
  }

  base() {
    return this.path.flat();
  }
  left() {
    const base = this.base();
    return this.moves.filter(move => beginsWith(move.keys, base));
  }
  name(key) {
    return this.taps.get(key)?.name ?? '';
  }
  isChoice(key) {
    return this.taps.get(key)?.kind === 'choice';
  }
  /// What the log calls its entry.
  entryOf(move) {
    return this.me.entries?.[move.entry] ?? '';
  }
  hasSecret() {
    return this.moves.some(move => move.secret);
  }
  counted() {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /// What a press may add to the taps so far, for this move.
  pressesOf(move) {
    const said = this.base().length;
    const places = before => move.places.map(place => ({step: before, place}));
    if (move.keys.length <= said)
      return places([]);
    const first = move.keys[said];
    if (!this.isChoice(first))
      return [{step: [first]}];
    if (move.keys.length > said + 1)
      return [{step: [first, move.keys[said + 1]]}];
    return move.spread && move.spread.least > 0 ? places([first]) : [{step: [first]}];
  }

  /// [{key, caption: {word} | {says}, weight, ways: [{key, label, step, place, moves, enters}], shut: [...]}]
  groups(skip = null) {
    const groups = new Map();
    const said = this.base().length;
    const groupOf = (key, caption, weight) => {
      if (!groups.has(key))
        groups.set(key, {key, caption, weight, ways: [], shut: []});
      const group = groups.get(key);
      if (WEIGHTS.indexOf(weight) < WEIGHTS.indexOf(group.weight))
        group.weight = weight;
      return group;
    };
    const left = this.left();
    const isRareAll = left.every(isRare);
    const hasFollowers = word => left.filter(move => move.keys[said] === word).length > 1;
    for (const move of left) {
      if (move === skip)
        continue;
      for (let press of this.pressesOf(move)) {
        const keys = keysOf(press);
        const [first] = keys;
        let where;
        if (isRare(move) && !(said && isRareAll)) {
          where = groupOf('otherwise', {says: 'otherwise'}, move.weight);
          if (keys.length > 1 && hasFollowers(first))
            press = {step: [first]};
        } else if (keys.length === 1 && !said && this.isChoice(first)) {
          where = move.weight === 'due' ? groupOf('continue', {says: 'goOn'}, 'due') : groupOf('besides', {says: 'besides'}, move.weight);
        } else {
          where = groupOf(...this.headOf(keys, move), move.weight);
        }
        this.addWay(where, press, move);
      }
    }
    for (const group of groups.values()) {
      this.fold(group);
      if (group.ways.length > MANY / 2)
        group.ways.sort((one, other) => one.label.localeCompare(other.label, undefined, {numeric: true}));
    }
    for (const one of this.shut)
      this.addShut(one, groups, groupOf, said);
    return [...groups.values()].filter(group => group.ways.length + group.shut.length > 0).sort((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
  }

  /// The key and the caption of a group in which one goes on so.
  headOf([first, ...rest], move) {
    return rest.length > 0 ? [`word ${first}`, {word: this.name(first)}] : this.path.length > 0 ? ['next', {says: 'andThen'}] : [`entry ${move.entry}`, {word: this.entryOf(move)}];
  }

  addWay(group, press, move) {
    const key = [...press.step, press.place ? `* ${press.place} ${move.index}` : ''].join('\n');
    let way = group.ways.find(one => one.key === key);
    if (!way) {
      const keys = keysOf(press);
      way = {key, step: press.step, place: press.place || null, moves: [], last: keys.at(-1), first: keys[0]};
      group.ways.push(way);
    }
    way.moves.push(move);
    const move0 = way.moves[0];
    // What only one move can mean need not be tapped to its end.
    way.enters = way.moves.length === 1 && (way.place !== null || !move0.spread);
    way.label = way.enters && !way.place && (group.key === 'otherwise' || this.isChoice(way.last)) ? this.wordsOf(move0) : this.name(way.last);
    way.full = way.enters && !way.place ? this.wordsOf(move0) : '';
  }

  /// Too many: first the word alone, then what follows it.
  fold(group) {
    if (group.ways.length <= MANY || !group.ways.every(way => way.step.length > 1 && way.first === group.ways[0].first))
      return;
    const first = group.ways[0].first;
    group.ways = [{key: first, step: [first], place: null, first, last: first, moves: group.ways.flatMap(way => way.moves), enters: false, label: this.name(first), full: ''}];
  }

  /// A place out of reach, in the group of those within.
  addShut({keys, entry}, groups, groupOf, said) {
    const [first, ...rest] = keys.slice(said);
    if (!first || !beginsWith(keys, this.base()))
      return;
    const last = rest.at(-1) ?? first;
    if ([...groups.values()].flatMap(group => group.ways).some(way => way.last === last && (way.first === first || way.place)))
      return;
    const [key, caption] = this.headOf([first, ...rest], {entry});
    const group = groupOf(key, caption, groups.get(key)?.weight ?? 'aside');
    if (!group.shut.some(other => other.last === last))
      group.shut.push({key: `shut ${first}\n${last}`, last, label: this.name(last), keys});
  }

  wordsOf(move) {
    return move.words || move.keys.map(key => this.name(key)).join(' ');
  }
  isOn(way) {
    if (!this.pick)
      return false;
    if (way.place)
      return way.moves.includes(this.pick.move) && this.counts.has(way.place);
    return way.enters && this.pick.move === way.moves[0];
  }
  /// A tile is tapped. True: what stands below changes as a whole.
  tap(way) {
    const move = way.moves[0];
    if (way.place) {
      if (this.pick?.move !== move)
        this.drop();
      this.pick = {move, step: way.step};
      const at = move.places.indexOf(way.place);
      const most = move.spread.most[at];
      const count = this.counts.get(way.place) || 0;
      if (move.spread.greatest === 1 && count === 0)
        this.counts = new Map([[way.place, 1]]);
      else if (count > 0 && most === 1)
        this.less(way);
      else if (count < most && this.counted() < move.spread.greatest)
        this.counts.set(way.place, count + 1);
      return false;
    }
    if (way.enters) {
      const isSame = this.pick?.move === move;
      this.drop();
      if (!isSame)
        this.pick = {move, step: way.step};
      return false;
    }
    this.drop();
    this.path.push(way.step);
    return true;
  }
  less(way) {
    const count = this.counts.get(way.place) || 0;
    if (count > 1)
      this.counts.set(way.place, count - 1);
    else
      this.counts.delete(way.place);
    if (this.counted() === 0)
      this.drop();
  }
  /// The move that is said: the one tapped, or a spread that may stay empty.
  said() {
    if (this.pick)
      return this.pick.move;
    const left = this.path.length > 0 ? this.left() : [];
    return left.length === 1 && left[0].keys.length === this.base().length && left[0].spread?.least === 0 ? left[0] : null;
  }
  /// Esc. False: there was nothing to go back from.
  back() {
    if (this.pick)
      this.drop();
    else if (this.path.length > 0)
      this.path.pop();
    else
      return false;
    return true;
  }
  backTo(step) {
    this.path = this.path.slice(0, step);
    this.drop();
  }

  /// The counts in the order of the places.
  countsOf(move) {
    return move.places.map(place => this.counts.get(place) || 0);
  }
  /// A move by itself where play waits for just this one, or only this one seals anew.
  onlyDue() {
    const due = this.moves.filter(move => this.isAnew ? move.secret : move.weight === 'due');
    return due.length === 1 && !due[0].spread && this.path.length === 0 ? due[0] : null;
  }
}
