import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { isInCanary, type Canary } from './isInCanary.ts';
import type { Reader } from './Reader.ts';
import { listCanaries, listRemotes } from './registry.queries.ts';

/** Which releases of a remote a reader gets. */
export interface Pointers {
  readonly name: string;
  readonly current_hash: string;
  readonly previous_hash: string | null;
  readonly changed_at: Date;
}

/** Which releases everybody gets, and which only some. */
export interface AllPointers {
  readonly remotes: readonly Pointers[];
  readonly canaries: readonly Canary[];
}

export async function readPointers(db: Kysely<Database>): Promise<AllPointers> {
  return { remotes: await listRemotes(db), canaries: await listCanaries(db) };
}

/**
 * Which releases one reader gets, by the remotes' names. For those who get a release before the
 * others, the one of the others is what a page falls back to.
 */
export function pointersFor(
  { remotes, canaries }: AllPointers,
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

/** Changes with every publish and roll-back of what is pointed at. */
export function versionOf(pointers: readonly Pointers[]): string {
  const named = pointers.map(({ name, current_hash, previous_hash }) => [
    name,
    current_hash,
    previous_hash,
  ]);
  return createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 16);
}
