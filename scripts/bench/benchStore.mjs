import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';

/**
 * Measures the store on the database of DATABASE_URL, else on a PostgreSQL of its own, else on the
 * embedded one. @returns {Promise<number>} the exit code.
 */
export async function benchStore() {
  const programs = process.env.DATABASE_URL ? undefined : findPostgres();
  const database = programs ? await startPostgres(programs) : undefined;
  try {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(root, 'bench/src/store/main.ts')],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...(database ? { DATABASE_URL: database.url } : {}) },
      },
    );
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await database?.stop();
  }
}
