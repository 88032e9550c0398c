import { Readable } from 'node:stream';
import type { DatabaseSource } from '../../platform/backups/database/DatabaseSource.ts';
import { ageSeal } from '../../platform/backups/ageSeal.ts';
import { plainSeal } from '../../platform/backups/Seal.ts';
import { Vault } from '../../platform/backups/Vault.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import type { Deps } from '../../platform/Deps.ts';
import { makeBackup } from '../../operator/backups/makeBackup.ts';

/** A backup target. @param key omitted: no encryption */
export async function aVault(store: BlobStore, key?: string): Promise<Vault> {
  return new Vault(store, key === undefined ? plainSeal : await ageSeal(key));
}

/** Backs up with a few bytes instead of the database, to test everything around it. */
export function backUpTo(
  { db, blobs, keys }: Pick<Deps, 'db' | 'blobs' | 'keys'>,
  vault: Vault,
  content: Readable = Readable.from([Buffer.from('the database')]),
) {
  const source: DatabaseSource = {
    copy: async (take, ask) => {
      const answer = await ask(db);
      await take(content);
      return { kind: 'embedded', version: '18.6', at: new Date(), answer };
    },
  };
  return makeBackup({ db, source, blobs, vault, keys, portal: 'test' });
}
