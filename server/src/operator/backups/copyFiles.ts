import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupError } from '../../platform/backups/BackupError.ts';
import type { BackedUpFile } from '../../platform/backups/manifest.ts';
import type { Vault } from '../../platform/backups/Vault.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import { digestOf } from '../../platform/blobs/digestOf.ts';
import { errorCode } from '../../platform/errors.ts';
import type { BlobReference, BlobReferences } from '../blobs/blobs.contract.ts';

/** Files up to this size (bytes) are read once into memory instead of twice. */
const smallBytes = 4 * 1024 * 1024;

/** What earlier backups contain. Content of a key never changes while it is referred to. */
export interface Known {
  /** By blob key. */
  readonly files: Map<string, BackedUpFile>;
  /** Stored bytes by key at the target. */
  readonly stored: Map<string, number>;
  /** Written keys at the target, with their content. */
  readonly written: Map<string, BackedUpFile>;
}

interface CopiedFiles {
  readonly files: readonly BackedUpFile[];
  /** Keys that the database refers to and that are missing or altered. */
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** Copies the files that a database refers to, unless the target has them. */
export async function copyFiles(
  blobs: BlobStore,
  vault: Vault,
  { files: named, kept }: BlobReferences,
  known: Known,
): Promise<CopiedFiles> {
  const wanted = new Map<string, Partial<BlobReference>>(named.map((file) => [file.key, file]));
  for (const prefix of kept) {
    for await (const { key } of blobs.list(prefix)) {
      if (!wanted.has(key)) wanted.set(key, {});
    }
  }
  const copied: BackedUpFile[] = [];
  const [missing, wrong]: [string[], string[]] = [[], []];
  for (const [key, reference] of wanted) {
    const file = await copyFile(blobs, vault, key, reference, known);
    if (!file) missing.push(key);
    else {
      copied.push(file);
      if (!isAsNamed(file, reference)) wrong.push(key);
    }
  }
  return { files: copied, missing, wrong };
}

function isAsNamed(file: BackedUpFile, { size, digest }: Partial<BlobReference>): boolean {
  const own = `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`;
  const isOther = digest?.startsWith('sha256-') === true && digest !== own;
  return (size ?? file.size) === file.size && !isOther;
}

const isAtTarget = (vault: Vault, { sha256, stored }: BackedUpFile, known: Known) =>
  known.stored.get(vault.fileKey(sha256)) === stored;

/** @returns `undefined` for a missing file */
async function copyFile(
  blobs: BlobStore,
  vault: Vault,
  key: string,
  reference: Partial<BlobReference>,
  known: Known,
): Promise<BackedUpFile | undefined> {
  const before = known.files.get(key);
  // If the file is lost or damaged since, the copy is better.
  if (before && isAsNamed(before, reference) && isAtTarget(vault, before, known)) return before;
  const file = await send(blobs, vault, key, known);
  if (file) known.files.set(key, file);
  return file;
}

async function send(
  blobs: BlobStore,
  vault: Vault,
  key: string,
  known: Known,
): Promise<BackedUpFile | undefined> {
  try {
    const found = await blobs.stat(key);
    if (!found) return undefined;
    const small = found.size <= smallBytes ? await buffer(await blobs.read(key)) : undefined;
    const sha256 = small
      ? createHash('sha256').update(small).digest('hex')
      : Buffer.from((await digestOf(blobs, key)).slice('sha256-'.length), 'base64').toString('hex');
    const name = vault.fileKey(sha256);
    const size = small ? small.length : found.size;
    const there = known.written.get(name);
    if (there) return { ...there, key };
    const content = small ? Readable.from([small]) : await blobs.read(key);
    const written = await vault.writeFile(sha256, content);
    if (written.sha256 !== sha256 || written.size !== size) {
      await vault.store.remove(name);
      throw new BackupError(`The file ${key} changed while it was copied.`);
    }
    known.stored.set(name, written.stored);
    known.written.set(name, { key, ...written });
    return { key, ...written };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
