import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/Database.ts';
import type { KeyStore, SigningAlgorithm, SigningKey } from './KeyStore.ts';

const ivBytes = 12;
const tagBytes = 16;

/** @param master the installation's secret, at least 32 characters. */
export function createKeyStore(db: Kysely<Database>, master: string): KeyStore {
  const secrets = new Map<string, Buffer>();
  const signingKeys = new Map<string, SigningKey>();

  const secret = (purpose: string): Buffer => {
    const known = secrets.get(purpose);
    if (known) return known;
    const derived = deriveSecret(master, purpose);
    secrets.set(purpose, derived);
    return derived;
  };

  const seal = (text: string): string => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', secret('seal'), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };

  const unseal = (sealed: string): string => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', secret('seal'), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const body = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  };

  const load = async (use: string): Promise<SigningKey | undefined> => {
    const row = await db
      .selectFrom('portal.keystore')
      .selectAll()
      .where('use', '=', use)
      .executeTakeFirst();
    if (!row) return undefined;
    const privateJwk = parseJwk(unseal(row.private_jwk));
    const key = await importJWK(privateJwk, row.algorithm);
    if (key instanceof Uint8Array) throw new Error(`key of ${use} is not a private key`);
    return {
      kid: row.kid,
      algorithm: row.algorithm === 'ES256' ? 'ES256' : 'EdDSA',
      publicJwk: parseJwk(row.public_jwk),
      privateJwk,
      privateKey: key,
    };
  };

  const signingKey = async (use: string, algorithm: SigningAlgorithm): Promise<SigningKey> => {
    const known = signingKeys.get(use);
    if (known) return known;
    let key = await load(use);
    if (!key) {
      await generate(db, use, algorithm, seal);
      // The stored key wins: another process may have been first.
      key = await load(use);
    }
    if (!key) throw new Error(`key of ${use} cannot be stored`);
    signingKeys.set(use, key);
    return key;
  };

  return { secret, seal, unseal, signingKey };
}

async function generate(
  db: Kysely<Database>,
  use: string,
  algorithm: SigningAlgorithm,
  seal: (text: string) => string,
): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomBytes(8).toString('hex');
  const withNames = async (key: CryptoKey): Promise<string> =>
    JSON.stringify({ ...(await exportJWK(key)), kid, alg: algorithm, use: 'sig' });
  await db
    .insertInto('portal.keystore')
    .values({
      use,
      kid,
      algorithm,
      public_jwk: await withNames(pair.publicKey),
      private_jwk: seal(await withNames(pair.privateKey)),
    })
    .onConflict((conflict) => conflict.column('use').doNothing())
    .execute();
}

const jwkSchema = z.looseObject({ kty: z.string() });

function parseJwk(text: string): JWK {
  return jwkSchema.parse(JSON.parse(text));
}

/** 32 bytes for one purpose. @param master the installation's secret */
export function deriveSecret(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `portal ${purpose}`, 32));
}
