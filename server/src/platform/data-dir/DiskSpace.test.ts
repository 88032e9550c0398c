import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DiskFullError } from '../errors.ts';
import { Readiness } from '../metrics/Readiness.ts';
import { diskOfFiles } from '../blobs/openBlobs.ts';
import { DiskSpace } from './DiskSpace.ts';

const log = pino({ level: 'silent' });
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'portal-disk-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

function watch(folder: string, minFreeBytes = 0) {
  const readiness = new Readiness();
  const disk = new DiskSpace({ folder, minFreeBytes, readiness, log });
  disk.stop();
  return { disk, readiness };
}

describe('DiskSpace', () => {
  it('refuses writes below the threshold, and reports it', () => {
    const { disk, readiness } = watch(home, Infinity);
    expect(() => {
      disk.requireRoom();
    }).toThrow(DiskFullError);
    expect(readiness.waiting).toEqual(['disk']);
  });

  it('has no room when the disk is gone', () => {
    expect(watch(path.join(home, 'gone'), 1).disk.isLow()).toBe(true);
    expect(watch(home, 1).disk.isLow()).toBe(false);
  });
});

// Every Linux has a second writable file system here.
const other = '/dev/shm';
const itHasTwo = existsSync(other) ? it : it.skip;

describe('diskOfFiles', () => {
  it('is the watch of the data directory for files on the same disk, and without a folder', async () => {
    const { disk } = watch(home);
    const folder = path.join(home, 'blobs');
    expect(await diskOfFiles({ kind: 'folder', folder }, disk)).toBe(disk);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const place = { kind: 's3', bucket: 'b', prefix: '', pathStyle: true } as const;
    expect(await diskOfFiles(place, disk)).toBe(disk);
  });

  itHasTwo('is another one for files on another file system', async () => {
    const folder = await mkdtemp(path.join(other, 'portal-disk-'));
    const { disk } = watch(home, 1);
    const files = await diskOfFiles({ kind: 'folder', folder }, disk);
    files.stop();
    expect(files.options).toMatchObject({ folder, minFreeBytes: 1 });
    await rm(folder, { recursive: true });
    // Each watches its own disk.
    expect([disk.isLow(), files.isLow()]).toEqual([false, true]);
  });
});
