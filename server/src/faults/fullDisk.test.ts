import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bundleProgram } from '../testing/bundleProgram.ts';

jest.setTimeout(300_000);

const folder = path.join(import.meta.dirname, `../../.cache/full-disk-${process.pid}`);
let disk: string;

/** Whether this user may give a process a disk of its own. */
function mayMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  disk = await mkdtemp(path.join(tmpdir(), 'portal-disk-'));
});
afterAll(async () => {
  await rm(disk, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

// A small disk takes a mount namespace, which only root on Linux may make: elsewhere it is skipped.
const withDisk = mayMount() ? describe : describe.skip;

withDisk('the embedded database on a disk that runs full', () => {
  it('refuses to write in words, reads on, recovers by itself and loses nothing', async () => {
    const program = await bundleProgram(
      path.join(import.meta.dirname, 'fullDiskProgram.ts'),
      folder,
    );
    const script = 'mount -t tmpfs -o size=220m tmpfs "$0" && exec "$1" "$2"';
    const { stdout } = await promisify(execFile)(
      'unshare',
      ['-m', 'sh', '-c', script, disk, process.execPath, program],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'test',
          DEMO: '0',
          DATA_DIR: disk,
          MIN_FREE_MB: '20',
          LOG_LEVEL: 'silent',
        },
        // A process that hangs does not stay behind.
        ...{ timeout: 280_000, killSignal: 'SIGKILL' },
      },
    );
    expect(JSON.parse(stdout)).toEqual({
      mark: {
        before: { status: 200 },
        readyBelow: 503,
        below: { status: 507, code: 'disk_full' },
        readBelow: 200,
        readyAfter: 200,
        after: { status: 200 },
      },
      // Either its log finds no room first, which breaks it off, or a table, which refuses the row:
      // that depends on how full the log's last file is.
      broken: {
        ...{ confirmed: true, lost: 0 },
        failures: [expect.stringMatching(/^(database_away|disk_full)$/)],
      },
      transaction: {
        ...{ confirmed: true, lost: 0, failure: 'database_away' },
        during: Array(2).fill({ status: 503, code: 'database_away' }),
        after: { status: 200 },
      },
    });
  });
});
