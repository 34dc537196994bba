// SPDX-License-Identifier: GPL-3.0-or-later
// The line to the table: it opens itself again, and sends nothing later than it was said.

import {S, draw} from './parts.js';

const QUIET = 1750; ///< so long without a frame is not live: told within two seconds
const GONE = 5000;  ///< so long, and the line is opened anew

const attempt = act => {
  try {
    return act();
  } catch { // private windows keep nothing
    return null;
  }
};
const kept = (store, name) => ({
  get: () => attempt(() => window[store].getItem(name)),
  set: value => attempt(() => value ? window[store].setItem(name, value) : window[store].removeItem(name)),
});
const word = location.pathname.split('/')[1];
export const memory = Object.defineProperties({}, {
  seatWord: kept('localStorage', `whistle.${word}.seat`),
  language: kept('localStorage', 'whistle.language'),
  isWatching: kept('sessionStorage', `whistle.${word}.watch`),
  isStill: kept('localStorage', 'whistle.still'),
});
/// A seat that is given on to this phone stands behind the address, then nowhere.
const GIVEN = /^#(\w{26})$/;
S.given = GIVEN.exec(location.hash)?.[1];
if (S.given)
  history.replaceState(null, '', location.pathname);
addEventListener('hashchange', () => GIVEN.test(location.hash) && location.reload());

export function watch(on) {
  S.isWatching = memory.isWatching = on;
}

let socket = null;
let heardAt = 0;
let openedAt = 0;
let wait = 250;
let timer = 0;
let graceUntil = 0;
let lastId = 0;
let onFrame = () => {};
let onLost = () => {};
let onBack = () => {};
const waiting = new Map();

export function hello() {
  const frame = {do: 'hello', language: memory.language || navigator.languages.join()};
  const seat = S.given || memory.seatWord;
  if (seat && !S.isSilent)
    frame.seat_word = seat;
  send(frame);
}

function connect() {
  clearTimeout(timer);
  if (socket || S.off)
    return;
  openedAt = Date.now();
  socket = new WebSocket(new URL('live', location.href.replace(/^http/, 'ws')));
  socket.onopen = hello;
  socket.onmessage = event => take(JSON.parse(event.data));
  socket.onclose = drop;
}

function again() {
  clearTimeout(timer);
  if (S.off)
    return;
  if (wait > 250) // the program may have begun anew
    fetch('.', {method: 'HEAD', cache: 'no-store'}).then(answer => {
      if (answer.status === 404)
        S.off = 'new address';
      draw();
    }, () => {});
  timer = setTimeout(connect, wait);
  wait = Math.min(wait * 2, 2000);
}

/// The line has gone. What waited gets no answer: it may have been entered, or not.
function drop() {
  if (socket) {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
  socket = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const answer of left)
    answer(null);
  again();
}

function take(frame) {
  heardAt = Date.now();
  if (S.given && ['seat', 'rose'].includes(frame.is)) {
    S.given = '';
    if (frame.is === 'rose') {
      frame.why = 'used';
      hello(); // with the own one, if there is one
    }
  }
  if (['table', 'season', 'words'].includes(frame.is))
    wait = 250;
  onFrame(frame);
  waiting.get(frame.id)?.(frame);
  waiting.delete(frame.id);
  if (frame.is === 'off' && S.off) {
    drop();
    clearTimeout(timer);
  }
  look();
}

function look() {
  const now = Date.now();
  const isLive = socket?.readyState === WebSocket.OPEN && heardAt > 0 && now - heardAt < QUIET && !S.off;
  if (isLive !== S.live && (isLive || now >= graceUntil)) {
    S.live = isLive;
    if (isLive) {
      S.everLive = true;
      onBack();
    } else {
      S.lostAt = heardAt || now;
      onLost();
    }
    draw();
  }
  if (socket && now - Math.max(heardAt, openedAt) > GONE)
    drop();
}

export function send(frame) {
  if (socket?.readyState !== WebSocket.OPEN)
    return false;
  socket.send(JSON.stringify(frame));
  return true;
}

/// The answer; null where the line went before it came. False at once: it was not sent.
export async function ask(frame) {
  const id = ++lastId;
  return S.live && send({...frame, id}) && new Promise(resolve => waiting.set(id, resolve));
}

export function tryNow() {
  wait = 250;
  if (socket && (socket.readyState !== WebSocket.OPEN || !S.live))
    drop();
  connect();
}

export function start(handlers) {
  ({onFrame, onLost, onBack} = handlers);
  connect();
  setInterval(look, 200);
  setInterval(() => {
    if (document.visibilityState === 'visible')
      send({do: 'alive'});
  }, 1000);
  addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible')
      return;
    // What came while the page slept is read first.
    graceUntil = Date.now() + 700;
    send({do: 'alive'});
    if (!socket)
      tryNow();
  });
}
