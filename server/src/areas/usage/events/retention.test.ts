import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { anEvent, aReporter, sendEvents } from '../../../testing/builders/usageEvents.ts';
import { readFirstCompleteDay } from '../figures/firstCompleteDay.ts';
import { rollUp } from '../figures/rollUp.ts';
import { ensurePartitions } from './partitions.ts';
import { dropOldUsage, firstKeptDay } from './retention.ts';
import { takeEvents } from './takeEvents.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ USAGE_RETENTION_MONTHS: '4' });
});
afterAll(() => server.close());

const tokyo = (text: string) => new Date(`${text}+09:00`);

async function storedDays(teamId: string) {
  const rows = await server.deps.db
    .selectFrom('manager.usage_day')
    .where('team_id', '=', teamId)
    .select(['day', 'seconds'])
    .orderBy('day')
    .execute();
  return rows.map(({ day, seconds }) => [day, seconds]);
}

describe('dropOldUsage', () => {
  it('drops whole months of events after computing their figures, which stay', async () => {
    const { deps } = server;
    server.setNow(tokyo('2026-05-20T12:00:00'));
    const reporter = await aReporter(server);
    const { id: teamId } = reporter.person.team;
    const at = (day: string) => anEvent(server, reporter, { at: tokyo(day).toISOString() });
    await sendEvents(server, reporter, [at('2026-04-30T23:00:00'), at('2026-05-01T10:00:00')]);
    // Events of 30 April are marked but not computed yet when their month expires.
    server.setNow(tokyo('2026-09-01T03:17:00'));
    expect(await firstKeptDay(deps)).toBe('2026-05-01');
    await dropOldUsage(deps);
    const events = await deps.db.selectFrom('manager.usage_event').select('at').execute();
    expect(events).toEqual([{ at: tokyo('2026-05-01T10:00:00') }]);
    expect(await storedDays(teamId)).toEqual([
      ['2026-04-30', 60],
      ['2026-05-01', 60],
    ]);
    expect(await readFirstCompleteDay(deps.db)).toBe('2026-05-01');

    // An interval across the border would recompute the last day of April from partial data.
    const source = { teamId, deviceId: null, oldest: tokyo('2026-05-01T00:00:00') };
    const border = at('2026-05-01T00:00:30');
    expect(await takeEvents(deps, source, [JSON.stringify(border)])).toMatchObject({
      rejected: [{ line: 1, code: 'too_old' }],
    });
    await deps.db
      .insertInto('manager.usage_mark')
      .values({ team_id: teamId, day: '2026-04-30' })
      .execute();
    expect(await rollUp(deps.db, teamId)).toBe(0);
    expect(await storedDays(teamId)).toHaveLength(2);
  });

  it('does not restore dropped events when the retention is extended later', async () => {
    const longer = { ...server.deps.config, usageRetentionMonths: 24 };
    expect(await firstKeptDay({ ...server.deps, config: longer })).toBe('2026-05-01');
  });

  it('deletes figures of people after five years', async () => {
    const { db, clock } = server.deps;
    server.setNow(tokyo('2026-11-21T12:00:00'));
    const own = { team_id: 'team', product: 'cd' as const, user_id: 'person' };
    const figures = { seconds: 60, attempts: 0, refusals: 0 };
    for (const month of ['2021-10-01', '2021-11-01']) {
      await db
        .insertInto('manager.usage_user_month')
        .values({ ...own, ...figures, month })
        .execute();
      await db
        .insertInto('manager.usage_user_day')
        .values({ ...own, ...figures, day: month, license_id: 'license' })
        .execute();
    }
    await dropOldUsage(server.deps);
    const of = { team_id: 'team' };
    const days = db.selectFrom('manager.usage_user_day').where('team_id', '=', of.team_id);
    expect(await days.select('day').execute()).toEqual([{ day: '2021-11-01' }]);
    const months = db.selectFrom('manager.usage_user_month').where('team_id', '=', of.team_id);
    expect(await months.select('month').execute()).toEqual([{ month: '2021-11-01' }]);
    expect(clock().getUTCFullYear()).toBe(2026);
  });
});

describe('ensurePartitions', () => {
  it('creates each month once under concurrency', async () => {
    const { db } = server.deps;
    const months = ['2030-02', '2030-03'];
    await Promise.all(Array.from({ length: 5 }, () => ensurePartitions(db, months)));
    await ensurePartitions(db, months);
    const event = {
      id: '00000000-0000-4000-8000-000000000001',
      team_id: 'team',
      kind: 'refused',
      user_id: 'person',
      product: 'cd',
      license_id: null,
      offset_ms: 0,
      device_id: null,
    } as const;
    // The last and the first moment of the two months in Tokyo.
    for (const at of ['2030-02-28T14:59:59.999Z', '2030-02-28T15:00:00.000Z']) {
      await db
        .insertInto('manager.usage_event')
        .values({ ...event, at: new Date(at) })
        .execute();
    }
    expect(
      await db
        .selectFrom('manager.usage_event')
        .where('team_id', '=', 'team')
        .selectAll()
        .execute(),
    ).toHaveLength(2);
  });
});
