import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '../../../../platform/Deps.ts';
import { isLeaseHeld } from './emiJobLease.ts';

const prefix = 'portal-emi-';

/** Creates the working folder of an analysis. The caller deletes it. */
export async function makeEmiJobFolder(id: string): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `${prefix}${id}-`));
}

/**
 * Deletes folders that killed processes left on this machine: those of jobs without a live process.
 * Folders of other portals stay, since this database does not know their jobs.
 */
export async function removeLeftFolders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  if (names.length === 0) return;
  const jobOf = (name: string) => name.slice(prefix.length, name.lastIndexOf('-'));
  const jobs = await db
    .selectFrom('manager.emi_job')
    .select(['id', 'status', 'alive_at'])
    .where(sql<boolean>`id = any(${names.map(jobOf)})`)
    .execute();
  const now = clock();
  const left = jobs.filter(
    ({ status, alive_at }) => status !== 'processing' || !isLeaseHeld(alive_at, now),
  );
  for (const name of names) {
    if (!left.some(({ id }) => id === jobOf(name))) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  }
}
