import { emiLicensesSchema, type EmiLicenses } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Updateable } from 'kysely';
import type { EmiLicenseTable } from '../../db/tables/emi.ts';
import type { Deps } from '../../deps.ts';
import { createEmiLicense } from '../../modules/emi-licenses/createEmiLicense.ts';
import type { TestClient } from '../browsers/TestClient.ts';
import type { TestPerson } from './people.ts';

/** Adds a bought license of the EMI check that begins today, unless told otherwise. @returns its id */
export async function anEmiLicense(
  { db, clock }: Deps,
  person: TestPerson,
  changes: Updateable<EmiLicenseTable> = {},
): Promise<string> {
  const number = await db.transaction().execute((trx) =>
    createEmiLicense(trx, {
      teamId: person.team.id,
      userId: person.id,
      kind: 'bought',
      label: 'Power board',
      startsOn: tokyoDay(clock()),
      orderedAt: clock(),
      terms: null,
    }),
  );
  const { id } = await db
    .updateTable('manager.emi_license')
    .set({ label: 'Power board', ...changes })
    .where('number', '=', number ?? '')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the screen of the EMI check reads of the team's licenses. */
export async function emiLicenses(client: TestClient): Promise<EmiLicenses> {
  return emiLicensesSchema.parse((await client.get('/api/demitasnx/licenses')).json());
}
