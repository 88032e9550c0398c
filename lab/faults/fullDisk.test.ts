import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';

jest.setTimeout(300_000);

const folder = path.join(import.meta.dirname, `../../server/.cache/full-disk-${process.pid}`);
let disk: string;

/** Whether this user may mount a disk for a process. */
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

/** Runs a program with a data disk of 220 MB. @returns its output */
async function runOnDisk(
  minFreeMb: number,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  const program = await bundleProgram(path.join(import.meta.dirname, name), folder);
  const script = 'mount -t tmpfs -o size=220m tmpfs "$0" && exec "$@"';
  const { stdout } = await promisify(execFile)(
    'unshare',
    ['-m', 'sh', '-c', script, disk, process.execPath, program, ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DEMO: '0',
        DATA_DIR: disk,
        MIN_FREE_MB: String(minFreeMb),
        LOG_LEVEL: 'silent',
      },
      // Kill a process that hangs.
      ...{ timeout: 280_000, killSignal: 'SIGKILL' },
    },
  );
  return stdout;
}

// Mounting needs a mount namespace, which only root on Linux can create; skipped elsewhere.
const withDisk = mayMount() ? describe : describe.skip;

withDisk('the embedded database on a disk that runs full', () => {
  it('refuses writes with an explanation, keeps reading, recovers and loses nothing', async () => {
    const stdout = await runOnDisk(20, 'fullDiskProgram.ts');
    expect(JSON.parse(stdout)).toEqual({
      mark: {
        before: { status: 200 },
        readyBelow: 503,
        below: { status: 507, code: 'disk_full' },
        readBelow: 200,
        readyAfter: 200,
        after: { status: 200 },
      },
      // Either the WAL is full first, which aborts the database, or a table, which refuses the row:
      // that depends on the fill level of the last WAL segment.
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

  const { each } = process.env['TEST_LONG'] === '1' ? it : it.skip;
  each([20, 0])('ends at none of twenty times under load with a mark of %i MB', async (mark) => {
    const main = await bundleProgram(
      path.join(import.meta.dirname, '../../server/src/app/main.ts'),
      folder,
    );
    const figures: unknown = JSON.parse(await runOnDisk(mark, 'fullDiskLoad.ts', main, '20'));
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(figures).toMatchObject({ exitCode: 0, lost: [], faults: [] });
  });
});
