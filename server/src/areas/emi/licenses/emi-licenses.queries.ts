import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { EmiLicenseTable } from '../../../platform/db/tables/emi.ts';

export type EmiLicenseRecord = Selectable<EmiLicenseTable>;

/** A team's licenses of the EMI check, the newest first. */
export async function emiLicensesOf(
  db: Kysely<Database>,
  teamId: string,
): Promise<EmiLicenseRecord[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_license')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('ordered_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** The team's trial, even if it has ended. */
export async function emiTrialOf(
  db: Kysely<Database>,
  teamId: string,
): Promise<EmiLicenseRecord | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_license')
    .selectAll()
    .where('trial', '=', true)
    .executeTakeFirst();
}

/** The license that an order created, even if it was withdrawn. */
export async function emiLicensesOfOrder(db: Kysely<Database>, teamId: string, orderId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_license')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Locks a license of the team until the transaction ends. */
export async function lockEmiLicense(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<EmiLicenseRecord | undefined> {
  return forTeam(trx, teamId)
    .selectFrom('manager.emi_license')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Reserves a use of a license for a queued job. */
export async function reserveUse(trx: Kysely<Database>, teamId: string, id: string): Promise<void> {
  await changeUses(trx, teamId, id, 1);
}

/** Returns the use of a failed job. */
export async function giveUseBack(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<void> {
  await changeUses(trx, teamId, id, -1);
}

async function changeUses(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
  by: 1 | -1,
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.emi_license')
    .set((eb) => ({ job_count: eb('job_count', '+', by) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function emiLicenseOf(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<EmiLicenseRecord | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_license')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}
