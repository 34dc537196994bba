// SPDX-License-Identifier: GPL-3.0-or-later
// The line to the table: it opens itself again, and sends nothing later than it was said.

import {S, draw} from './parts.js';

const QUIET = 1750; ///< so long without a frame is not live: told within two seconds
const GONE = 5000;  ///< so long, and the line is opened anew

const word = location.pathname.split('/')[1] || '';
const kept = `whistle.${word}`;
const keep = (store, name, value) => {
    try {
        if (value === null)
            store.removeItem(name);
        else
            store.setItem(name, value);
    } catch { /* private windows keep nothing */ }
};
const read = (store, name) => {
    try {
        return store.getItem(name);
    } catch {
        return null;
    }
};
export const memory = {
    get seatWord() { return read(localStorage, `${kept}.seat`); },
    set seatWord(value) { keep(localStorage, `${kept}.seat`, value); },
    get language() { return read(localStorage, 'whistle.language'); },
    set language(value) { keep(localStorage, 'whistle.language', value); },
    get isWatching() { return read(sessionStorage, `${kept}.watch`) === 'yes'; },
    set isWatching(value) { keep(sessionStorage, `${kept}.watch`, value ? 'yes' : null); },
    get isStill() { return read(localStorage, 'whistle.still') === 'yes'; },
    set isStill(value) { keep(localStorage, 'whistle.still', value ? 'yes' : null); },
};

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

function languageOfDevice() {
    const known = ['en', 'hu', 'pl'];
    for (const spoken of navigator.languages || [navigator.language]) {
        const short = String(spoken).slice(0, 2).toLowerCase();
        if (known.includes(short))
            return short;
    }
    return 'en';
}

export function hello() {
    const frame = {do: 'hello', language: memory.language || languageOfDevice()};
    if (memory.seatWord && !S.isSilent)
        frame.seat_word = memory.seatWord;
    send(frame);
}

function address() {
    const folder = location.pathname.replace(/[^/]*$/, '');
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${folder}live`;
}

function connect() {
    clearTimeout(timer);
    if (socket || S.off)
        return;
    openedAt = Date.now();
    let line;
    try {
        line = new WebSocket(address());
    } catch {
        again();
        return;
    }
    socket = line;
    line.onopen = () => { if (line === socket) hello(); };
    line.onmessage = event => {
        if (line === socket)
            take(event.data);
    };
    line.onclose = () => { if (line === socket) drop(); };
}

function again() {
    clearTimeout(timer);
    if (S.off)
        return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, 2000);
}

/// The line has gone. What waited for an answer gets none: it may have been entered, or not.
function drop() {
    const line = socket;
    socket = null;
    if (line) {
        line.onopen = line.onmessage = line.onclose = null;
        line.close();
    }
    const left = [...waiting.values()];
    waiting.clear();
    for (const answer of left)
        answer(null);
    again();
}

function take(data) {
    let frame;
    try {
        frame = JSON.parse(data);
    } catch {
        return;
    }
    if (!frame || typeof frame !== 'object')
        return;
    heardAt = Date.now();
    if (['table', 'season', 'words'].includes(frame.is))
        wait = 250;
    onFrame(frame);
    if (frame.id !== undefined && waiting.has(frame.id)) {
        const answer = waiting.get(frame.id);
        waiting.delete(frame.id);
        answer(frame);
    }
    if (frame.is === 'off' && S.off) {
        drop();
        clearTimeout(timer);
    }
    look();
}

function look() {
    const now = Date.now();
    const isLive = Boolean(socket) && socket.readyState === WebSocket.OPEN && heardAt > 0 && now - heardAt < QUIET && !S.off;
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
    const silence = now - Math.max(heardAt, openedAt);
    if (socket && silence > GONE)
        drop();
}

export function send(frame) {
    if (socket?.readyState !== WebSocket.OPEN)
        return false;
    socket.send(JSON.stringify(frame));
    return true;
}

/// The answer; null where the line went before it came. False at once: it was not sent.
export function ask(frame) {
    if (!S.live)
        return Promise.resolve(false);
    const id = ++lastId;
    if (!send({...frame, id}))
        return Promise.resolve(false);
    return new Promise(resolve => waiting.set(id, resolve));
}

export function tryNow() {
    wait = 250;
    clearTimeout(timer);
    if (socket && (socket.readyState !== WebSocket.OPEN || !S.live))
        drop();
    clearTimeout(timer);
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
