import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageBatchEvents } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aDevice } from '../../../testing/builders/aDevice.ts';
import {
  anEvent,
  aReporter,
  sendEvents,
  sendLines,
  type Reporter,
} from '../../../testing/builders/usageEvents.ts';

const minuteMs = 60_000;
const gzip = { 'content-encoding': 'gzip' };
let server: TestServer;
let reporter: Reporter;
beforeAll(async () => {
  server = await createTestServer();
  reporter = await aReporter(server);
});
afterAll(() => server.close());

const event = (changes: object = {}) => anEvent(server, reporter, { ...changes });
const text = (...events: readonly object[]) =>
  events.map((each) => JSON.stringify(each)).join('\n');

async function refusalOf(sent: ReturnType<typeof sendLines>) {
  const answer = await sent;
  const { code } = answer.json<{ code: string }>();
  return [answer.statusCode, code];
}

/** The stored events of the test's team. */
const stored = () =>
  server.deps.db
    .selectFrom('manager.usage_event')
    .where('team_id', '=', reporter.person.team.id)
    .selectAll()
    .execute();

describe('POST /api/v1/usage/events', () => {
  it('stores every kind of event, gzipped or plain, with the license by its id', async () => {
    const at = server.deps.clock();
    const kinds = ['granted', 'use', 'returned', 'refused'].map((kind) => event({ kind }));
    expect(await sendEvents(server, reporter, kinds)).toEqual({
      accepted: 4,
      duplicate: 0,
      rejected: [],
    });
    const plain = event();
    expect((await sendLines(server, reporter, text(plain))).json()).toMatchObject({ accepted: 1 });
    const rows = await stored();
    const of = (id: unknown) => rows.find((row) => row.id === id);
    const license = { license_id: reporter.license.id, device_id: reporter.device.kid, at };
    expect(of(kinds[0]?.['id'])).toMatchObject({ kind: 'granted', ...license, seconds: 0 });
    expect(of(kinds[1]?.['id'])).toMatchObject({ kind: 'use', ...license, seconds: 60 });
    expect(of(kinds[2]?.['id'])).toMatchObject({ kind: 'returned', ...license });
    expect(of(kinds[3]?.['id'])).toMatchObject({ kind: 'refused', license_id: null });
    expect(of(plain['id'])).toMatchObject({ kind: 'use', user_id: reporter.person.id });
  });

  it("uses the server's time: a device clock that is hours off changes nothing", async () => {
    const now = server.deps.clock().getTime();
    const wrong = 7 * 60 * minuteMs;
    const ahead = event({ at: new Date(now + wrong).toISOString(), offset_ms: -wrong });
    const behind = event({ at: new Date(now - wrong).toISOString(), offset_ms: wrong });
    expect(await sendEvents(server, reporter, [ahead, behind])).toMatchObject({ accepted: 2 });
    const rows = await stored();
    for (const { id } of [ahead, behind]) {
      expect(rows.find((row) => row.id === id)?.at.getTime()).toBe(now);
    }
  });

  it('refuses single lines with number and reason, and stores the others', async () => {
    const now = server.deps.clock().getTime();
    const at = (offset: number) => ({ at: new Date(now + offset).toISOString() });
    const days90 = 90 * 24 * 60 * minuteMs;
    const stranger = await aReporter(server);
    const lines: readonly (readonly [string, string])[] = [
      ['{"kind":"use"', 'not_json'],
      ['', 'not_json'],
      ['{"kind":"pause"}', 'invalid'],
      [text(event({ seconds: 3601 })), 'invalid'],
      [text(event()).replace('{', '{"__proto__":{"kind":"use"},'), 'invalid'],
      [text(event({ license: '__proto__' })), 'foreign_license'],
      [text(event({ user: 'constructor' })), 'foreign_user'],
      ['{"at":NaN}', 'not_json'],
      [text(event({ at: '+275760-09-13T00:00:00Z' })), 'invalid'],
      [text(event({ extra: 1 })), 'invalid'],
      [text(event({ kind: 'refused', license: 'CD-1' })), 'invalid'],
      [text(event({ offset_ms: Number.MAX_SAFE_INTEGER })), 'invalid'],
      [`${text(event())}${' '.repeat(2048)}`, 'invalid'],
      [text(event({ user: 'a\u0000b' })), 'invalid'],
      [text(event({ license: 'CD\u0000' })), 'invalid'],
      [text(event({ user: stranger.person.id })), 'foreign_user'],
      [text(event({ license: stranger.license.number })), 'foreign_license'],
      [text(event({ product: 'pd' })), 'foreign_license'],
      [text(event(at(5 * minuteMs + 1))), 'future'],
      [text(event({ seconds: 1, ...at(-days90) })), 'too_old'],
    ];
    const good = [
      event(at(5 * minuteMs)),
      event({ seconds: 1, ...at(1000 - days90) }),
      event({ kind: 'refused', ...at(-days90) }),
    ];
    const sent = [text(good[0] ?? {}), ...lines.map(([line]) => line), text(...good.slice(1))];
    const answer = await sendLines(server, reporter, `${sent.join('\n')}\n`);
    expect(answer.json()).toEqual({
      accepted: 3,
      duplicate: 0,
      rejected: lines.map(([, code], index) => ({ line: index + 2, code })),
    });
  });

  it('accepts events of a former team member', async () => {
    const leaving = await aReporter(server);
    const one = () => anEvent(server, leaving);
    await server.deps.db
      .deleteFrom('manager.member_ref')
      .where('user_id', '=', leaving.person.id)
      .execute();
    expect(await sendEvents(server, leaving, [one()])).toMatchObject({ accepted: 1 });
  });

  it('refuses a batch of more than 1,000 events', async () => {
    const events = Array.from({ length: usageBatchEvents }, () => event());
    expect(await sendEvents(server, reporter, events)).toMatchObject({ accepted: 1000 });
    const more = sendLines(server, reporter, text(...events, event()));
    expect(await refusalOf(more)).toEqual([413, 'too_many_events']);
    expect((await sendLines(server, reporter, '')).json()).toMatchObject({ accepted: 0 });
  });
});

describe('the body of a batch', () => {
  it('is refused if it is not gzip, truncated, or encoded otherwise', async () => {
    const one = text(event());
    const packed = gzipSync(one);
    for (const payload of [Buffer.from(one), packed.subarray(0, -4), packed.subarray(0, 9)]) {
      const sent = sendLines(server, reporter, one, { payload, headers: gzip });
      expect(await refusalOf(sent)).toEqual([422, 'bad_gzip']);
    }
    const other = { 'content-encoding': 'br' };
    const sent = sendLines(server, reporter, one, { headers: other });
    expect(await refusalOf(sent)).toEqual([415, 'bad_encoding']);
  });

  it('is refused as too large, before and after unpacking', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(512 * 1024);
    const sent = { payload: bomb, headers: gzip };
    expect(await refusalOf(sendLines(server, reporter, '', sent))).toEqual([413, 'too_large']);
    const nothing = gzipSync('');
    const parts = Buffer.concat(Array.from({ length: 110_000 }, () => nothing));
    expect(parts.length).toBeGreaterThan(2 * 1024 * 1024);
    const empty = { payload: parts, headers: gzip };
    expect(await refusalOf(sendLines(server, reporter, '', empty))).toEqual([413, 'too_large']);
    const plain = sendLines(server, reporter, ' '.repeat(3 * 1024 * 1024));
    expect(await refusalOf(plain)).toEqual([413, 'too_large']);
  });

  it('is signed by the device as text, not as packed', async () => {
    const one = text(event());
    const payload = gzipSync(one);
    const ofPacked = { payload, headers: gzip, signed: payload.toString('latin1') };
    expect(await refusalOf(sendLines(server, reporter, one, ofPacked))).toEqual([
      401,
      'bad_signature',
    ]);
    const other = sendLines(server, reporter, one, { signed: text(event()) });
    expect(await refusalOf(other)).toEqual([401, 'bad_signature']);
    const unknown = { device: await aDevice(server) };
    expect(await refusalOf(sendLines(server, unknown, one))).toEqual([401, 'unknown_device']);
    expect((await stored()).filter(({ id }) => one.includes(id))).toEqual([]);
  });
});

describe('an event that comes again', () => {
  it('changes nothing, in the same batch, in another one, and with another time', async () => {
    const one = event();
    const later = { ...one, at: new Date(server.deps.clock().getTime() - minuteMs).toISOString() };
    const lastMonth = { ...one, offset_ms: -30 * 24 * 60 * minuteMs };
    const first = await sendEvents(server, reporter, [one, one]);
    expect(first).toEqual({ accepted: 1, duplicate: 1, rejected: [] });
    const upper = { ...one, id: String(one['id']).toUpperCase() };
    const again = await sendEvents(server, reporter, [event(), one, upper, later, lastMonth]);
    expect(again).toEqual({ accepted: 1, duplicate: 4, rejected: [] });
    expect((await stored()).filter(({ id }) => id === one['id'])).toHaveLength(1);
  });

  it('is stored once by concurrent batches with common events', async () => {
    const events = Array.from({ length: 60 }, () => event({ id: randomUUID() }));
    const batches = [
      events.slice(0, 40),
      events.slice(20, 60).toReversed(),
      events.slice(10, 50).map((each) => ({ ...each, offset_ms: -minuteMs })),
    ];
    const answers = await Promise.all(batches.map((each) => sendEvents(server, reporter, each)));
    const sum = (key: 'accepted' | 'duplicate') =>
      answers.reduce((total, answer) => total + answer[key], 0);
    expect([sum('accepted'), sum('duplicate')]).toEqual([60, 60]);
    const ids = new Set(events.map(({ id }) => id));
    expect((await stored()).filter(({ id }) => ids.has(id))).toHaveLength(60);
  });
});
