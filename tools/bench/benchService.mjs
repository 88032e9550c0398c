import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ownPackages } from '../build/ownPackages.mjs';
import { root } from '../root.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';

/** Inside the server's folder, since npm may install packages there that only the server uses. */
const dist = join(root, 'server/.cache/bench');
const programs = [
  'store/generator',
  'orders/main',
  'orders/serveOrders',
  'growth/main',
  'growth/serveGrown',
  'logs/main',
  'logs/serveLogs',
  'logs/reporter',
  'emi/main',
  'emi/measureBoard',
  'emi/measureJob',
];

/**
 * Benchmarks `orders`, `growth` or `logs` on the database of DATABASE_URL, else on a temporary
 * PostgreSQL, else on the embedded database; `logs` also on the embedded one. @returns
 * {Promise<number>} the exit code.
 */
export async function benchService(name) {
  const { DATABASE_URL: url, ...env } = process.env;
  const installed = url ? undefined : findPostgres();
  const database = installed ? await startPostgres(installed) : undefined;
  const server = url ?? database?.url;
  try {
    await bundle();
    const onServer = server ? await run(name, { ...env, DATABASE_URL: server }) : 0;
    if (onServer !== 0 || (server && name !== 'logs')) return onServer;
    return await run(name, env);
  } finally {
    await database?.stop();
  }
}

/** Benchmarks the EMI engine without a database. @returns {Promise<number>} the exit code. */
export async function benchEmi(options) {
  await bundle();
  return run('emi', process.env, options);
}

/**
 * Compares one process with several; starts what they need. @returns {Promise<number>} the exit
 * code.
 */
export async function benchCluster(options) {
  const main = join(root, 'lab/bench/cluster/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function run(name, env, options = []) {
  const program = join(dist, name, 'main.js');
  const child = spawn(process.execPath, [program, ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Bundled like the server, so that the benchmark measures production code. */
async function bundle() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => `lab/bench/${program}.ts`),
    outdir: dist,
    outbase: 'lab/bench',
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
