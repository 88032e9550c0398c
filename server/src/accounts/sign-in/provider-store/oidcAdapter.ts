import type { Kysely } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../platform/db/Database.ts';
import * as payloads from './provider.queries.ts';

/** Where the OpenID provider keeps its sessions, codes and tokens. Expiry is checked by the provider. */
export function oidcAdapter(db: Kysely<Database>): AdapterFactory {
  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
      await payloads.savePayload(db, { model, id, payload, expiresAt });
    },
    async find(id) {
      return readable(await payloads.payloadBy(db, model, 'id', id));
    },
    async findByUid(uid) {
      return readable(await payloads.payloadBy(db, model, 'uid', uid));
    },
    async findByUserCode(userCode) {
      return readable(await payloads.payloadBy(db, model, 'user_code', userCode));
    },
    async consume(id) {
      await payloads.consumePayload(db, model, id);
    },
    async destroy(id) {
      await payloads.deletePayload(db, model, id);
    },
    async revokeByGrantId(grantId) {
      await payloads.deleteGrantPayloads(db, model, grantId);
    },
  });
}

function readable(row: payloads.PayloadRow | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const { payload, consumed_at: consumedAt } = row;
  if (consumedAt === null) return payload;
  return { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) };
}
