import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './isMissing.ts';

/** The client's own folder: small JSON files that only the person's account can read. */
export class Store {
  constructor(readonly folder: string) {}

  /** `undefined` when there is no such file. */
  async read(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#file(name), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Whole or not at all: a key that is half written would be lost. */
  async write(name: string, value: object): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = this.#file(`${name}.new`);
    await writeFile(unfinished, JSON.stringify(value, null, 2), { mode: 0o600 });
    await rename(unfinished, this.#file(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }
}
