import { webCryptoSigner, type LicenseFileSigner } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';

const setting = 'license_key_generation';

/** A public key that signs license files, or did before a rotation. */
interface VendorKey {
  readonly kid: string;
  /** Ed25519 public key in base64url. */
  readonly publicKey: string;
}

/** The signer with the newest vendor key; the key store creates a key if there is none. */
export async function vendorSigner({ db, keys }: Deps): Promise<LicenseFileSigner> {
  const key = await keys.signingKey(useOf(await generation(db)), 'EdDSA');
  return webCryptoSigner(key.kid, key.privateKey);
}

/** All vendor keys, newest first: files signed before a rotation stay verifiable. */
export async function vendorKeys({ db, keys }: Deps): Promise<VendorKey[]> {
  const newest = await generation(db);
  const all: VendorKey[] = [];
  for (let number = newest; number >= 1; number -= 1) {
    const { kid, publicJwk } = await keys.signingKey(useOf(number), 'EdDSA');
    if (publicJwk.x !== undefined) all.push({ kid, publicKey: publicJwk.x });
  }
  return all;
}

/** Creates a new vendor key, which signs from now on. */
export async function rotateVendorKey(trx: Kysely<Database>): Promise<void> {
  const value = String((await generation(trx)) + 1);
  await trx
    .insertInto('portal.setting')
    .values({ key: setting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function generation(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('portal.setting')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst();
  return Number(row?.value ?? 1);
}

function useOf(number: number): string {
  return `licenses-${String(number)}`;
}
