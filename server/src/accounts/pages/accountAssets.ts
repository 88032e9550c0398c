import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where the scripts of the account pages are served. */
export const assetsPath = '/assets/';

const manifestSchema = z.object({
  scripts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});

interface AccountAssets {
  readonly scripts: readonly { readonly path: string; readonly integrity: string }[];
}

let known: Promise<AccountAssets> | undefined;

/** The scripts of the last build, read once; none when there is no build, as in tests of the server. */
export function accountAssets(): Promise<AccountAssets> {
  known ??= readAssets();
  return known;
}

async function readAssets(): Promise<AccountAssets> {
  const folder = assetsFolder();
  if (folder === undefined) return { scripts: [] };
  const { scripts, integrity } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')),
  );
  return {
    scripts: scripts.map((file) => ({
      path: `${assetsPath}${file}`,
      integrity: integrity[file] ?? '',
    })),
  };
}

/** The built pages in the workspace above this file, wherever the server itself was built to. */
export function assetsFolder(): string | undefined {
  let folder = import.meta.dirname;
  for (;;) {
    const built = path.join(folder, 'accounts/dist/client');
    if (existsSync(path.join(built, 'manifest.json'))) return built;
    const above = path.dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}
