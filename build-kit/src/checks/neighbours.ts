import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@portal/shared/remote';

/**
 * The configurations of the other remotes in the workspace root. One that cannot be read is left
 * out: its own remote's check names it.
 */
export async function neighbours(name: string, root: string): Promise<readonly RemoteConfig[]> {
  const files = readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && folder !== name)
    .map((folder) => join(root, folder, 'remote.config.ts'))
    .filter((file) => existsSync(file));
  const read = await Promise.allSettled(files.map(readConfig));
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Loads the configuration in a `remote.config.ts`. */
export async function readConfig(file: string): Promise<RemoteConfig> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the compiler checks every remote.config.ts against this type
  const module = (await import(pathToFileURL(file).href)) as { config: RemoteConfig };
  return module.config;
}
