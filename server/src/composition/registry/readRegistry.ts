import { releaseManifestSchema } from '@portal/shared/contracts';
import type { RegisteredRemote, Registry, Release, ReleaseManifest } from '@portal/shared/remote';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { pointersFor, readPointers, versionFor, type Pointers } from './pointers.ts';
import type { Reader } from './Reader.ts';
import { findRelease, listTransfers } from './registry.queries.ts';
import { withoutTransferred } from './transfers.ts';

interface StoredRelease {
  readonly base: string;
  readonly manifest: ReleaseManifest;
}

/** Releases never change: each is read and parsed once for each database. */
const known = new WeakMap<Kysely<Database>, Map<string, Promise<StoredRelease>>>();

/** Which remotes there are, in which release, as `GET /api/registry` answers it to a reader. */
export async function readRegistry(db: Kysely<Database>, reader: Reader): Promise<Registry> {
  const all = await readPointers(db);
  const pointers = pointersFor(all, reader);
  const remotes = await Promise.all(pointers.map((remote) => registeredRemote(db, remote)));
  const times = pointers.map(({ changed_at }) => changed_at.getTime());
  return {
    generated_at: new Date(Math.max(0, ...times)).toISOString(),
    version: versionFor(all, reader),
    remotes: withoutTransferred(remotes, all.transfers),
  };
}

/** What every reader's registry names: of a remote in a canary both releases. */
export async function readClaims(
  db: Kysely<Database>,
): Promise<readonly Pick<RegisteredRemote, 'name' | 'routes' | 'redirects'>[]> {
  const { remotes, canaries } = await readPointers(db);
  const named = [
    ...remotes.map(({ name, current_hash }) => ({ name, hash: current_hash })),
    ...canaries,
  ];
  return Promise.all(
    named.map(async ({ name, hash }) => (await storedRelease(db, name, hash)).manifest),
  );
}

/** Who has which paths, and which have gone to another remote. */
export async function readOwners(db: Kysely<Database>) {
  return { remotes: await readClaims(db), transfers: await listTransfers(db) };
}

/** Changes with every publish and roll-back that concerns the reader; cheap to read. */
export async function registryVersion(db: Kysely<Database>, reader: Reader): Promise<string> {
  return versionFor(await readPointers(db), reader);
}

/** A release that has been published. @throws Error when there is none of that hash */
export async function storedRelease(
  db: Kysely<Database>,
  name: string,
  hash: string,
): Promise<StoredRelease> {
  const releases = known.get(db) ?? new Map<string, Promise<StoredRelease>>();
  known.set(db, releases);
  const key = `${name} ${hash}`;
  const release = releases.get(key) ?? load(db, name, hash);
  releases.set(key, release);
  // What could not be read may be there the next time.
  release.catch(() => releases.delete(key));
  return release;
}

async function load(db: Kysely<Database>, name: string, hash: string): Promise<StoredRelease> {
  const row = await findRelease(db, name, hash);
  if (!row) throw new Error(`the release ${hash} of ${name} is not stored`);
  return { base: row.base, manifest: releaseManifestSchema.parse(JSON.parse(row.manifest)) };
}

async function registeredRemote(
  db: Kysely<Database>,
  { name, current_hash, previous_hash }: Pointers,
): Promise<RegisteredRemote> {
  const current = await storedRelease(db, name, current_hash);
  const previous =
    previous_hash === null ? undefined : await storedRelease(db, name, previous_hash);
  const { owner, routes, navigation, places, redirects } = current.manifest;
  return {
    name,
    ...(owner === undefined ? {} : { owner }),
    current: releaseOf(current),
    ...(previous ? { previous: releaseOf(previous) } : {}),
    routes,
    navigation,
    ...(places ? { places } : {}),
    ...(redirects ? { redirects } : {}),
  };
}

function releaseOf({ base, manifest }: StoredRelease): Release {
  const { version, hash, entry, global, integrity, screens, contract } = manifest;
  return { version, hash, base, entry, global, integrity, screens, contract };
}
