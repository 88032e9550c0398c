import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { createKeyStore } from './createKeyStore.ts';

const master = 'a master secret of thirty-two characters';
let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

describe('createKeyStore', () => {
  it('derives a different secret for each purpose and installation', () => {
    const keys = createKeyStore(db, master);
    expect(keys.secret('csrf')).toEqual(createKeyStore(db, master).secret('csrf'));
    expect(keys.secret('csrf')).not.toEqual(keys.secret('api token'));
    expect(keys.secret('csrf')).not.toEqual(createKeyStore(db, `${master}!`).secret('csrf'));
  });

  it('decrypts only what it has encrypted', () => {
    const keys = createKeyStore(db, master);
    const sealed = keys.seal('機密 token');
    expect(sealed).not.toContain('token');
    expect(keys.unseal(sealed)).toBe('機密 token');
    expect(() => createKeyStore(db, `${master}!`).unseal(sealed)).toThrow();
    const tampered = Buffer.from(sealed, 'base64url');
    tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
    expect(() => keys.unseal(tampered.toString('base64url'))).toThrow();
  });

  it('makes one signing key for each use and keeps its private part sealed', async () => {
    const first = await createKeyStore(db, master).signingKey('test', 'EdDSA');
    const again = await createKeyStore(db, master).signingKey('test', 'EdDSA');
    expect(again.kid).toBe(first.kid);
    expect(again.privateJwk.d).toBe(first.privateJwk.d);
    expect(first.publicJwk.d).toBeUndefined();
    const row = await db.selectFrom('portal.keystore').selectAll().executeTakeFirstOrThrow();
    expect(row.private_jwk).not.toContain(String(first.privateJwk.d));
  });

  it('agrees on one key when two processes generate it at once', async () => {
    const keys = await Promise.all([
      createKeyStore(db, master).signingKey('race', 'ES256'),
      createKeyStore(db, master).signingKey('race', 'ES256'),
    ]);
    expect(keys[0].kid).toBe(keys[1].kid);
  });
});
