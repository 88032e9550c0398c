import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { dependenciesOf, filesOf } from './dependencies.mjs';
import { ownPackages } from './ownPackages.mjs';

const folder = 'portal-license-client';
const archive = join(root, 'license-client/dist', `${folder}.zip`);

/** A fixed time makes the archive reproducible. */
const mtime = new Date('2026-01-01T00:00:00Z');
const unix = 3;
const executable = 0o100755 << 16;

/** Start scripts per system, and the readme. */
const frame = {
  'portal-license-client.cmd': '@echo off\r\nnode "%~dp0portal-license-client.mjs" %*\r\n',
  'portal-license-client':
    '#!/bin/sh\nexec node "$(dirname "$0")/portal-license-client.mjs" "$@"\n',
  'README.txt': readFileSync(join(root, 'license-client/README.txt'), 'utf8'),
};

/** Packs the license client with all its dependencies. */
export async function buildLicenseClient(file = archive) {
  const { build } = await import('esbuild');
  const { strToU8, zipSync } = await import('fflate');
  let bundle;
  try {
    bundle = await build({
      absWorkingDir: root,
      entryPoints: ['license-client/src/main.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      alias: ownPackages(),
      logLevel: 'silent',
      write: false,
      metafile: true,
    });
  } catch (error) {
    return { code: 1, output: error.message };
  }
  const program = { 'portal-license-client.mjs': bundle.outputFiles[0].text };
  const files = Object.entries({ ...frame, ...program }).map(([name, text]) => [
    `${folder}/${name}`,
    [strToU8(text), name.includes('.') ? {} : { os: unix, attrs: executable }],
  ]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipSync(Object.fromEntries(files), { mtime, level: 9 }));
  return { code: 0, output: '', ...dependenciesOf(filesOf(bundle.metafile)) };
}
