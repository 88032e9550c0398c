import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UsageEvent } from '@portal/shared/contracts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { aSeat, type Seat } from '../testing/aSeat.ts';

const hour = 3_600_000;
const start = new Date('2026-11-20T00:00:00Z').getTime();
const cd = ['--product', 'cd'];

let seat: Seat;
beforeEach(async () => {
  seat = await aSeat();
});
afterEach(() => seat.terminal.remove());

/** Reported usage: kind, seconds of use, and seconds since the start, by the server's clock. */
const told = (events: readonly UsageEvent[] = seat.portal.batches.flat()) =>
  events.map((event) => {
    const time = Date.parse(event.at) + event.offset_ms;
    return [
      event.kind,
      event.kind === 'use' ? event.seconds : 0,
      Math.floor((time - start) / 1000),
    ];
  });

describe('a network license', () => {
  it('is recorded and sent: requested, used, returned', async () => {
    const { terminal, pass, portal } = seat;
    await terminal.type('checkout', ...cd);
    pass(300_400);
    await terminal.type('heartbeat', ...cd);
    pass(90_700);
    expect((await terminal.type('checkin', ...cd)).out).toBe(en.checkedIn);
    expect(told()).toEqual([
      ['granted', 0, 0],
      ['use', 300, 300],
      // 0.4 s of the previous period and 90.7 s of this one give 91 whole seconds.
      ['use', 91, 391],
      ['returned', 0, 391],
    ]);
    for (const event of portal.batches.flat()) {
      expect(event).toMatchObject({ user: 'u', product: 'cd', license: 'CD-0000001' });
    }
    expect(await seat.files.count()).toBe(0);
  });

  it('records a refused request', async () => {
    seat.portal.failure = { status: 409, code: 'none_free' };
    const { code, out, err } = await seat.terminal.type('checkout', ...cd, '--lang', 'ja');
    expect([code, out, err]).toEqual([1, ja.usageWaiting(1), ja.refused.none_free]);
    seat.portal.failure = null;
    await seat.terminal.type('send');
    expect(told()).toEqual([['refused', 0, 0]]);
  });

  it('records no use beyond the end of its lease, when the machine slept', async () => {
    await seat.terminal.type('checkout', ...cd);
    seat.pass(8 * hour);
    seat.portal.failure = { status: 410, code: 'lease_ended' };
    expect((await seat.terminal.type('heartbeat', ...cd)).err).toBe(en.refused.lease_ended);
    await seat.terminal.type('checkin', ...cd);
    seat.portal.failure = null;
    await seat.terminal.type('send');
    expect(told()).toEqual([
      ['granted', 0, 0],
      ['use', 600, 600],
    ]);
  });

  it.each([7, -7])('works on a machine whose clock is wrong by %d hours', async (hours) => {
    const { terminal, pass, watch } = seat;
    watch.now = new Date(watch.now.getTime() + hours * hour);
    expect((await terminal.type('checkout', ...cd)).code).toBe(0);
    pass(300_000);
    expect((await terminal.type('checkin', ...cd)).code).toBe(0);
    expect(told()).toEqual([
      ['granted', 0, 0],
      ['use', 300, 300],
      ['returned', 0, 300],
    ]);
  });

  it('counts the use correctly when the clock is set meanwhile', async () => {
    const { terminal, pass, watch, portal } = seat;
    watch.now = new Date(watch.now.getTime() - 7 * hour);
    await terminal.type('checkout', ...cd);
    pass(300_000);
    watch.now = portal.now;
    expect((await terminal.type('heartbeat', ...cd)).code).toBe(0);
    pass(60_000);
    await terminal.type('checkin', ...cd);
    expect(told()).toEqual([
      ['granted', 0, 0],
      ['use', 300, 300],
      ['use', 60, 360],
      ['returned', 0, 360],
    ]);
  });
});

describe('hold', () => {
  it('outlasts an unavailable server, stores records and sends them later', async () => {
    const { terminal, portal } = seat;
    portal.judge = () => {
      portal.failure = 'away';
      return [];
    };
    const { code, out, err } = await terminal.type(
      'hold',
      ...cd,
      '--for',
      '0.04',
      '--every',
      '0.01',
    );
    const unreachable = en.unreachable('http://portal.example');
    // Once for all heartbeats, and once because the license could not be returned.
    expect([code, err]).toEqual([1, `${unreachable}\n${unreachable}`]);
    expect(out).toContain(en.holding);
    portal.failure = null;
    expect(told()).toEqual([['granted', 0, 0]]);
  });

  it('continues when nothing can be written, says so once and sends from memory', async () => {
    const home = path.join(seat.terminal.folder, 'home');
    await writeFile(path.join(home, 'usage'), 'a file where the folder should be');
    const { code, out, err } = await seat.terminal.type('hold', ...cd, '--for', '0.01');
    expect([code, err.split('\n').length]).toEqual([0, 1]);
    expect(err).toMatch(/^The folder .* cannot be written \(E\w+\)\./u);
    expect(out).toContain(en.checkedIn);
    expect(told().map(([kind]) => kind)).toEqual(['granted', 'returned']);
  });
});
