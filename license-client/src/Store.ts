import { parseJson } from '@portal/shared/domain';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClientError } from './ClientError.ts';
import { fileErrorCode, isMissing } from './fileErrorCode.ts';

/** The client's folder: small JSON files, readable only by the user account. */
export class Store {
  constructor(readonly folder: string) {}

  /** Reads a file; `undefined` when missing or damaged. */
  async read(name: string): Promise<unknown> {
    try {
      return parseJson(await readFile(this.#file(name), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /**
   * Writes a file atomically, since a half-written key would be lost. @throws ClientError when the
   * disk is not writable.
   */
  async write(name: string, value: object): Promise<void> {
    // Concurrent programs write the same files, so each writes a temporary file first.
    const unfinished = this.#file(`${name}.${String(process.pid)}.new`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, JSON.stringify(value, null, 2), { mode: 0o600 });
      await rename(unfinished, this.#file(name));
    } catch (error) {
      const code = fileErrorCode(error) ?? 'unknown';
      throw new ClientError((messages) => messages.notWritten(this.folder, code));
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }
}
