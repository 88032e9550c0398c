import { sql, type Kysely } from 'kysely';
import { BackupError } from '../../../platform/backups/BackupError.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { createKeyStore } from '../../../platform/keys/createKeyStore.ts';
import { verifyAudit } from '../../../areas/team/audit/verifyAudit.ts';

/** Gapless numbers: the counter, and how many numbers exist. */
const numbers = [
  `select prefix as what from portal.counter c where prefix like 'order-%' and n <> (
    select count(*) from manager."order" o where 'order-' || left(o.number, 7) = c.prefix)`,
  `select prefix as what from portal.counter c where prefix like 'license-%' and n <> (
    select count(*) from manager.license l where 'license-' || l.product = c.prefix)`,
];

/**
 * Checks a database's consistency.
 * @param secret the master secret
 * @returns the number of sealed rows of the audit log, and the last hash
 * @throws BackupError that names the fault
 */
export async function checkDatabase(
  db: Kysely<Database>,
  secret: string,
): Promise<{ readonly sealed: number; readonly head: string }> {
  const keys = await db.selectFrom('portal.keystore').select('private_jwk').execute();
  const store = createKeyStore(db, secret);
  for (const { private_jwk } of keys) {
    try {
      store.unseal(private_jwk);
    } catch (error) {
      throw new BackupError('The master secret is not the one of this portal.', error);
    }
  }
  const { broken, sealed, head } = await verifyAudit(db);
  if (broken) {
    throw new BackupError(`The audit log is broken at place ${String(broken.position)}.`);
  }
  for (const statement of numbers) {
    const { rows } = await sql.raw<{ what: string }>(statement).execute(db);
    if (rows.length > 0) {
      throw new BackupError(`Numbers have a gap: ${rows.map(({ what }) => what).join(', ')}.`);
    }
  }
  return { sealed, head };
}
