import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { keyIdOf, type LicenseFileSigner } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { ClientError } from './ClientError.ts';
import type { Store } from './Store.ts';

const schema = z.object({
  kid: z.string(),
  host: z.string(),
  /** The Ed25519 key pair as JWK. */
  key: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }),
});

/** This machine's key, which never leaves it. */
export interface Device {
  readonly kid: string;
  readonly host: string;
  readonly publicKey: string;
  readonly signer: LicenseFileSigner;
}

/** Reads the machine's key; `null` when missing. */
export async function findDevice(store: Store): Promise<Device | null> {
  const stored = await store.read('device');
  if (stored === undefined) return null;
  const { kid, host, key } = schema.parse(stored);
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const signer = {
    kid,
    sign: async (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
  };
  return { kid, host, publicKey: key.x, signer };
}

/** Reads the machine's key. @throws ClientError when missing. */
export async function requireDevice(store: Store): Promise<Device> {
  const device = await findDevice(store);
  if (!device) throw new ClientError((messages) => messages.noDevice);
  return device;
}

/** Creates and stores a key. @returns its id. */
export async function makeDevice(store: Store, host: string): Promise<string> {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const device = schema.parse({ kid: await keyIdOf(key.x ?? ''), host, key });
  await store.write('device', device);
  return device.kid;
}
