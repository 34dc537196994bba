#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the cues of the program, synthesised from sines: bell.wav, whistle.wav, score.wav, kill.wav, bid.wav,
error.wav.

Run it here after a change; the results are committed and compiled in.
"""
import math
import struct
import wave

RATE = 22050


def tone(seconds, partials, decay, attack=0.004):
    """Sines (frequency, share) that ring out; `decay` per second, `attack` in seconds."""
    samples = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        level = min(1.0, t / attack) * math.exp(-decay * t)
        samples.append(level * sum(share * math.sin(2 * math.pi * f * t) for f, share in partials))
    return samples


def mixed(*parts):
    """Parts as (start in seconds, samples), laid over each other."""
    total = [0.0] * max(int(start * RATE) + len(samples) for start, samples in parts)
    for start, samples in parts:
        offset = int(start * RATE)
        for i, sample in enumerate(samples):
            total[offset + i] += sample
    return total


def slide(seconds, start, end, decay):
    """A sine that glides from one frequency to another."""
    samples, phase = [], 0.0
    count = int(seconds * RATE)
    for i in range(count):
        t = i / RATE
        phase += 2 * math.pi * (start + (end - start) * i / count) / RATE
        samples.append(min(1.0, t / 0.003) * math.exp(-decay * t) * math.sin(phase))
    return samples


def write(name, samples, level):
    peak = max(abs(sample) for sample in samples)
    fade = int(0.02 * RATE)
    for i in range(fade):
        samples[-1 - i] *= i / fade
    with wave.open(name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", int(32767 * level * s / peak)) for s in samples))


def strike():
    """One stroke on a ring-side bell: partials that are no whole multiples of each other."""
    return tone(1.5, [(880, 1.0), (1771, 0.6), (2387, 0.45), (3122, 0.3), (4410, 0.15)], 3.2)


def trill(seconds, pitch, flutter):
    """A referee's whistle: two close tones, and the pea that opens and shuts them."""
    samples = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        pea = 0.62 + 0.38 * math.sin(2 * math.pi * flutter * t)
        edge = min(1.0, t / 0.02) * min(1.0, (seconds - t) / 0.05)
        bend = pitch * (1 + 0.006 * math.sin(2 * math.pi * flutter * t))
        samples.append(edge * pea * (math.sin(2 * math.pi * bend * t) + 0.6 * math.sin(2 * math.pi * 1.048 * bend * t)
                                     + 0.12 * math.sin(2 * math.pi * 2 * bend * t)))
    return samples


write("whistle.wav", mixed((0.0, trill(0.22, 2350, 38)), (0.3, trill(0.55, 2350, 38))), 0.5)
write("bid.wav", mixed((0.0, tone(0.12, [(523.3, 1.0), (1318.5, 0.35), (2093.0, 0.15)], 38, 0.001))), 0.55)
write("bell.wav", mixed((0.0, strike()), (0.28, strike()), (0.56, strike())), 0.85)
write("score.wav", mixed((0.0, tone(0.35, [(659.3, 1.0), (1318.5, 0.3)], 9)),
                         (0.11, tone(0.5, [(987.8, 1.0), (1975.5, 0.3)], 7))), 0.6)
write("kill.wav", mixed((0.0, slide(0.45, 180, 45, 7)), (0.0, tone(0.08, [(1210, 0.5), (1733, 0.4)], 60))), 0.8)
write("error.wav", mixed((0.0, tone(0.14, [(220, 1.0), (440, 0.4)], 12)),
                         (0.15, tone(0.22, [(174.6, 1.0), (349.2, 0.4)], 10))), 0.5)
