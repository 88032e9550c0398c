import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import { errorCode, NotFoundError } from '../../platform/errors.ts';
import type { AssetStore } from './AssetStore.ts';

/** A package file: its name contains the digest of its content, so it never changes. */
const packageFile = /^portal-[a-z-]+-\d+\.\d+\.\d+(-k[0-9a-f]{12})?-[0-9a-f]{12}\.tgz$/;

/**
 * Stores packed packages, if any. Earlier versions are kept because lock files refer to them.
 *
 * @param from folder of the packed files
 * @param into prefix of their keys, ending in `/`
 */
export async function storePackages(from: string, into: string, assets: AssetStore): Promise<void> {
  const names = await readdir(from).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const file of names.filter((name) => packageFile.test(name))) {
    await assets.putUncompressed(into + file, await readFile(path.join(from, file)));
  }
}

/**
 * Sends a package file, which anybody may install.
 *
 * @param into as for `storePackages`
 * @throws NotFoundError
 */
export async function sendPackage(
  blobs: BlobStore,
  into: string,
  file: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stored = packageFile.test(file) ? await blobs.stat(into + file) : undefined;
  if (stored === undefined) throw new NotFoundError();
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .type('application/gzip')
    .send(await blobs.read(into + file));
}
