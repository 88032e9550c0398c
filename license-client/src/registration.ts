import { licenseKeysSchema } from '@portal/shared/contracts';
import * as z from 'zod/mini';
import { callOpen, parseJson } from './api.ts';
import { ClientError } from './ClientError.ts';
import type { Context } from './Context.ts';
import { readText } from './readText.ts';
import type { Store } from './Store.ts';

const registrationSchema = z.object({ server: z.string(), user: z.string() });
export type Registration = z.infer<typeof registrationSchema>;

/** @throws ClientError when the machine is not registered. */
export async function requireRegistration(store: Store): Promise<Registration> {
  const stored = await store.read('registration');
  if (stored === undefined) throw new ClientError((messages) => messages.noRegistration);
  return registrationSchema.parse(stored);
}

/** Fetches the vendor's public keys and keeps them for verifying offline. @returns how many. */
export async function fetchKeys(context: Context, store: Store, server: string): Promise<number> {
  const keys = await callOpen(context, server, '/.well-known/license-keys', licenseKeysSchema);
  await store.write('keys', keys);
  return keys.keys.length;
}

/** Keeps keys that were carried here as a file, for a machine without network. @returns how many. */
export async function importKeys(store: Store, file: string): Promise<number> {
  const keys = licenseKeysSchema.safeParse(parseJson(await readText(file)));
  if (!keys.success) throw new ClientError((messages) => messages.badKeys(file));
  await store.write('keys', keys.data);
  return keys.data.keys.length;
}

/** The vendor's public keys by name. @throws ClientError when none were ever fetched. */
export async function vendorKeys(store: Store): Promise<ReadonlyMap<string, string>> {
  const stored = await store.read('keys');
  if (stored === undefined) throw new ClientError((messages) => messages.noKeys);
  return new Map(licenseKeysSchema.parse(stored).keys.map(({ kid, x }) => [kid, x]));
}
