import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { derivedKeyId, type TokenKey } from '../distributorSettings.ts';
import type { LinkOwner } from '../LinkOwner.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * A text cannot be decrypted: its key is no longer configured, it belongs to somebody else, or it
 * was altered.
 */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Encrypts a person's tokens for the database: AES-256-GCM, `<key id>.<iv, tag and text>`. */
export interface TokenSeal {
  seal(text: string, owner: LinkOwner): string;
  /** Decrypts a text of `seal`. @throws SealError */
  unseal(sealed: string, owner: LinkOwner): string;
}

/**
 * Makes the seal for tokens. The first configured key encrypts and every key decrypts, so that a
 * new key can be put in front of an old one. The last key is derived from the installation's
 * secret.
 */
export function tokenSeal({ config, keys }: Pick<Deps, 'config' | 'keys'>): TokenSeal {
  const derived: TokenKey = { id: derivedKeyId, key: keys.secret('distributor tokens') };
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

/**
 * The owner as additional authenticated data: a text copied into another person's row cannot be
 * decrypted.
 */
function ownerBytes({ teamId, userId }: LinkOwner): Buffer {
  return Buffer.from(JSON.stringify([teamId, userId]));
}
