import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyStore } from './KeyStore.ts';
import { derivedKeyId, type SealKey } from './SealKey.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * A text cannot be decrypted: its key is no longer configured, its owner differs, or it was
 * altered.
 */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Encrypts a person's data for the database: AES-256-GCM, `<key id>.<iv, tag and text>`. */
export interface OwnedSeal {
  /** @param owner ids of the text's owner */
  seal(text: string, owner: readonly string[]): string;
  /** Decrypts a text of `seal`. @throws SealError */
  unseal(sealed: string, owner: readonly string[]): string;
}

/**
 * Makes a seal for one purpose. The first configured key encrypts and every key decrypts, so a new
 * key can be put before an old one. The last key is derived from the master secret. The owner is
 * additional authenticated data, so that a text copied into another person's row cannot be
 * decrypted.
 */
export function ownedSeal(
  {
    config,
    keys,
  }: { readonly config: { readonly tokenKeys: readonly SealKey[] }; readonly keys: KeyStore },
  purpose: string,
): OwnedSeal {
  const derived: SealKey = { id: derivedKeyId, key: keys.secret(purpose) };
  const all = [...config.tokenKeys, derived];
  const first = all[0] ?? derived;
  const known = new Map(all.map(({ id, key }) => [id, key]));
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(ownerBytes(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return `${first.id}.${bytes.toString('base64url')}`;
    },
    unseal(sealed, owner) {
      const [id = '', text = ''] = sealed.split('.');
      const key = known.get(id);
      if (!key) throw new SealError(`no key with the id ${id}`);
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(ownerBytes(owner))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const body = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealError('cannot be unsealed', { cause: error });
      }
    },
  };
}

function ownerBytes(owner: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(owner));
}
