import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { isInCanary, type Canary } from './isInCanary.ts';
import type { Reader } from './Reader.ts';
import { listCanaries, listRemotes, listTransfers } from './registry.queries.ts';
import type { Transfer } from './transfers.ts';

/** The releases of a remote for a reader. */
export interface Pointers {
  readonly name: string;
  readonly current_hash: string;
  readonly previous_hash: string | null;
  readonly changed_at: Date;
}

/** Current releases, canaries, and transferred paths. */
export interface AllPointers {
  readonly remotes: readonly Pointers[];
  readonly canaries: readonly Canary[];
  readonly transfers: readonly Transfer[];
}

export async function readPointers(db: Kysely<Database>): Promise<AllPointers> {
  return {
    remotes: await listRemotes(db),
    canaries: await listCanaries(db),
    transfers: await listTransfers(db),
  };
}

/**
 * The releases for one reader, by the remotes' names. In a canary, the current release is the
 * fallback.
 */
export function pointersFor(
  { remotes, canaries }: Pick<AllPointers, 'remotes' | 'canaries'>,
  reader: Reader,
): readonly Pointers[] {
  const own = canaries.filter((canary) => isInCanary(canary, reader));
  const rest = remotes.filter(({ name }) => !own.some((canary) => canary.name === name));
  const early = own.map(({ name, hash, started_at }) => {
    const others = remotes.find((remote) => remote.name === name);
    const previous_hash = others?.current_hash ?? null;
    return { name, current_hash: hash, previous_hash, changed_at: started_at };
  });
  return [...rest, ...early].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Changes with everything that affects the reader: publish, rollback, canaries, transfers. */
export function versionFor(all: AllPointers, reader: Reader): string {
  const named = pointersFor(all, reader).map(({ name, current_hash, previous_hash }) => [
    name,
    current_hash,
    previous_hash,
  ]);
  const text = JSON.stringify([named, all.transfers]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
