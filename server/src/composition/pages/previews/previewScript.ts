import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { RegisteredRemote } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import { storedRelease } from '../../registry/readRegistry.ts';

/** The preview script of a remote's current release, if this server has it. */
export async function previewScript(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  { name, current }: Pick<RegisteredRemote, 'name' | 'current'>,
): Promise<PreviewScript | undefined> {
  // The server does not read files of a remote on another host.
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
      if (integrity[preview] !== digest) throw new Error(`${preview} does not match its integrity`);
      return content;
    },
  };
}

/** The script that renders a remote's previews; nothing if its pages get none. */
export async function expectPreview(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
  remote: RegisteredRemote,
): Promise<PreviewScript | undefined> {
  const script = await previewScript(deps, remote);
  return script && deps.previews.isExpected(script) ? script : undefined;
}
