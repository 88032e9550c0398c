import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema } from '@portal/shared/contracts';
import type { ReleaseManifest } from '@portal/shared/remote';
import { ConfigurationError } from '../../errors.ts';
import type { ReleaseFiles } from './checkRelease.ts';

/**
 * A release as `npm run build` of a remote leaves it in `dist/`.
 *
 * @throws ConfigurationError when it has not been built
 */
export async function readBuiltRelease(
  folder: string,
): Promise<{ readonly manifest: ReleaseManifest; readonly files: ReleaseFiles }> {
  const dist = path.join(folder, 'dist');
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigurationError(`${dist} holds no build; run it first.`);
  const manifest = releaseManifestSchema.parse(JSON.parse(text));
  const files = await Promise.all(
    manifest.files.map(async (file) => [file, await readFile(path.join(dist, file))] as const),
  );
  return { manifest, files: new Map(files) };
}
