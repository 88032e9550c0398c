import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventFiles } from './EventFiles.ts';

let folder: string;
let files: EventFiles;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'event-files-'));
  files = new EventFiles(path.join(folder, 'usage'));
});
afterEach(() => rm(folder, { recursive: true }));

const nameOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const readAll = async () =>
  (await Promise.all((await files.closed()).map((name) => files.read(name)))).flat();

describe('EventFiles', () => {
  it('returns closed lines in order, and forgets the omitted ones', async () => {
    await files.append(['a', 'b']);
    await files.close(nameOf(1));
    await files.append(['c']);
    await files.close(nameOf(2));
    expect(await readAll()).toEqual(['a', 'b', 'c']);
    await files.replace(`${nameOf(1)}.ndjson`, ['b']);
    expect(await readAll()).toEqual(['b', 'c']);
    await files.replace(`${nameOf(1)}.ndjson`, []);
    expect(await files.closed()).toEqual([`${nameOf(2)}.ndjson`]);
    expect(await files.count()).toBe(1);
  });

  it('is empty before the first line, and closing nothing has no effect', async () => {
    await files.close(nameOf(1));
    expect([await files.closed(), await files.count()]).toEqual([[], 0]);
  });

  it('can be read only by its owner', async () => {
    await files.append(['a']);
    expect((await stat(files.folder)).mode & 0o777).toBe(0o700);
    for (const name of await readdir(files.folder)) {
      expect((await stat(path.join(files.folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('loses only the truncated line', async () => {
    await files.append(['first', 'the second']);
    const open = path.join(files.folder, 'open.ndjson');
    await truncate(open, (await readFile(open)).length - 4);
    await files.append(['third']);
    await appendFile(open, 'cut o');
    await files.close(nameOf(1));
    expect(await readAll()).toEqual(['first', 'the sec', 'third', 'cut o']);
  });

  it('loses nothing when several programs write and send concurrently', async () => {
    const writers = Array.from({ length: 4 }, () => new EventFiles(files.folder));
    const lines = (writer: number) =>
      Array.from({ length: 25 }, (_, index) => `${String(writer)}-${String(index)}`);
    const sent = new Set<string>();
    let closings = 0;
    const send = async () => {
      await files.close(nameOf((closings += 1)));
      for (const closed of await files.closed()) {
        for (const line of await files.read(closed)) sent.add(line);
        await files.replace(closed, []);
      }
    };
    const written = new AbortController();
    const writing = Promise.all(
      writers.map(async (writer, index) => {
        for (const line of lines(index)) await writer.append([line]);
      }),
    ).finally(() => {
      written.abort();
    });
    while (!written.signal.aborted) await send();
    await writing;
    await send();
    const expected = writers.flatMap((_, index) => lines(index));
    expect([...sent].sort()).toEqual(expected.sort());
  });
});
