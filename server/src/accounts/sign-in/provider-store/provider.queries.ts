import { sql, type Kysely, type Selectable } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../platform/db/Database.ts';
import type { OidcPayloadTable } from '../../../platform/db/tables/accounts.ts';

export type PayloadRow = Pick<Selectable<OidcPayloadTable>, 'payload' | 'consumed_at'>;

interface NewPayload {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly expiresAt: Date | null;
}

/** Writes or replaces what the provider stores under a model and id. */
export async function savePayload(
  db: Kysely<Database>,
  { model, id, payload, expiresAt }: NewPayload,
): Promise<void> {
  const values = {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    user_code: payload.userCode ?? null,
    expires_at: expiresAt,
  };
  await db
    .insertInto('accounts.oidc_payload')
    .values({ model, id, ...values, consumed_at: null })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
}

/**
 * Extends the life of what the provider stores, if it is still there.
 * @param until seconds since the epoch
 */
export async function extendPayload(
  db: Kysely<Database>,
  { model, id, until }: { readonly model: string; readonly id: string; readonly until: number },
): Promise<void> {
  await db
    .updateTable('accounts.oidc_payload')
    .set({
      payload: sql`jsonb_set(payload, '{exp}', to_jsonb(${until}::bigint))`,
      expires_at: new Date(until * 1000),
    })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute();
}

export async function payloadBy(
  db: Kysely<Database>,
  model: string,
  key: 'id' | 'uid' | 'user_code',
  value: string,
): Promise<PayloadRow | undefined> {
  return db
    .selectFrom('accounts.oidc_payload')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(key, '=', value)
    .executeTakeFirst();
}

export async function consumePayload(
  db: Kysely<Database>,
  model: string,
  id: string,
): Promise<void> {
  await db
    .updateTable('accounts.oidc_payload')
    .set({ consumed_at: new Date() })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute();
}

export async function deletePayload(
  db: Kysely<Database>,
  model: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('accounts.oidc_payload')
    .where('model', '=', model)
    .where('id', '=', id)
    .execute();
}

export async function deleteGrantPayloads(
  db: Kysely<Database>,
  model: string,
  grantId: string,
): Promise<void> {
  await db
    .deleteFrom('accounts.oidc_payload')
    .where('model', '=', model)
    .where('grant_id', '=', grantId)
    .execute();
}

/** Removes what has expired. @returns the number of rows. */
export async function deleteExpiredPayloads(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts.oidc_payload')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
