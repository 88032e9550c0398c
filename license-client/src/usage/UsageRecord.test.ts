import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseJson } from '@portal/shared/domain';
import { ServerClock } from '../ServerClock.ts';
import { Store } from '../Store.ts';
import { aRefusedEvent } from '../testing/aRefusedEvent.ts';
import { UsageRecord } from './UsageRecord.ts';

let folder: string;
let record: UsageRecord;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'usage-record-'));
  const watch = { now: () => new Date('2026-11-20T00:00:00Z'), uptimeMs: () => 0 };
  const clock = await ServerClock.open(watch, new Store(path.join(folder, 'home')));
  record = new UsageRecord(path.join(folder, 'usage'), clock);
});
afterEach(() => rm(folder, { recursive: true }));

// Only Linux has a file that is always full.
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('UsageRecord', () => {
  onLinux('holds what a full disk does not take, and writes it when there is room', async () => {
    const [first, second, third] = [aRefusedEvent(), aRefusedEvent(), aRefusedEvent()];
    const open = path.join(folder, 'usage', 'open.ndjson');
    await mkdir(path.dirname(open));
    await symlink('/dev/full', open);
    expect(await record.add([first])).toBe('ENOSPC');
    expect(await record.add([second])).toBe('ENOSPC');

    await rm(open);
    expect(await record.add([third])).toBeUndefined();
    const lines = (await readFile(open, 'utf8')).split('\n').filter((line) => line !== '');
    expect(lines.map((line) => Object(parseJson(line)))).toMatchObject([
      { id: first.id },
      { id: second.id },
      { id: third.id },
    ]);
    expect(await record.count()).toBe(3);
  });
});
