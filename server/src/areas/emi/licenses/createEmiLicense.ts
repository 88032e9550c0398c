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

interface NewEmiLicense {
  readonly teamId: string;
  /** The buyer or applicant. */
  readonly userId: string;
  readonly kind: EmiLicenseKind;
  /** Name of the project. */
  readonly label: string;
  readonly startsOn: CalendarDay;
  readonly orderedAt: Date;
  /** The order behind it; the database accepts each order once. */
  readonly orderId?: string;
  /** Version of the accepted usage notes. */
  readonly terms: string | null;
  /** Of a trial: idempotency key of the application. */
  readonly idempotencyKey?: string;
}

/** The team already has its trial. */
export class TrialTakenError extends Error {
  override readonly name = 'TrialTakenError';
}

/**
 * The only way to create a license of the EMI check; runs in the caller's transaction. Numbers have
 * no gaps (`EM-0000001`).
 *
 * @returns its number
 * @throws TrialTakenError if the team has had its trial; the caller must then roll back
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
  // A literal, since PostgreSQL does not match a parameter to the condition of the index.
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
