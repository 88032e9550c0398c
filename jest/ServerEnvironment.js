import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);
const programs = path.dirname(require.resolve('@electric-sql/pglite'));

async function compile(name) {
  return WebAssembly.compile(await readFile(path.join(programs, `${name}.wasm`)));
}

/** Outlives the test files of a worker, unlike all that they import. */
let compiled;

/**
 * Node, with the embedded database's programs compiled: every test file opens a database of its
 * own, and compiling takes twice as long as all the rest of that.
 */
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    compiled ??= Promise.all([compile('pglite'), compile('initdb')]);
    const [pglite, initdb] = await compiled;
    // Emscripten asks `instanceof`, which only knows what its own realm has compiled.
    const { prototype } = this.global.WebAssembly.Module;
    for (const program of [pglite, initdb]) Object.setPrototypeOf(program, prototype);
    this.global.databasePrograms = { pglite, initdb };
  }
}
