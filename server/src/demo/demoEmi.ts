import { addDays, tokyoDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';
import { createEmiLicense } from '../modules/emi-licenses/createEmiLicense.ts';
import { writeEmiSettings } from '../modules/emi-licenses/settings/EmiSettings.ts';

const dayMs = 24 * 60 * 60_000;

/** A campaign in which teams can take the free trial, and a license of the EMI check for one team. */
export async function demoEmi(
  trx: Kysely<Database>,
  now: Date,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  await writeEmiSettings(trx, { isOff: false, trialUntil: addDays(tokyoDay(now), 180) });
  await createEmiLicense(trx, {
    teamId,
    userId,
    kind: 'bought',
    label: '電源ボード A1',
    startsOn: addDays(tokyoDay(now), -3),
    orderedAt: new Date(now.getTime() - 3 * dayMs),
    terms: null,
  });
}
