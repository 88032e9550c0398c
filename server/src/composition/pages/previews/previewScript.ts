import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { RegisteredRemote } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import { storedRelease } from '../../registry/readRegistry.ts';

/** The preview script of a remote's current release, or nothing when it has none here. */
export async function previewScript(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { name, current }: Pick<RegisteredRemote, 'name' | 'current'>,
): Promise<PreviewScript | undefined> {
  // Files of a remote on another host are not read by the server.
  if (!current.base.startsWith('/')) return undefined;
  const { base, manifest } = await storedRelease(db, name, current.hash);
  const { preview, hash, integrity } = manifest;
  if (preview === undefined) return undefined;
  return {
    remote: name,
    id: hash,
    read: async () => {
      const content = await buffer(await blobs.read(`${base.slice(1)}${preview}`));
      const digest = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (integrity[preview] !== digest) throw new Error(`${preview} is not what was published`);
      return content;
    },
  };
}
