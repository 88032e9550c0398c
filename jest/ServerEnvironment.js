import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);
const programs = path.dirname(require.resolve('@electric-sql/pglite'));

/** What every database starts from; it outlives the test files of a worker. */
async function prepare() {
  const compile = async (name) =>
    WebAssembly.compile(await readFile(path.join(programs, `${name}.wasm`)));
  const [pgliteWasmModule, initdbWasmModule, image] = await Promise.all([
    compile('pglite'),
    compile('initdb'),
    readFile(process.env.TEST_DATABASE_IMAGE),
  ]);
  const loadDataDir = new Blob([image], { type: 'application/x-tar' });
  return { pgliteWasmModule, initdbWasmModule, loadDataDir };
}
let prepared;

/**
 * Node, with a way to open embedded databases outside of a test file's own world, in which they would
 * be compiled anew each time and run at less than half the speed.
 */
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openOuterDatabase = async (parsers) => {
      prepared ??= prepare();
      // The memory for what it keeps of its files is filled with zeros at each start.
      const postgresqlconf = ['shared_buffers=4MB'];
      return PGlite.create({ parsers, postgresqlconf, ...(await prepared) });
    };
  }
}
