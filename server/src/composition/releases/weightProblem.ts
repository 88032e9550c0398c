import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { inKilobytes, isPicture, releaseLimits, type ReleaseManifest } from '@portal/shared/remote';
import type { ReleaseFiles } from './checkRelease.ts';

const compress = promisify(brotliCompress);

/** A screen or picture of a release that is too heavy for mobile connections. */
export async function weightProblem(
  { entry, screens }: Pick<ReleaseManifest, 'entry' | 'screens'>,
  files: ReleaseFiles,
): Promise<string | undefined> {
  for (const [file, { length }] of files) {
    if (isPicture(file) && length > releaseLimits.picture)
      return `the picture ${file} has ${inKilobytes(length)}, at most ${inKilobytes(releaseLimits.picture)} are allowed`;
  }
  const weights = new Map<string, number>();
  for (const file of new Set(
    Object.values(screens).flatMap(({ preload }) => [entry, ...preload]),
  )) {
    weights.set(file, (await compress(files.get(file) ?? '')).length);
  }
  for (const [path, { preload }] of Object.entries(screens)) {
    const weight = [entry, ...preload].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
    if (weight > releaseLimits.screen)
      return `the screen of ${path} loads ${inKilobytes(weight)} of scripts, at most ${inKilobytes(releaseLimits.screen)} are allowed`;
  }
  return undefined;
}
