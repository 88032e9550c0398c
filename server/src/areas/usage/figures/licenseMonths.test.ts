import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toCalendarDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aTeam, type TestTeam } from '../../../testing/builders/people.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import type { NewLicense } from '../../licensing/licenses/createLicenses.ts';
import { addLicenseMonths } from './licenseMonths.ts';

let server: TestServer;
let team: TestTeam;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  team = await aTeam(server.deps);
});
afterAll(() => server.close());

const valid = (from: string, to: string, others: Partial<NewLicense> = {}) =>
  aLicense(server.deps, team, {
    startsOn: toCalendarDay(from),
    endsOn: toCalendarDay(to),
    ...others,
  });
const snapshot = (now: string) => addLicenseMonths(server.deps.db, new Date(now));
const months = () =>
  server.deps.db
    .selectFrom('manager.license_month')
    .where('team_id', '=', team.id)
    .select(['product', 'month', 'licenses'])
    .orderBy('product')
    .orderBy('month')
    .execute();

describe('addLicenseMonths', () => {
  it('counts licenses valid on the first day of the month, including their last and first days', async () => {
    await valid('2026-10-01', '2026-12-31');
    await valid('2026-09-15', '2026-11-01');
    await valid('2026-10-02', '2026-10-31');
    await valid('2026-10-01', '2026-12-31', { trial: true });
    // 23:59 in Tokyo is still October, 00:00 is November.
    await snapshot('2026-10-31T14:59:59Z');
    expect(await months()).toEqual([{ product: 'cd', month: '2026-10-01', licenses: 2 }]);
    await snapshot('2026-10-31T15:00:00Z');
    expect(await months()).toEqual([
      { product: 'cd', month: '2026-10-01', licenses: 2 },
      { product: 'cd', month: '2026-11-01', licenses: 2 },
    ]);
  });

  it('has no month before the first license of a product, and 0 after the last one', async () => {
    await valid('2026-08-02', '2026-09-30', { product: 'pd' });
    await snapshot('2026-11-21T03:00:00Z');
    expect(await months()).toEqual([
      { product: 'pd', month: '2026-09-01', licenses: 1 },
      { product: 'pd', month: '2026-10-01', licenses: 0 },
      { product: 'pd', month: '2026-11-01', licenses: 0 },
    ]);
  });

  it('adds missed months, and keeps existing ones', async () => {
    const license = await valid('2026-07-01', '2027-06-30');
    await snapshot('2026-08-05T00:00:00Z');
    await server.deps.db
      .updateTable('manager.license')
      .set({ end_at: '2026-09-30' })
      .where('id', '=', license.id)
      .execute();
    await snapshot('2026-11-21T03:00:00Z');
    await snapshot('2026-11-21T03:00:00Z');
    expect((await months()).map(({ month, licenses }) => [month, licenses])).toEqual([
      ['2026-07-01', 1],
      ['2026-08-01', 1],
      ['2026-09-01', 1],
      ['2026-10-01', 0],
      ['2026-11-01', 0],
    ]);
  });

  it('counts a withdrawn license only in earlier months', async () => {
    const license = await valid('2026-09-01', '2027-08-31');
    // 00:00 on 1 October in Tokyo.
    await server.deps.db
      .updateTable('manager.license')
      .set({ withdrawn_at: new Date('2026-09-30T15:00:00Z') })
      .where('id', '=', license.id)
      .execute();
    await snapshot('2026-10-21T03:00:00Z');
    expect((await months()).map(({ licenses }) => licenses)).toEqual([1, 0]);
  });

  it('goes back five years, the longest period of any screen', async () => {
    await valid('2015-01-01', '2030-12-31');
    await snapshot('2026-11-21T03:00:00Z');
    const found = await months();
    expect([found.length, found[0]?.month]).toEqual([61, '2021-11-01']);
  });
});
