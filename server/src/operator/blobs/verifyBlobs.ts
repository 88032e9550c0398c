import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import { digestOf } from '../../platform/blobs/digestOf.ts';
import type { BlobReferences } from './blobs.contract.ts';

export interface Verified {
  /** Number of referenced files that are correct. */
  readonly good: number;
  /** Referenced keys that are missing, and that have other content. */
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
  /** Keys without a reference. */
  readonly unreferred: readonly string[];
  /** Names of entries that are not files of the store. */
  readonly passed: readonly string[];
}

/** Compares a store with the database's references; reads files that have a digest. */
export async function verifyBlobs(
  blobs: BlobStore,
  { files, known }: BlobReferences,
): Promise<Verified> {
  const sizes = new Map<string, number>();
  const passed: string[] = [];
  const listed = blobs.list('', (name) => passed.push(name));
  for await (const { key, size } of listed) sizes.set(key, size);
  let good = 0;
  const [missing, wrong]: [string[], string[]] = [[], []];
  for (const { key, size, digest } of files) {
    // Files added after listing are looked up individually.
    const found = sizes.get(key) ?? (await blobs.stat(key))?.size;
    if (found === undefined) missing.push(key);
    else if ((size ?? found) !== found || !(await hasDigest(blobs, key, digest))) wrong.push(key);
    else good += 1;
  }
  const referred = new Set(files.map(({ key }) => key));
  const isKnown = (key: string) => referred.has(key) || known.some((name) => key.startsWith(name));
  const unreferred = [...sizes.keys()].filter((key) => !isKnown(key));
  return {
    ...{ good, missing, wrong },
    ...{ unreferred: unreferred.toSorted(), passed: passed.toSorted() },
  };
}

async function hasDigest(blobs: BlobStore, key: string, digest: string | null): Promise<boolean> {
  if (digest === null) return true;
  return (await digestOf(blobs, key, digest.split('-', 1)[0])) === digest;
}
