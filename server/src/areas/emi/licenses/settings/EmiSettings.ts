import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';

/** The operator's settings of the EMI check. */
export interface EmiSettings {
  /** If off, nothing is sold or analyzed, and the page shows neither. */
  readonly isOff: boolean;
  /** Last day of the free trial campaign; null for none. */
  readonly trialUntil: CalendarDay | null;
}

const keys = { off: 'emi.off', trialUntil: 'emi.trial-until' } as const;

export async function readEmiSettings(db: Kysely<Database>): Promise<EmiSettings> {
  const rows = await db
    .selectFrom('portal.setting')
    .selectAll()
    .where('key', 'in', Object.values(keys))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const until = values.get(keys.trialUntil) ?? '';
  return {
    isOff: values.get(keys.off) === '1',
    trialUntil: until === '' ? null : toCalendarDay(until),
  };
}

/** Changes the given settings, in the caller's transaction. */
export async function writeEmiSettings(
  trx: Kysely<Database>,
  { isOff, trialUntil }: Partial<EmiSettings>,
): Promise<void> {
  if (isOff !== undefined) await write(trx, keys.off, isOff ? '1' : '0');
  if (trialUntil !== undefined) await write(trx, keys.trialUntil, trialUntil ?? '');
}

async function write(trx: Kysely<Database>, key: string, value: string): Promise<void> {
  await trx
    .insertInto('portal.setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
