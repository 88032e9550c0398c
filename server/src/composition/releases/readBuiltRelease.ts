import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifestSchema } from '@portal/shared/contracts';
import { parseJson } from '@portal/shared/domain';
import type { ReleaseManifest } from '@portal/shared/remote';
import { z } from 'zod';
import { ConfigurationError } from '../../platform/errors.ts';
import type { ReleaseFiles } from './checkRelease.ts';
import type { ReleaseMaps } from './maps/mapsProblem.ts';
import { namedByContent } from './namedByContent.ts';

/** Package name without the scope. */
const packageSchema = z.object({
  name: z.string().transform((name) => name.replace(/^@[^/]+\//, '')),
});

/** Folder of source maps in a build. */
const mapsFolder = 'maps';

interface BuiltRelease {
  readonly manifest: ReleaseManifest;
  readonly files: ReleaseFiles;
  /** The source maps in the build. */
  readonly maps: ReleaseMaps;
}

/**
 * Reads the output of a remote's `npm run build` in `dist/`, named by its content.
 *
 * @throws ConfigurationError if it is missing, incomplete or another package's
 */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const dist = path.join(folder, 'dist');
  const text = await readText(path.join(dist, 'release.json'));
  if (text === undefined)
    throw new ConfigurationError(`${dist} holds no build: build the remote first.`);
  const read = releaseManifestSchema.safeParse(parseJson(text));
  if (!read.success) {
    const fields = read.error.issues.map(({ path: field }) => field.join('.'));
    const at = fields.filter(Boolean).join(', ') || 'it is no JSON';
    throw new ConfigurationError(
      `${dist}/release.json cannot be read (${at}); build the remote anew.`,
    );
  }
  const manifest = read.data;
  await requireOwnName(folder, manifest.name);
  const files = new Map(
    await Promise.all(
      manifest.files.map(async (file) => [file, await readPart(dist, file)] as const),
    ),
  );
  const maps = await readMaps(dist, Object.keys(manifest.integrity));
  return { manifest: namedByContent(manifest, files), files, maps };
}

async function readMaps(dist: string, scripts: readonly string[]): Promise<ReleaseMaps> {
  const read = await Promise.all(
    scripts.map(async (script) => {
      const file = path.join(dist, mapsFolder, `${script}.map`);
      return [script, await readFile(file).catch(() => undefined)] as const;
    }),
  );
  return new Map(
    read.flatMap(([script, content]) => (content ? [[script, content] as const] : [])),
  );
}

/** Remotes of end-to-end tests have no package.json. */
async function requireOwnName(folder: string, name: string): Promise<void> {
  const text = await readText(path.join(folder, 'package.json'));
  const own = packageSchema.safeParse(parseJson(text ?? '')).data?.name;
  if (own === undefined || own === name) return;
  throw new ConfigurationError(`${folder} is the package ${own}, but its build says ${name}.`);
}

async function readPart(dist: string, file: string): Promise<Buffer> {
  return readFile(path.join(dist, file)).catch(() => {
    throw new ConfigurationError(
      `${dist} lacks ${file}, which its release.json names; build the remote anew.`,
    );
  });
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
