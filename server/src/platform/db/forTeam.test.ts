import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { createLicenses } from '../../areas/licensing/licenses/createLicenses.ts';
import { toCalendarDay } from '@portal/shared/domain';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { forTeam } from './forTeam.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const license = {
    product: 'cd',
    startsOn: toCalendarDay('2026-01-01'),
    endsOn: toCalendarDay('2026-12-31'),
  } as const;
  await createLicenses(db, 'mine', [license, license]);
  await createLicenses(db, 'theirs', [license, license, license]);
});
afterAll(() => close());

const all = () => db.selectFrom('manager.license').select(['team_id', 'auto_continue']).execute();

describe('forTeam', () => {
  it('reads only the rows of the team', async () => {
    const own = forTeam(db, 'mine');
    expect(await own.selectFrom('manager.license').selectAll().execute()).toHaveLength(2);
    const either = own
      .selectFrom('manager.license as l')
      .select('l.id')
      .where((is) => is.or([is('l.product', '=', 'cd'), is('l.team_id', '=', 'theirs')]));
    expect(await either.execute()).toHaveLength(2);
  });

  it('restricts joins, subqueries and common table expressions', async () => {
    const own = forTeam(db, 'mine');
    const joined = own
      .selectFrom('manager.license as a')
      .leftJoin('manager.license as b', 'b.product', 'a.product')
      .select('b.team_id');
    expect(new Set((await joined.execute()).map((row) => row.team_id))).toEqual(new Set(['mine']));
    const nested = own
      .with('seen', (each) => each.selectFrom('manager.license').select('id'))
      .selectFrom('seen')
      .select((eb) => [
        eb
          .selectFrom('manager.license')
          .select((e) => e.fn.countAll<number>().as('n'))
          .as('inner'),
      ]);
    expect(await nested.execute()).toEqual([{ inner: 2 }, { inner: 2 }]);
  });

  it('changes and deletes only rows of the team, in a transaction too', async () => {
    await db.transaction().execute(async (trx) => {
      await forTeam(trx, 'mine')
        .updateTable('manager.license')
        .set({ auto_continue: true })
        .execute();
      await forTeam(trx, 'nobody').deleteFrom('manager.license').execute();
    });
    const rows = await all();
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.auto_continue).map((row) => row.team_id)).toEqual([
      'mine',
      'mine',
    ]);
  });
});
