import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataLock } from './DataLock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
  file = path.join(folder, 'db.lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('DataLock', () => {
  it('records its owner, and deletes its file on release', () => {
    const lock = DataLock.acquire(file);
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
    lock.release();
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses while the owner lives', () => {
    writeFileSync(file, `${process.ppid}\n`);
    expect(() => DataLock.acquire(file)).toThrow(
      `The data directory is in use by process ${process.ppid}`,
    );
    expect(existsSync(file)).toBe(true);
  });

  it('takes over from a dead process, whatever the age of the file', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, `${pid}\n`);
    DataLock.acquire(file).release();
  });

  it('takes over from its own process id, which containers reuse', () => {
    writeFileSync(file, `${process.pid}\n`);
    DataLock.acquire(file).release();
  });

  it('does not release a lock that another process has taken over', () => {
    const lock = DataLock.acquire(file);
    writeFileSync(file, `${process.ppid}\n`);
    lock.release();
    expect(existsSync(file)).toBe(true);
  });
});
