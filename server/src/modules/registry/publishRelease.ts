import type { ReleaseManifest } from '@portal/shared/remote';
import type { AssetStore } from '../../assets/AssetStore.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { InvalidError } from '../../errors.ts';
import { checkRelease, type ReleaseFiles } from './checkRelease.ts';
import { readRegistry, storedRelease } from './readRegistry.ts';
import { findRelease, insertRelease, lockRemote, pointRemote } from './registry.queries.ts';

interface Publication {
  readonly manifest: ReleaseManifest;
  readonly files: ReleaseFiles;
  /** Who publishes, for the audit log. */
  readonly actor: 'operator' | 'system';
  /** Another allowed origin's folder that already holds the files. */
  readonly base?: string | undefined;
}

/**
 * Takes a release in and makes it the remote's current one: files first, the registry's entry
 * last and in one step. Publishing a release that is known makes it current again.
 *
 * @throws InvalidError with what is wrong, by the field of the manifest
 */
export async function publishRelease(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  assets: AssetStore,
  { manifest, files, actor, base }: Publication,
): Promise<void> {
  const { db } = deps;
  const { name, version, hash } = manifest;
  const problems = checkRelease(manifest, files, await readRegistry(db));
  const misplaced = base === undefined ? undefined : baseProblem(base, deps.config.remoteOrigins);
  if (misplaced !== undefined) throw new InvalidError({ ...problems, base: misplaced });
  if (Object.keys(problems).length > 0) throw new InvalidError(problems);
  if (await findRelease(db, name, hash)) {
    const { manifest: stored } = await storedRelease(db, name, hash);
    if (!haveSameScripts(manifest, stored)) {
      throw new InvalidError({ hash: 'another release has it' });
    }
  }

  const folder = `/remotes/${name}/${version}+${hash}/`;
  if (base === undefined) {
    for (const [file, content] of files) await assets.put(`${folder.slice(1)}${file}`, content);
  }
  const now = deps.clock();
  await db.transaction().execute(async (trx) => {
    await insertRelease(trx, {
      name,
      hash,
      version,
      base: base ?? folder,
      manifest: JSON.stringify(manifest),
      published_at: now,
    });
    const remote = await lockRemote(trx, name);
    if (remote?.current_hash === hash) return;
    await pointRemote(trx, {
      name,
      current_hash: hash,
      previous_hash: remote?.current_hash ?? null,
      changed_at: now,
    });
    await recordAudit(trx, {
      at: now,
      actor,
      action: 'release.publish',
      object: name,
      details: { version, hash, before: remote?.current_hash ?? null },
    });
  });
}

function baseProblem(base: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(base) || !base.endsWith('/')) return 'must be an address that ends in /';
  const { origin } = new URL(base);
  return allowed.includes(origin) ? undefined : `${origin} is not an allowed origin`;
}

function haveSameScripts(
  { integrity: left }: ReleaseManifest,
  { integrity: right }: ReleaseManifest,
) {
  const files = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...files].every((file) => left[file] === right[file]);
}
