import { readFile } from 'node:fs/promises';
import { ClientError } from './ClientError.ts';

/** Reads a file named by the person. @throws ClientError when unreadable. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ClientError((messages) => messages.noSuchFile(file));
  }
}
