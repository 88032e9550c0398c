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

/** Cache by database: releases are immutable. */
const known = new WeakMap<Kysely<Database>, Map<string, Promise<StoredRelease>>>();

/** All remotes with their releases for a reader, as in `GET /api/registry`. */
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

/** What the registry of any reader contains: both releases of a remote in a canary. */
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

/** Owners of paths, including transfers. */
export async function readOwners(db: Kysely<Database>) {
  return { remotes: await readClaims(db), transfers: await listTransfers(db) };
}

/** Changes with every publish and rollback that affects the reader; cheap to read. */
export async function registryVersion(db: Kysely<Database>, reader: Reader): Promise<string> {
  return versionFor(await readPointers(db), reader);
}

/** A published release. @throws Error for an unknown hash */
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
  // A failed read is retried the next time.
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
