import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ownPackages } from '../build/ownPackages.mjs';
import { root } from '../root.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';

const dist = join(root, 'bench/dist');
const programs = [
  'store/main',
  'store/serveStore',
  'store/generator',
  'orders/main',
  'orders/serveOrders',
];

/**
 * Measures `store` or `orders` on the database of DATABASE_URL, else on a PostgreSQL of its own, else
 * on the embedded one. @returns {Promise<number>} the exit code.
 */
export async function benchService(name) {
  const installed = process.env.DATABASE_URL ? undefined : findPostgres();
  const database = installed ? await startPostgres(installed) : undefined;
  try {
    await bundle();
    const child = spawn(process.execPath, [join(dist, name, 'main.js')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(database ? { DATABASE_URL: database.url } : {}) },
    });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database?.stop();
  }
}

/** As the server is built: what is measured is what runs. */
async function bundle() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => `bench/src/${program}.ts`),
    outdir: dist,
    outbase: 'bench/src',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { ...ownPackages(), '@portal/server': join(root, 'server') },
    logLevel: 'error',
  });
}
