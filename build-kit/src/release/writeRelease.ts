import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ReleaseManifest, RemoteConfig } from '@portal/shared/remote';
import type { ReleaseGraph } from './ReleasePlugin.ts';

/** Characters of the SHA-256 that name a release's folder. */
const hashLength = 12;

/** Writes `release.json` beside the built files: everything a registry needs to know of them. */
export function writeRelease(distDir: string, config: RemoteConfig, graph: ReleaseGraph) {
  const files = listFiles(distDir);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const embed = scripts.find((file) => file.startsWith('embed/'));
  const preview = scripts.find((file) => file.startsWith('preview/'));
  const manifest: ReleaseManifest = {
    name: config.name,
    version: config.version,
    contract: config.contract,
    hash: hashOf(distDir, files, config),
    ...graph,
    integrity: Object.fromEntries(
      scripts.map((file) => [file, integrityOf(readFileSync(join(distDir, file)))]),
    ),
    ...(embed === undefined ? {} : { embed }),
    ...(preview === undefined ? {} : { preview }),
    files,
    routes: config.routes,
    navigation: config.navigation,
    ...(config.places === undefined ? {} : { places: config.places }),
  };
  writeFileSync(join(distDir, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Subresource integrity of a file's content. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function hashOf(distDir: string, files: readonly string[], config: RemoteConfig): string {
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(distDir, file)));
  return hash.digest('hex').slice(0, hashLength);
}

function listFiles(distDir: string): readonly string[] {
  return readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length + 1))
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}
