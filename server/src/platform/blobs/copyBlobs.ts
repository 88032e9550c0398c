import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { errorCode } from '../errors.ts';
import type { BlobStore, ListedBlob } from './BlobStore.ts';
import { digestOf } from './digestOf.ts';

/** Concurrent copies of small files, whose time is mostly latency. */
const atOnce = 8;
/**
 * Larger files (bytes) are copied one by one: on a slow line, concurrent ones would all time out.
 */
const smallBytes = 1024 * 1024;

interface Copying {
  readonly from: BlobStore;
  readonly to: BlobStore;
  /** Whether to skip a key. */
  readonly leaves: (key: string) => boolean;
}

export interface Copied {
  /** Files copied and verified by reading them back, and their bytes. */
  readonly copied: number;
  readonly bytes: number;
  /** Present before with the same content. */
  readonly same: number;
  /** Removed while being copied. */
  readonly gone: number;
  /** Keys present with other content. */
  readonly different: readonly string[];
  /** Names of entries that are not files of the store. */
  readonly passed: readonly string[];
}

/**
 * Copies missing files and compares the others by content. Removes and replaces nothing. The portal
 * may write to either store meanwhile; a repetition copies what came later.
 *
 * @throws FilesAwayError; a repetition resumes
 */
export async function copyBlobs({ from, to, leaves }: Copying): Promise<Copied> {
  const counts = { copied: 0, same: 0, gone: 0 };
  let bytes = 0;
  const different: string[] = [];
  const passed: string[] = [];
  const copy = async (file: ListedBlob) => {
    const outcome = await copyOne(from, to, file);
    if (outcome === 'different') different.push(file.key);
    else counts[outcome] += 1;
    if (outcome === 'copied') bytes += file.size;
  };
  const large: ListedBlob[] = [];
  const files = from.list('', (name) => passed.push(name))[Symbol.asyncIterator]();
  await together(atOnce, async () => {
    const next = await files.next();
    if (next.done === true) return false;
    const file = next.value;
    if (leaves(file.key)) return true;
    if (file.size > smallBytes) large.push(file);
    else await copy(file);
    return true;
  });
  for (const file of large) await copy(file);
  return { ...counts, bytes, different: different.toSorted(), passed: passed.toSorted() };
}

/**
 * Runs work in parallel loops until it reports that nothing is left. After a failure, no loop
 * starts new work and running work is awaited.
 *
 * @throws the first failure
 */
async function together(loops: number, work: () => Promise<boolean>): Promise<void> {
  let goesOn = true;
  const failures: unknown[] = [];
  const loop = async () => {
    try {
      while (goesOn && (await work()));
    } catch (error) {
      goesOn = false;
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  if (failures.length > 0) throw failures[0];
}

type Outcome = 'copied' | 'same' | 'different' | 'gone';

async function copyOne(
  from: BlobStore,
  to: BlobStore,
  { key, size }: ListedBlob,
): Promise<Outcome> {
  try {
    const there = await to.stat(key);
    if (there && there.size !== size) return 'different';
    const digest = there ? await digestOf(from, key) : await send(from, to, key);
    if (digest !== (await digestOf(to, key))) return 'different';
    return there ? 'same' : 'copied';
  } catch (error) {
    // Removed meanwhile from one of the stores.
    if (errorCode(error) === 'ENOENT') return 'gone';
    throw error;
  }
}

/** @returns the digest of the content sent */
async function send(from: BlobStore, to: BlobStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  await to.put(key, Readable.from(hashed(await from.read(key), hash)));
  return `sha256-${hash.digest('base64')}`;
}

async function* hashed(content: Readable, hash: Hash): AsyncGenerator<Buffer, void, undefined> {
  for await (const piece of content) {
    const chunk = Buffer.from(piece);
    hash.update(chunk);
    yield chunk;
  }
}
