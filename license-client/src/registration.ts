import { parseJson } from '@portal/shared/domain';
import { licenseKeysSchema } from '@portal/shared/contracts';
import * as z from 'zod/mini';
import { ClientError } from './ClientError.ts';
import { callOpen } from './callSigned.ts';
import { readText } from './readText.ts';
import type { Store } from './Store.ts';
import type { Task } from './Task.ts';

const registrationSchema = z.object({ server: z.string(), user: z.string() });
export type Registration = z.infer<typeof registrationSchema>;

/** Reads the registration; `undefined` when unregistered. */
export async function findRegistration(store: Store): Promise<Registration | undefined> {
  const stored = await store.read('registration');
  return stored === undefined ? undefined : registrationSchema.parse(stored);
}

/** Reads the registration. @throws ClientError when unregistered. */
export async function requireRegistration(store: Store): Promise<Registration> {
  const registration = await findRegistration(store);
  if (!registration) throw new ClientError((messages) => messages.noRegistration);
  return registration;
}

/**
 * Fetches the vendor's public keys and stores them for offline verification. @returns their number.
 */
export async function fetchKeys(task: Task, server: string): Promise<number> {
  const keys = await callOpen(task, server, '/.well-known/license-keys', licenseKeysSchema);
  await task.store.write('keys', keys);
  return keys.keys.length;
}

/** Imports public keys from a file, for a machine without network. @returns their number. */
export async function importKeys(store: Store, file: string): Promise<number> {
  const keys = licenseKeysSchema.safeParse(parseJson(await readText(file)));
  if (!keys.success) throw new ClientError((messages) => messages.badKeys(file));
  await store.write('keys', keys.data);
  return keys.data.keys.length;
}

/** The vendor's public keys by id. @throws ClientError when none are stored. */
export async function vendorKeys(store: Store): Promise<ReadonlyMap<string, string>> {
  const stored = await store.read('keys');
  if (stored === undefined) throw new ClientError((messages) => messages.noKeys);
  return new Map(licenseKeysSchema.parse(stored).keys.map(({ kid, x }) => [kid, x]));
}
