import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AssetStore } from '../assets/AssetStore.ts';
import type { Deps } from '../../platform/Deps.ts';
import { InvalidError } from '../../platform/errors.ts';
import { publishRelease } from './publishRelease.ts';
import { readBuiltRelease } from './readBuiltRelease.ts';
import { listReleaseActs } from './releaseActs.queries.ts';
import { findRelease } from '../registry/registry.queries.ts';

/**
 * Publishes builds of the workspace that were never published, so that a first start has all
 * screens. A release that was rolled back, and a remote that was withdrawn, are not published
 * again.
 *
 * @param folder of the repository
 */
export async function publishBuilt(deps: Deps, assets: AssetStore, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mf-')).toSorted();
  for (const name of names) {
    const remote = path.join(folder, name);
    if (!existsSync(path.join(remote, 'dist/release.json'))) continue;
    const { manifest, files, maps } = await readBuiltRelease(remote);
    if (await findRelease(deps.db, manifest.name, manifest.hash)) continue;
    const lastAct = (await listReleaseActs(deps.db, manifest.name)).at(-1);
    if (lastAct?.act === 'withdraw') continue;
    try {
      // The workspace's build should run, whatever its version.
      const publication = { manifest, files, maps, actor: 'system', anyVersion: true };
      await publishRelease(deps, assets, publication);
      deps.log.info({ remote: name, hash: manifest.hash }, 'release published');
    } catch (error) {
      // A remote's bad build must not prevent the start.
      if (!(error instanceof InvalidError)) throw error;
      deps.log.error({ remote: name, problems: error.fieldMessages }, 'release refused');
    }
  }
}
