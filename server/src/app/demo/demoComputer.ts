import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf, sha256 } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

export interface DemoComputer {
  readonly teamId: string;
  /** Its name, also the value of LICENSE_CLIENT_MACHINE. */
  readonly host: string;
  /** Its owner; null for a device known only from a license request. */
  readonly userId: string | null;
  /** Parent of the computer's key folder, in the license client's layout. */
  readonly homes?: string;
}

/** Registers a demo computer. @returns its id */
export async function demoComputer(
  trx: Kysely<Database>,
  { teamId, host, userId, homes }: DemoComputer,
): Promise<string> {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const publicKey = key.x ?? '';
  const id = await keyIdOf(publicKey);
  const device = { id, public_key: publicKey, fingerprint: await sha256(host), host };
  await trx
    .insertInto('manager.license_device')
    .values({ ...device, team_id: teamId, user_id: userId, revoked_at: null })
    .execute();
  if (homes === undefined) return id;
  const home = path.join(homes, host);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ kid: id, host, key }, null, 2);
  await writeFile(path.join(home, 'device.json'), text, { mode: 0o600 });
  return id;
}
