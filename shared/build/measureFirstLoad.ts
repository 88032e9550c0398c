// npm run measure -w shell: brotli bytes of all scripts before the first row of each route of the
// built remotes. Fails above the budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { releaseManifestSchema } from '../src/contracts/registry.ts';
import { repositoryDir } from './environment.ts';

const budgetBytes = 175_000;

const manifestSchema = z.object({
  scripts: z.array(z.string()),
  companions: z.record(z.string(), z.array(z.string())),
});

const shellDir = join(repositoryDir, 'shell/dist/client');
const shell = manifestSchema.parse(readJson(join(shellDir, 'manifest.json')));
let isOver = false;

for (const name of readdirSync(repositoryDir).filter((folder) => folder.startsWith('mf-'))) {
  const dist = join(repositoryDir, name, 'dist');
  if (!existsSync(join(dist, 'release.json'))) continue;
  const release = releaseManifestSchema.parse(readJson(join(dist, 'release.json')));
  for (const [path, { preload, companions }] of Object.entries(release.screens)) {
    const parts = {
      shell: shell.scripts.map((file) => join(shellDir, file)),
      entry: [join(dist, release.entry)],
      screen: preload.map((file) => join(dist, file)),
      companions: companions
        .flatMap((key) => shell.companions[key] ?? [])
        .map((file) => join(shellDir, file)),
    };
    const sizes = Object.entries(parts).map(([part, files]) => [part, compressed(files)] as const);
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    isOver ||= total > budgetBytes;
    const detail = sizes.map(([part, bytes]) => `${part} ${kilobytes(bytes)}`).join(', ');
    process.stdout.write(`${path.padEnd(24)} ${kilobytes(total)} kB  (${detail})\n`);
  }
}
if (isOver) {
  process.stderr.write(`More than ${kilobytes(budgetBytes)} kB before a first row.\n`);
  process.exitCode = 1;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** As the server sends them: brotli at its highest quality. */
function compressed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
