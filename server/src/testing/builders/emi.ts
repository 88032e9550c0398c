import {
  emiApplicationAnswerSchema,
  emiLicensesSchema,
  type EmiApplicationAnswer,
  type EmiLicenses,
} from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Updateable } from 'kysely';
import type { EmiLicenseTable } from '../../platform/db/tables/emi.ts';
import type { Deps } from '../../platform/Deps.ts';
import { createEmiLicense } from '../../areas/emi/licenses/createEmiLicense.ts';
import type { TestClient } from '../browsers/TestClient.ts';
import type { TestPerson } from './people.ts';

/** Adds a bought EMI license; by default it begins today. @returns its id */
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
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The team's EMI licenses, as the screen reads them. */
export async function emiLicenses(client: TestClient): Promise<EmiLicenses> {
  return emiLicensesSchema.parse((await client.get('/api/demitasnx/licenses')).json());
}

let keys = 0;

/** Applies for the trial, or buys a license from today on. @param key default: a new one */
export async function apply(
  client: TestClient,
  what: 'trial' | 'purchase',
  data: object,
  key = `emi-${(keys += 1)}`,
  locale = 'en',
): Promise<EmiApplicationAnswer> {
  const answer = await client.post(`/api/demitasnx/${what}`, {
    payload: { data: { start_at: '2026-11-21', label: 'Power board', ...data } },
    headers: { 'idempotency-key': key, 'accept-language': locale },
  });
  return emiApplicationAnswerSchema.parse(answer.json());
}

/** Buys a license from today on. @returns the order's id */
export async function buyEmi(client: TestClient, data: object = {}, key?: string): Promise<string> {
  const answer = await apply(client, 'purchase', data, key);
  if (answer.error || answer.order_id === undefined) throw new Error(JSON.stringify(answer));
  return answer.order_id;
}
