import { readFile } from 'node:fs/promises';
import { ClientError } from './ClientError.ts';

/** Reads the text of a file that the person named. @throws ClientError when it cannot be read. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ClientError((messages) => messages.noSuchFile(file));
  }
}
