// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part in a season and what they play, as the page and the projector read it.

import {S, h} from './parts.js';

export const entrantOf = id => S.table.entrants.find(one => one.id === id) || null;
/// What wears the colour of an entrant: with ink that can be read on it.
export function worn(entrant) {
  const colour = entrant?.colour;
  if (!colour)
    return {'--seat': '', '--ink': ''};
  const [red, green, blue] = [1, 3, 5].map(at => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return {'--seat': colour, '--ink': .2126 * red + .7152 * green + .0722 * blue > .18 ? '#000' : '#fff'};
}
export const disc = (entrant, look = '') => entrant?.colour ? h('i', {class: `disc ${look}`, style: worn(entrant)}) : null;

export const currentRound = () => S.table.rounds.find(round => round.id === S.table.round) || S.table.rounds.findLast(round => round.matches.some(match => match.state !== 'open')) || S.table.rounds[0];
/// Until then nobody knows who plays in them.
export const arePlayoffsOn = () => S.table.bracket.length > 0 && (Boolean(S.table.over) || S.table.round.startsWith('p') || S.table.tables.length === 0);
/// A match with its round, or a pairing of the playoffs.
export function matchOf(fixture) {
  const {rounds, bracket} = S.table;
  const all = [...rounds.map(round => [round, round.matches]), ...bracket.flatMap(part => part.rounds.map(round => [round, round.boxes]))];
  return fixture && all.flatMap(([round, matches]) => matches.map(match => ({round, ...match}))).find(match => match.fixture === fixture);
}
/// How a side is written that another has beaten.
export const faded = (side, sides) => sides.some(one => one.won) && !side.won ? 'muted' : '';
