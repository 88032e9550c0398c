import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { recountUsage, type CountedEvent } from '../../../testing/recountUsage.ts';
import { takeEvents } from '../events/takeEvents.ts';
import { rollUp } from './rollUp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(new Date('2028-03-02T03:00:00Z'));
});
afterAll(() => server.close());

/** Midnights in Tokyo: into and out of a leap day, which also ends a month, and New Year. */
const midnights = ['2028-02-28T15:00:00Z', '2028-02-29T15:00:00Z', '2027-12-31T15:00:00Z'];
const hoursMs = 2 * 3_600_000;

/** Times that often coincide, full hours and half hours. */
const time = fc
  .tuple(fc.constantFrom(...midnights), fc.integer({ min: -hoursMs, max: hoursMs }), fc.boolean())
  .map(([midnight, offset, isExact]) => {
    const rounded = isExact ? Math.round(offset / 900_000) * 900_000 : offset;
    return Date.parse(midnight) + rounded;
  });

const event = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('use', 'use', 'granted', 'refused', 'refused', 'returned'),
  user: fc.nat({ max: 2 }),
  license: fc.nat({ max: 2 }),
  at: time,
  offset: fc.constantFrom(0, 0, -5 * 3_600_000, 123_456),
  seconds: fc.oneof(fc.integer({ min: 1, max: 3600 }), fc.constantFrom(900, 1800, 3600)),
});

/** A sequence of events with their batches; an event may be repeated. */
const course = fc
  .uniqueArray(event, { minLength: 1, maxLength: 25, selector: ({ id }) => id })
  .chain((events) =>
    fc.record({
      events: fc.constant(events),
      batches: fc.array(
        fc.record({
          picks: fc.array(fc.nat({ max: events.length - 1 }), { minLength: 1, maxLength: 12 }),
          isComputedAfter: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
  );

type Course = typeof course extends fc.Arbitrary<infer Value> ? Value : never;

/** The stored figures in the format of the reference count. */
async function stored(teamId: string): Promise<readonly string[]> {
  const { db } = server.deps;
  const found: string[] = [];
  const note = (key: string, figures: Readonly<Record<string, number>>) => {
    for (const [name, count] of Object.entries(figures)) {
      if (count !== 0) found.push(`${key} ${name} = ${count}`);
    }
  };
  const team = { column: 'team_id', id: teamId } as const;
  const userDays = db.selectFrom('manager.usage_user_day').where(team.column, '=', team.id);
  for (const row of await userDays.selectAll().execute()) {
    const { day, product, user_id, license_id, seconds, attempts, refusals } = row;
    note(`user ${day} ${product} ${user_id} ${license_id}`, { seconds, attempts, refusals });
  }
  const userMonths = db.selectFrom('manager.usage_user_month').where(team.column, '=', team.id);
  for (const row of await userMonths.selectAll().execute()) {
    const { month, product, user_id, seconds, attempts, refusals } = row;
    note(`month ${month.slice(0, 7)} ${product} ${user_id}`, { seconds, attempts, refusals });
  }
  const days = db.selectFrom('manager.usage_day').where(team.column, '=', team.id);
  for (const { team_id: _, day, product, ...figures } of await days.selectAll().execute()) {
    note(`day ${day} ${product}`, figures);
  }
  const hours = db.selectFrom('manager.usage_hour').where(team.column, '=', team.id);
  for (const row of await hours.selectAll().execute()) {
    const { day, product, hour, seconds, refusals } = row;
    note(`hour ${day} ${product} ${hour}`, { seconds, refusals });
  }
  const shortages = db.selectFrom('manager.usage_shortage').where(team.column, '=', team.id);
  for (const { day, product, missing, refusals } of await shortages.selectAll().execute()) {
    note(`shortage ${day} ${product} ${missing}`, { refusals });
  }
  return found.sort();
}

describe('rollUp', () => {
  it('equals a reference count of the raw events, in any order of arrival', async () => {
    const run = async ({ events, batches }: Course) => {
      const { deps } = server;
      const team = await aTeam(deps);
      const users: string[] = [];
      for (let index = 0; index < 3; index += 1) users.push((await aPerson(deps, { team })).id);
      const licenses = [
        await aLicense(deps, team),
        await aLicense(deps, team),
        await aLicense(deps, team, { product: 'pd' }),
      ];
      const sent = events.map(({ id, kind, user, license, at, offset, seconds }) => {
        const product = license === 2 ? 'pd' : 'cd';
        const own = users[user] ?? '';
        const held = kind === 'refused' ? null : licenses[license];
        const line = JSON.stringify({
          ...{ id, kind, user: own, product, offset_ms: offset },
          at: new Date(at - offset).toISOString(),
          ...(held ? { license: held.number } : {}),
          ...(kind === 'use' ? { seconds } : {}),
        });
        const counted: CountedEvent = {
          ...{ kind, user: own, product, at },
          license: held?.id ?? null,
          seconds: kind === 'use' ? seconds : 0,
        };
        return { line, counted };
      });
      const source = { teamId: team.id, deviceId: null, oldest: new Date('2027-12-01T00:00:00Z') };
      const arrived = new Set<number>();
      for (const { picks, isComputedAfter } of batches) {
        const lines = picks.map((pick) => sent[pick]?.line ?? '');
        const fresh = new Set(picks.filter((pick) => !arrived.has(pick))).size;
        expect(await takeEvents(deps, source, lines)).toEqual({
          accepted: fresh,
          duplicate: picks.length - fresh,
          rejected: [],
        });
        for (const pick of picks) arrived.add(pick);
        if (isComputedAfter) await rollUp(deps.db, team.id);
      }
      await rollUp(deps.db, team.id);
      const counted = [...arrived].flatMap((pick) => sent[pick]?.counted ?? []);
      expect(await stored(team.id)).toEqual(recountUsage(counted));
    };
    await fc.assert(fc.asyncProperty(course, run), { numRuns: 40 });
  }, 120_000);
});
