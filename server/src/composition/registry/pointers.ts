import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { isInCanary, type Canary } from './isInCanary.ts';
import type { Reader } from './Reader.ts';
import { listCanaries, listRemotes, listTransfers } from './registry.queries.ts';
import type { Transfer } from './transfers.ts';

/** Which releases of a remote a reader gets. */
export interface Pointers {
  readonly name: string;
  readonly current_hash: string;
  readonly previous_hash: string | null;
  readonly changed_at: Date;
}

/** Which releases everybody gets, which only some, and which paths have gone to another remote. */
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
 * Which releases one reader gets, by the remotes' names. For those who get a release before the
 * others, the one of the others is what a page falls back to.
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

/** Changes with all that concerns one reader: publish, roll-back, canaries, transfers. */
export function versionFor(all: AllPointers, reader: Reader): string {
  const named = pointersFor(all, reader).map(({ name, current_hash, previous_hash }) => [
    name,
    current_hash,
    previous_hash,
  ]);
  const text = JSON.stringify([named, all.transfers]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
