import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../fileErrorCode.ts';

const openName = 'open.ndjson';
const damagedName = 'damaged.txt';
const closedName = /^[\da-f-]{36}\.ndjson$/u;

/**
 * Files of usage events, one per line, that several programs write and send concurrently without
 * locks. All append to one open file. A sender closes it by renaming it to a unique name; from then
 * on it only shrinks until it is empty.
 */
export class EventFiles {
  constructor(readonly folder: string) {}

  /** Where damaged lines are moved. */
  get damagedFile(): string {
    return path.join(this.folder, damagedName);
  }

  /** Appends lines and syncs them to the disk. Throws file system errors. */
  async append(lines: readonly string[]): Promise<void> {
    await this.#appendTo(openName, lines);
  }

  /** Closes the open file. @param name of the closed file: a UUID ordered by time. */
  async close(name: string): Promise<void> {
    try {
      await rename(this.#file(openName), this.#file(`${name}.ndjson`));
    } catch (error) {
      // Nothing was recorded, or another program has just closed it.
      if (!isMissing(error)) throw error;
    }
  }

  /** The closed files, oldest first. */
  async closed(): Promise<string[]> {
    try {
      return (await readdir(this.folder)).filter((name) => closedName.test(name)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** The lines of a closed file; none when another program has sent them. */
  read(closed: string): Promise<string[]> {
    return this.#linesOf(closed);
  }

  /** Number of lines, open and closed. */
  async count(): Promise<number> {
    const files = [...(await this.closed()), openName];
    const counts = await Promise.all(files.map((name) => this.#linesOf(name)));
    return counts.flat().length;
  }

  /**
   * Replaces a closed file by its remaining lines. When two programs send the same file, sent lines
   * may return and be sent again; none is lost.
   */
  async replace(closed: string, lines: readonly string[]): Promise<void> {
    if (lines.length === 0) {
      await rm(this.#file(closed), { force: true });
      return;
    }
    const unfinished = this.#file(`${closed}.${String(process.pid)}.new`);
    await writeFile(unfinished, textOf(lines), { mode: 0o600, flush: true });
    await rename(unfinished, this.#file(closed));
  }

  /** Moves damaged lines aside for inspection; they are not sent. */
  async putAside(lines: readonly string[]): Promise<void> {
    await this.#appendTo(damagedName, lines);
  }

  async #linesOf(name: string): Promise<string[]> {
    try {
      const text = await readFile(this.#file(name), 'utf8');
      return text.split('\n').filter((line) => line !== '');
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async #appendTo(name: string, lines: readonly string[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    let isThere = false;
    while (!isThere) {
      const file = await open(this.#file(name), 'a', 0o600);
      try {
        await file.writeFile(textOf(lines));
        await file.sync();
        const { ino } = await file.stat({ bigint: true });
        // If another program closed the file since it was opened, it may already have been read and
        // deleted. Lines written twice have the same id and count once.
        isThere = ino === (await this.#inodeOf(name));
      } finally {
        await file.close();
      }
    }
  }

  async #inodeOf(name: string): Promise<bigint | undefined> {
    try {
      return (await stat(this.#file(name), { bigint: true })).ino;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  #file(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Each line starts with a newline, so that a truncated line does not swallow the next. */
function textOf(lines: readonly string[]): string {
  return lines.map((line) => `\n${line}\n`).join('');
}
