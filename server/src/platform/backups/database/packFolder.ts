import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import { errorCode } from '../../errors.ts';

const chunkBytes = 256 * 1024;

/** Adds an empty folder. */
export function packEmptyFolder(tar: Pack, name: string): void {
  tar.entry({ name, type: 'directory', mode: 0o700 });
}

/** Adds a file of given content. */
export function packText(tar: Pack, name: string, content: string): void {
  tar.entry({ name, mode: 0o600 }, content);
}

/**
 * Adds the content of a folder that is being written to. A file is read up to its size at opening;
 * bytes truncated since are filled with zeros.
 *
 * @param passes whether a name, relative to the folder, is skipped with everything below it
 */
export async function packFolder(
  tar: Pack,
  folder: string,
  passes: (name: string) => boolean,
  below = '',
): Promise<void> {
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  for (const entry of entries) {
    const name = path.posix.join(below, entry.name);
    if (passes(name)) continue;
    if (entry.isDirectory()) {
      packEmptyFolder(tar, name);
      await packFolder(tar, folder, passes, name);
    } else if (entry.isFile()) await packOpen(tar, path.join(folder, name), name);
  }
}

/** Reads synchronously, like the embedded database: yielding would cost more. */
async function packOpen(tar: Pack, file: string, name: string): Promise<void> {
  const descriptor = openUnlessGone(file);
  if (descriptor === undefined) return;
  try {
    const { size } = fstatSync(descriptor);
    const entry = tar.entry({ name, size, mode: 0o600 });
    const done = finished(entry);
    // Lets a writer waiting for drain fail first.
    done.catch(() => undefined);
    let at = 0;
    while (at < size) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - at));
      readSync(descriptor, chunk, 0, chunk.length, at);
      at += chunk.length;
      if (!entry.write(chunk)) await drained(entry, tar);
    }
    entry.end(undefined);
    await done;
  } finally {
    closeSync(descriptor);
  }
}

function openUnlessGone(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    // Removed meanwhile; the WAL records it, too.
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Waits for drain; fails when the archive is aborted. */
function drained(entry: NodeJS.EventEmitter, tar: Pack): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      entry.off('drain', goOn);
      tar.off('close', giveUp);
      settle();
    };
    const goOn = end(resolve);
    const giveUp = end(() => {
      reject(new Error('the copy was aborted'));
    });
    entry.once('drain', goOn);
    tar.once('close', giveUp);
  });
}
