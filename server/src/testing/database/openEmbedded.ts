import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PreparingPGlite } from '../../platform/db/connection/PreparingPGlite.ts';
import { parsers } from '../../platform/db/parsers.ts';

const require = createRequire(import.meta.url);
const programs = path.dirname(require.resolve('@electric-sql/pglite'));

/** Start parameters shared by all databases; kept across test files. */
async function prepare(image: string) {
  const compile = async (name: string) =>
    WebAssembly.compile(await readFile(path.join(programs, `${name}.wasm`)));
  const [pgliteWasmModule, initdbWasmModule, content] = await Promise.all([
    compile('pglite'),
    compile('initdb'),
    readFile(image),
  ]);
  const loadDataDir = new Blob([content], { type: 'application/x-tar' });
  return { pgliteWasmModule, initdbWasmModule, loadDataDir };
}
let prepared: ReturnType<typeof prepare> | undefined;

/** Opens an in-memory copy of a prepared image. */
export async function openEmbedded(image: string): Promise<PGlite> {
  prepared ??= prepare(image);
  const postgresqlconf = [
    // Shared buffers are zeroed at each start.
    'shared_buffers=4MB',
    // A fast start sets no timer that would keep the process alive.
    'log_startup_progress_interval=0',
  ];
  const pglite = new PreparingPGlite({ parsers, postgresqlconf, ...(await prepared) });
  await pglite.waitReady;
  return pglite;
}
