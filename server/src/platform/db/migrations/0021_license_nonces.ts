import { sql, type Kysely, type Migration } from 'kysely';

/** Index for deleting old nonces. */
export const licenseNonces: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw('create index license_device_nonce_at on manager.license_device_nonce (at)')
      .execute(db);
  },
};
