import {
  emiLicenseEndsOn,
  emiLicenseTerms,
  type CalendarDay,
  type EmiLicenseKind,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { takeNumbers } from '../../../platform/db/takeNumbers.ts';

export interface NewEmiLicense {
  readonly teamId: string;
  /** Who ordered it or applied for it. */
  readonly userId: string;
  readonly kind: EmiLicenseKind;
  /** Name of the project. */
  readonly label: string;
  readonly startsOn: CalendarDay;
  readonly orderedAt: Date;
  /** The order that it is made for; the database takes each order once. */
  readonly orderId?: string;
  /** Version of the usage notes that were agreed to. */
  readonly terms: string | null;
  /** Of a trial: the key under which it was applied for. */
  readonly idempotencyKey?: string;
}

/** Another application of the team for its trial was first. */
export class TrialTakenError extends Error {
  override readonly name = 'TrialTakenError';
}

/**
 * Creates a license of the EMI check in the caller's transaction; there is no other way to create
 * one. Numbers count without gaps (`EM-0000001`).
 *
 * @returns its number
 * @throws TrialTakenError when the team has had its trial; the transaction must not be kept
 */
export async function createEmiLicense(
  trx: Kysely<Database>,
  license: NewEmiLicense,
): Promise<string> {
  const { kind, startsOn } = license;
  const row = {
    id: newId(),
    team_id: license.teamId,
    user_id: license.userId,
    trial: kind === 'trial',
    label: license.label,
    times: emiLicenseTerms[kind].uses,
    start_at: startsOn,
    end_at: emiLicenseEndsOn(startsOn, kind),
    order_id: license.orderId ?? null,
    terms: license.terms,
    idempotency_key: license.idempotencyKey ?? null,
    ordered_at: license.orderedAt,
  };
  const n = await takeNumbers(trx, 'emi-license', 1);
  // The condition of the index is written out: PostgreSQL does not recognize it by a parameter.
  const made = await trx
    .insertInto('manager.emi_license')
    .values({ ...row, number: `EM-${String(n).padStart(7, '0')}` })
    .onConflict((conflict) =>
      conflict
        .column('team_id')
        .where(sql<boolean>`trial`)
        .doNothing(),
    )
    .returning('number')
    .executeTakeFirst();
  if (!made) throw new TrialTakenError();
  return made.number;
}
