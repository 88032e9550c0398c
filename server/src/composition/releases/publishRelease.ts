import type { ReleaseManifest } from '@portal/shared/remote';
import type { Kysely } from 'kysely';
import type { AssetStore } from '../assets/AssetStore.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { checkRelease, refuseFor, type Problems, type ReleaseFiles } from './checkRelease.ts';
import { ownershipProblem } from './ownershipProblem.ts';
import { readOwners } from '../registry/readRegistry.ts';
import { audienceProblem } from './canary/canary.queries.ts';
import type { Audience } from './Audience.ts';
import { firstReaders, promotionTime } from './canary/gradualRelease.ts';
import { startCanary } from './canary/startCanary.ts';
import { mapsProblem, shownSourceProblem, type ReleaseMaps } from './maps/mapsProblem.ts';
import { keepMaps } from './maps/releaseMaps.ts';
import { registryWork } from './registryWork.ts';
import { insertReleaseAct } from './releaseActs.queries.ts';
import { weightProblem } from './weightProblem.ts';
import { tryRelease } from './tryRelease.ts';
import { versionProblem } from './versionProblem.ts';
import {
  findRelease,
  insertRelease,
  listReleases,
  releaseHistory,
  runRelease,
} from '../registry/registry.queries.ts';

interface Publication {
  readonly manifest: ReleaseManifest;
  readonly files: ReleaseFiles;
  /** For mapping stack traces of errors; omitted: raw positions. */
  readonly maps?: ReleaseMaps | undefined;
  /** For the audit log. */
  readonly actor: string;
  /** Folder on another allowed origin that already contains the files. */
  readonly base?: string | undefined;
  /** The commit it was built from. */
  readonly commit?: string | undefined;
  readonly note?: string | undefined;
  /** Allows a version lower than the current one, or equal to that of other content. */
  readonly anyVersion?: boolean | undefined;
  /** Canary audience; omitted: everybody. */
  readonly audience?: Audience | undefined;
  /** Whether it goes to some first and to everybody by itself. A first release has no such trial. */
  readonly isGradual?: boolean | undefined;
  /** How long it is rolled back automatically if it fails, in minutes. */
  readonly guardMinutes?: number | undefined;
}

/**
 * Stores a release and makes it current, or a canary for an audience: files first, then the
 * registry's entry in one step. Publishing a known release makes it current again; a release for
 * everybody ends a canary.
 *
 * @returns whether anything changed
 * @throws InvalidError with the faults by manifest field
 */
export async function publishRelease(
  deps: Deps,
  assets: AssetStore,
  publication: Publication,
): Promise<boolean> {
  const { manifest, files, actor, base, commit, note, anyVersion = false } = publication;
  const {
    audience,
    isGradual = false,
    guardMinutes = 0,
    maps = new Map<string, Buffer>(),
  } = publication;
  const { db, config, clock } = deps;
  const { name, version, hash } = manifest;
  const folder = `/remotes/${name}/${version}+${hash}/`;
  const place = base ?? folder;
  refuseFor(checkRelease(manifest, files));
  refuseFor({ maps: mapsProblem(manifest, maps), files: shownSourceProblem(files) });
  refuseFor({ base: base === undefined ? undefined : originProblem(base, config.remoteOrigins) });
  // A refused release stores no files. The same check is repeated under the lock.
  const asked = { place, anyVersion };
  refuseFor(await registryProblems(db, manifest, asked));
  refuseFor({ audience: audience && (await audienceProblem(db, audience)) });
  refuseFor({ files: await weightProblem(manifest, files) });
  refuseFor({ screens: await tryRelease(deps, manifest, files) });
  if (base === undefined) {
    // In parallel: compression takes most of the work, and waiting for the disk most of the time.
    await Promise.all(
      [...files].map(([file, content]) => {
        const key = `${folder.slice(1)}${file}`;
        return file === manifest.preview
          ? assets.putUncompressed(key, content)
          : assets.put(key, content);
      }),
    );
  }
  await keepMaps(deps, manifest, maps);
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    refuseFor(await registryProblems(trx, manifest, asked));
    const at = clock();
    const row = { name, hash, version, base: place, manifest: JSON.stringify(manifest) };
    await insertRelease(trx, { ...row, published_at: at });
    const before = await releaseHistory(trx, name);
    const current = before.at(-1) ?? null;
    if (current === hash) return false;
    const start = { release: manifest, at, actor, commit, note };
    if (audience) return startCanary(trx, { ...start, audience });
    if (isGradual && current !== null) {
      const promotesAt = promotionTime(at);
      return startCanary(trx, { ...start, audience: firstReaders, promotesAt });
    }
    const guardedUntil = guardMinutes > 0 ? new Date(at.getTime() + guardMinutes * 60_000) : null;
    await runRelease(trx, { name, hash, before, at, guardedUntil });
    await insertReleaseAct(trx, { name, at, actor, act: 'publish', hash, commit, note });
    const details = { version, hash, before: current, ...(commit === undefined ? {} : { commit }) };
    await recordAudit(trx, { at, actor, action: 'release.publish', object: name, details });
    return true;
  });
}

/** Faults of a release with regard to the current registry. */
async function registryProblems(
  db: Kysely<Database>,
  manifest: ReleaseManifest,
  { place, anyVersion }: { readonly place: string; readonly anyVersion: boolean },
): Promise<Problems> {
  const { name, hash } = manifest;
  const known = await findRelease(db, name, hash);
  const current = (await releaseHistory(db, name)).at(-1);
  return {
    version: anyVersion
      ? undefined
      : versionProblem(manifest, current, await listReleases(db, name)),
    routes: ownershipProblem(manifest, await readOwners(db)),
    base:
      known && known.base !== place
        ? `this release lies at ${known.base} already, and the address of a release never changes`
        : undefined,
  };
}

function originProblem(base: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(base) || !base.endsWith('/')) return 'must be an address that ends in /';
  const { origin } = new URL(base);
  return allowed.includes(origin) ? undefined : `${origin} is not an allowed origin`;
}
