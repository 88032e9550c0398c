import { z } from 'zod';
import { blobAddress } from '../../platform/blobs/BlobPlace.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { BackupState } from './backups.contract.ts';

const key = 'backup';
const hourMs = 60 * 60 * 1000;
/** A day, plus the duration of a backup. */
const overdueAfterMs = 26 * hourMs;

const noteSchema = z.object({
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  outcome: z.enum(['made', 'faulty', 'failed']),
  problem: z.string(),
  /** Start of the latest backup without missing files; null before the first. */
  good_at: z.iso.datetime().nullable(),
});

export type BackupNote = z.infer<typeof noteSchema>;

/** Result of the last scheduled backup; `undefined` before the first. */
export async function readNote({ db }: Pick<Deps, 'db'>): Promise<BackupNote | undefined> {
  const row = await db
    .selectFrom('portal.setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && noteSchema.parse(JSON.parse(row.value));
}

export async function writeNote({ db }: Pick<Deps, 'db'>, note: BackupNote): Promise<void> {
  const value = JSON.stringify(note);
  await db
    .insertInto('portal.setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * The state of the scheduled backups.
 * @param upMs uptime of this process
 */
export async function backupState(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  upMs = process.uptime() * 1000,
): Promise<BackupState> {
  const { to, at } = deps.config.backup;
  const note = await readNote(deps);
  const good = note?.good_at ?? null;
  const ageOf = (instant: string | null) =>
    instant === null ? Infinity : deps.clock().getTime() - Date.parse(instant);
  return {
    address: to ? blobAddress(to) : null,
    at,
    last: note ? { ended_at: note.ended_at, outcome: note.outcome, problem: note.problem } : null,
    good_at: good,
    // A new installation gets one night; after that, no worker can be running.
    overdue: to !== undefined && (note === undefined ? upMs : ageOf(good)) > overdueAfterMs,
  };
}
