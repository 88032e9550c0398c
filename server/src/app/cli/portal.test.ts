import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, jest } from '@jest/globals';

// A process starts slowly on a busy machine.
jest.setTimeout(120_000);

const program = path.join(import.meta.dirname, 'portal.ts');

it('reports that the database server does not respond, and exits', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-cli-'));
  const running = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, 'audit', 'list'],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      },
    },
  );
  await expect(running).rejects.toMatchObject({
    code: 1,
    // Nothing else: unused parts are not loaded and print nothing.
    stderr: 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n',
  });
  await rm(dataDir, { recursive: true, force: true });
});
