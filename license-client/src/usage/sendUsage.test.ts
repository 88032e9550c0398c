import { appendFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UsageEvent } from '@portal/shared/contracts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { aRefusedEvent } from '../testing/aRefusedEvent.ts';
import { aSeat, type Seat } from '../testing/aSeat.ts';
import { writeLicense } from '../testing/writeLicense.ts';

let seat: Seat;
beforeEach(async () => {
  seat = await aSeat();
});
afterEach(() => seat.terminal.remove());

const day = 86_400_000;
const idsOf = (events: readonly UsageEvent[]) => events.map(({ id }) => id);
const record = (events: readonly UsageEvent[]) =>
  seat.files.append(events.map((event) => JSON.stringify(event)));
/** Events at minute intervals, the last one now. */
const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRefusedEvent(new Date(seat.portal.now.getTime() - (count - 1 - index) * 60_000)),
  );

describe('send', () => {
  it('sends the record in batches of 1,000, oldest first, and keeps nothing', async () => {
    const events = eventsOf(2100);
    await record(events);
    expect((await seat.terminal.type('send')).out).toBe(en.usageSent(2100));
    expect(seat.portal.batches.map(({ length }) => length)).toEqual([1000, 1000, 100]);
    expect(idsOf(seat.portal.batches.flat())).toEqual(idsOf(events));
    expect(await readdir(seat.files.folder)).toEqual([]);
    expect((await seat.terminal.type('send', '--lang', 'ja')).out).toBe(ja.usageSent(0));
  });

  it('keeps what the portal has not confirmed, and continues there', async () => {
    const events = eventsOf(1500);
    await record(events);
    seat.portal.judge = () => {
      seat.portal.failure = 'away';
      return [];
    };
    const first = await seat.terminal.type('send');
    expect(first).toMatchObject({
      code: 1,
      out: en.usageSent(1000),
      err: en.unreachable('http://portal.example'),
    });
    expect(await seat.files.count()).toBe(500);
    seat.portal.failure = null;
    await seat.terminal.type('send');
    expect(idsOf(seat.portal.batches.flat())).toEqual(idsOf(events));
  });

  it.each([
    ['offline', 'away' as const],
    ['by a portal without usage log', { status: 404, code: 'not_found' }],
    ['by a portal in trouble', { status: 503, code: 'database_away' }],
  ])('keeps everything when refused %s', async (_, failure) => {
    await record(eventsOf(3));
    seat.portal.failure = failure;
    expect((await seat.terminal.type('send')).code).toBe(1);
    expect(await seat.files.count()).toBe(3);
  });

  it('drops what the portal rejects, and reports it in one sentence', async () => {
    await record(eventsOf(4));
    seat.portal.judge = () => [
      { line: 2, code: 'foreign_license' },
      { line: 3, code: 'foreign_user' },
      { line: 4, code: 'foreign_user' },
    ];
    expect(await seat.terminal.type('send')).toEqual({
      code: 0,
      out: en.usageSent(1),
      err: 'The portal did not take 3 usage events, which were dropped: the license is not your team’s, or of another product; this machine is not registered to that person.',
    });
    expect(await seat.files.count()).toBe(0);
  });

  it('drops events older than 90 days, and reports it', async () => {
    const old = aRefusedEvent(new Date(seat.portal.now.getTime() - 90 * day - 1));
    const young = aRefusedEvent(new Date(seat.portal.now.getTime() - 90 * day));
    await record([old, young]);
    const { out, err } = await seat.terminal.type('send', '--lang', 'ja');
    expect([out, err]).toEqual([ja.usageSent(1), ja.usageTooOld(1)]);
    expect(idsOf(seat.portal.batches.flat())).toEqual([young.id]);
  });

  it('moves damaged lines aside, reports it, and sends all others', async () => {
    const [one, other] = eventsOf(2);
    await record(one ? [one] : []);
    const open = path.join(seat.files.folder, 'open.ndjson');
    await appendFile(open, Buffer.from([0, 0, 255, 254]));
    await seat.files.append(['{"kind":"use","id":"half an ev', '{"kind":"nothing"}']);
    await record(other ? [other] : []);
    const { out, err } = await seat.terminal.type('send');
    expect([out, err]).toEqual([en.usageSent(2), en.usageDamaged(3, seat.files.damagedFile)]);
    expect(idsOf(seat.portal.batches.flat())).toEqual([one?.id, other?.id]);
    expect(await readFile(seat.files.damagedFile, 'utf8')).toContain('half an ev');
    expect((await seat.terminal.type('send')).err).toBe('');
  });

  it('asks for the server on an unregistered machine', async () => {
    const { type, remove } = (await aSeat()).terminal;
    expect((await type('send', '--home', 'elsewhere')).err).toBe('--server is missing.');
    await remove();
  });

  it('corrects the time of events recorded before the first response', async () => {
    const { terminal, watch, portal } = seat;
    watch.now = new Date(watch.now.getTime() + 7 * 3_600_000);
    await writeLicense(terminal.folder);
    portal.failure = 'away';
    const worked = await terminal.type('work', 'a.lic', '--for', '0.01');
    expect(worked.out).toContain(en.usageWaiting(2));
    portal.failure = null;
    expect((await terminal.type('send')).code).toBe(0);
    for (const { at, offset_ms } of portal.batches.flat()) {
      expect(Math.abs(Date.parse(at) + offset_ms - portal.now.getTime())).toBeLessThan(1000);
    }
    expect(portal.batches.flat()).toHaveLength(2);
  });
});
