import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { releaseText, type ReleaseManifest, type RemoteConfig } from '@portal/shared/remote';
import type { ReleaseGraph } from './ReleasePlugin.ts';

/** Number of SHA-256 characters in a release's folder name. */
const hashLength = 12;

/**
 * Folder of the source maps, apart from the release's files: they are published, but not served.
 */
export const mapsFolder = 'maps';

/** Writes `release.json` beside the built files, with everything that a registry needs. */
export function writeRelease(distDir: string, config: RemoteConfig, graph: ReleaseGraph) {
  const files = listFiles(distDir);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const preview = scripts.find((file) => file.startsWith('preview/'));
  const manifest: Omit<ReleaseManifest, 'hash'> = {
    name: config.name,
    ...(config.owner === undefined ? {} : { owner: config.owner }),
    version: config.version,
    contract: config.contract,
    ...graph,
    integrity: Object.fromEntries(
      scripts.map((file) => [file, computeIntegrity(readFileSync(join(distDir, file)))]),
    ),
    ...(config.embeddable === undefined ? {} : { embeddable: config.embeddable }),
    ...(preview === undefined ? {} : { preview }),
    files,
    routes: config.routes,
    navigation: config.navigation,
    ...(config.places === undefined ? {} : { places: config.places }),
    ...(config.redirects === undefined ? {} : { redirects: config.redirects }),
  };
  const release = { ...manifest, hash: hashOf(distDir, manifest) };
  writeFileSync(join(distDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/** Subresource integrity of a file's content. */
export function computeIntegrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** For information; the registry computes it itself in the same way. */
function hashOf(distDir: string, manifest: Omit<ReleaseManifest, 'hash'>): string {
  const digests = manifest.files.map(
    (file) => [file, sha256(readFileSync(join(distDir, file)))] as const,
  );
  return sha256(releaseText(manifest, Object.fromEntries(digests))).slice(0, hashLength);
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function listFiles(distDir: string): readonly string[] {
  return readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith(`${mapsFolder}/`))
    .toSorted();
}
