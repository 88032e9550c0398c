import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import type { CreatedLicense } from '../../licensing/licenses/createLicenses.ts';
import {
  anEvent,
  aReporter,
  sendEvents,
  type Reporter,
} from '../../../testing/builders/usageEvents.ts';
import { importEvents } from '../events/importEvents.ts';
import { rollUp, teamsWithMarks } from './rollUp.ts';
import { rollUpJob } from './rollUpJob.ts';

let server: TestServer;
let reporter: Reporter;
let second: CreatedLicense;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  reporter = await aReporter(server);
  second = await aLicense(server.deps, reporter.person.team);
});
afterAll(() => server.close());

/** The test's time is noon in Tokyo on 21 November 2026. Times are in Tokyo. */
const tokyo = (text: string) => new Date(`${text}+09:00`).toISOString();
const on = (time: string, changes: object = {}) =>
  anEvent(server, reporter, { at: tokyo(`2026-11-20T${time}`), ...changes });
const refused = (time: string, user: string) => on(time, { kind: 'refused', user });
const granted = (time: string, user: string) => on(time, { kind: 'granted', user });

const teamId = () => reporter.person.team.id;

/** Imports events of several people, which one device may not report. */
async function send(...events: readonly object[]): Promise<void> {
  const lines = events.map((event) => JSON.stringify(event));
  const { rejected } = await importEvents(server.deps, teamId(), lines);
  expect(rejected).toEqual([]);
  await rollUp(server.deps.db, teamId());
}

const days = () =>
  server.deps.db
    .selectFrom('manager.usage_day')
    .where('team_id', '=', teamId())
    .select(['day', 'seconds', 'requesters', 'attempts', 'refusals', 'peak'])
    .orderBy('day')
    .execute();
const hours = () =>
  server.deps.db
    .selectFrom('manager.usage_hour')
    .where('team_id', '=', teamId())
    .select(['day', 'hour', 'seconds', 'refusals'])
    .orderBy('day')
    .orderBy('hour')
    .execute();
const shortages = () =>
  server.deps.db
    .selectFrom('manager.usage_shortage')
    .where('team_id', '=', teamId())
    .select(['day', 'missing', 'refusals'])
    .orderBy('day')
    .orderBy('missing')
    .execute();

describe('rollUp', () => {
  it('splits a use interval at hours and midnight, to the second', async () => {
    // 3,600 s before 00:10:00.9 on 20 November: 23:10:00 to 24:00:00 are 3,000 s of the 19th in the
    // hour 23, 00:00:00 to 00:10:00 are 600 s of the 20th in the hour 0.
    await send(on('00:10:00.900', { seconds: 3600 }));
    expect(await hours()).toEqual([
      { day: '2026-11-19', hour: 23, seconds: 3000, refusals: 0 },
      { day: '2026-11-20', hour: 0, seconds: 600, refusals: 0 },
    ]);
    const figures = { requesters: 0, attempts: 0, refusals: 0, peak: 1 };
    expect(await days()).toEqual([
      { day: '2026-11-19', seconds: 3000, ...figures },
      { day: '2026-11-20', seconds: 600, ...figures },
    ]);
    const months = await server.deps.db
      .selectFrom('manager.usage_user_month')
      .where('team_id', '=', teamId())
      .select(['month', 'seconds', 'user_id'])
      .execute();
    expect(months).toEqual([{ month: '2026-11-01', seconds: 3600, user_id: reporter.person.id }]);
  });

  it('ends the day at midnight in a leap year’s February as well', async () => {
    server.setNow(new Date('2028-03-01T03:00:00Z'));
    // 600 s before 00:05 on 29 February and 1 March 2028: 300 s on each side of each midnight.
    const stretch = (day: string) =>
      anEvent(server, reporter, { at: tokyo(`${day}T00:05:00`), seconds: 600 });
    await send(stretch('2028-02-29'), stretch('2028-03-01'));
    expect((await days()).map(({ day, seconds }) => [day, seconds])).toEqual([
      ['2028-02-28', 300],
      ['2028-02-29', 600],
      ['2028-03-01', 300],
    ]);
    server.setNow(new Date('2026-11-21T03:00:00Z'));
  });

  it('counts people, requests and refusals', async () => {
    const { id: other } = await aPerson(server.deps, { team: reporter.person.team });
    const own = reporter.person.id;
    // Two people, 2 grants and 3 refusals: 5 requests, before and after 10 o'clock.
    await send(
      granted('09:00:00', own),
      refused('09:30:00', own),
      refused('09:59:59.999', own),
      refused('10:00:00', other),
      granted('10:20:00', other),
    );
    expect(await days()).toMatchObject([{ requesters: 2, attempts: 5, refusals: 3, peak: 0 }]);
    expect(await hours()).toMatchObject([
      { hour: 9, refusals: 2 },
      { hour: 10, refusals: 1 },
    ]);
    const people = await server.deps.db
      .selectFrom('manager.usage_user_day')
      .where('team_id', '=', teamId())
      .select(['user_id', 'license_id', 'attempts', 'refusals'])
      .execute();
    expect(people).toHaveLength(4);
    expect(people).toContainEqual({ user_id: own, license_id: '', attempts: 2, refusals: 2 });
    const license_id = reporter.license.id;
    expect(people).toContainEqual({ user_id: other, license_id, attempts: 1, refusals: 0 });
  });

  it('finds the most licenses in use at one moment', async () => {
    const of = (license: CreatedLicense) => ({ license: license.number });
    // 9:00–10:00 and, overlapping, 9:30–10:10 with one license count once; 10:10–10:30 with another
    // one only touches: never two. 11:00–11:20 and 11:19–11:30 with two licenses: two.
    await send(
      on('10:00:00', { seconds: 3600 }),
      on('10:10:00', { seconds: 2400 }),
      on('10:30:00', { seconds: 1200, ...of(second) }),
    );
    expect(await days()).toMatchObject([{ peak: 1, seconds: 7200 }]);
    await send(on('11:20:00', { seconds: 1200 }), on('11:30:00', { seconds: 660, ...of(second) }));
    expect(await days()).toMatchObject([{ peak: 2, seconds: 9060 }]);
  });

  it('counts for each refusal how many more licenses were needed', async () => {
    const { team } = reporter.person;
    const a = reporter.person.id;
    const { id: b } = await aPerson(server.deps, { team });
    const { id: c } = await aPerson(server.deps, { team });
    // 9:00 a: 1. 9:10 a again: still 1. 9:15 b: 2. 9:20 a gets one. 9:25 c: b and c, 2.
    // 9:45 a: b's of 9:15 is 30 minutes old and out, so a and c, 2. 10:30 b: alone, 1.
    await send(
      refused('09:00:00', a),
      refused('09:10:00', a),
      refused('09:15:00', b),
      granted('09:20:00', a),
      refused('09:25:00', c),
      refused('09:45:00', a),
      refused('10:30:00', b),
    );
    expect(await shortages()).toEqual([
      { day: '2026-11-20', missing: 1, refusals: 3 },
      { day: '2026-11-20', missing: 2, refusals: 3 },
    ]);
  });

  it('looks back over midnight for refused people, also for late events', async () => {
    const a = reporter.person.id;
    const { id: b } = await aPerson(server.deps, { team: reporter.person.team });
    await send(refused('00:05:00', b));
    expect(await shortages()).toEqual([{ day: '2026-11-20', missing: 1, refusals: 1 }]);
    const at = tokyo('2026-11-19T23:50:00');
    await send(anEvent(server, reporter, { kind: 'refused', user: a, at }));
    expect(await shortages()).toEqual([
      { day: '2026-11-19', missing: 1, refusals: 1 },
      { day: '2026-11-20', missing: 2, refusals: 1 },
    ]);
    // Only the 20th is recomputed; a, refused on the day before, still counts.
    await send(refused('00:10:00', b));
    expect(await shortages()).toEqual([
      { day: '2026-11-19', missing: 1, refusals: 1 },
      { day: '2026-11-20', missing: 2, refusals: 2 },
    ]);
  });

  it('knows when each license was last used, also from late events', async () => {
    await send(on('10:00:00'), on('12:00:00', { kind: 'returned' }));
    await send(on('09:00:00'));
    const rows = await server.deps.db
      .selectFrom('manager.usage_license')
      .where('team_id', '=', teamId())
      .selectAll()
      .execute();
    const last_used_at = new Date(tokyo('2026-11-20T12:00:00'));
    expect(rows).toEqual([{ team_id: teamId(), license_id: reporter.license.id, last_used_at }]);
  });

  it('consumes each mark of its team once, and keeps those of others', async () => {
    await sendEvents(server, reporter, [on('10:00:00')]);
    await sendEvents(server, await aReporter(server), []);
    const marks = () =>
      server.deps.db.selectFrom('manager.usage_mark').where('team_id', '=', teamId()).execute();
    expect(await marks()).toHaveLength(1);
    await rollUp(server.deps.db, (await aPerson(server.deps)).team.id);
    expect(await marks()).toHaveLength(1);
    expect(await rollUp(server.deps.db, teamId())).toBe(1);
    expect(await rollUp(server.deps.db, teamId())).toBe(0);
  });

  it('is queued once while days of the team wait, and by schedule for all teams', async () => {
    const asked = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from pgboss.job
        where name = ${rollUpJob.name} and data->>'teamId' = ${teamId()}`.execute(server.deps.db);
      return rows[0]?.n;
    };
    await sendEvents(server, reporter, [on('10:00:00')]);
    await sendEvents(server, reporter, [on('11:00:00'), on('12:00:00')]);
    expect(await asked()).toBe(1);
    expect(await teamsWithMarks(server.deps.db)).toContain(teamId());
    await rollUp(server.deps.db, teamId());
    expect(await teamsWithMarks(server.deps.db)).not.toContain(teamId());
    await sendEvents(server, reporter, [on('13:00:00')]);
    expect(await asked()).toBe(2);
  });
});
