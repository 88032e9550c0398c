import { createHash } from 'node:crypto';
import type { DocumentKind } from '@portal/shared/domain';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { OrderDocumentTable } from '../../../platform/db/tables/orderDocuments.ts';

export type DocumentRecord = Selectable<OrderDocumentTable>;

/** The latest, valid version of a document of an order. */
export async function latestDocument(
  db: Kysely<Database>,
  orderId: string,
  kind: DocumentKind,
): Promise<DocumentRecord | undefined> {
  return db
    .selectFrom('manager.order_document')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .executeTakeFirst();
}

/** The latest version of each issued document of some orders of one team. */
export async function latestVersions(db: Kysely<Database>, orderIds: readonly string[]) {
  return db
    .selectFrom('manager.order_document')
    .select(['order_id', 'kind'])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'kind'])
    .execute();
}

export async function documentOf(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<DocumentRecord | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.order_document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertDocument(
  trx: Kysely<Database>,
  row: Insertable<OrderDocumentTable>,
): Promise<DocumentRecord> {
  return trx
    .insertInto('manager.order_document')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the file of a document; the first one stays. */
export async function keepFile(db: Kysely<Database>, id: string, sha256: string): Promise<void> {
  await db
    .updateTable('manager.order_document')
    .set({ sha256 })
    .where('id', '=', id)
    .where('sha256', 'is', null)
    .execute();
}

/** The addressee of an order's papers: the team's current data, and the buyer. */
export async function addresseeOf(db: Kysely<Database>, teamId: string, userId: string) {
  const team = await db
    .selectFrom('manager.team_ref')
    .select(['name', 'post_code', 'prefecture', 'address', 'agent'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  const person = await db
    .selectFrom('manager.user_ref')
    .select(['last_name', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { team, person };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function insertToken(
  db: Kysely<Database>,
  {
    token,
    documentId,
    userId,
    until,
  }: {
    readonly token: string;
    readonly documentId: string;
    readonly userId: string;
    readonly until: Date;
  },
): Promise<void> {
  await db
    .insertInto('manager.document_token')
    .values({
      token_hash: hashOf(token),
      document_id: documentId,
      user_id: userId,
      expires_at: until,
      used_at: null,
    })
    .execute();
}

/** Consumes a token. @returns its document if kind, person and team match. */
export async function takeToken(
  db: Kysely<Database>,
  {
    token,
    kind,
    userId,
    teamId,
    now,
  }: {
    readonly token: string;
    readonly kind: DocumentKind;
    readonly userId: string;
    readonly teamId: string;
    readonly now: Date;
  },
): Promise<DocumentRecord | undefined> {
  const taken = await db
    .updateTable('manager.document_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('document_id')
    .executeTakeFirst();
  const document = taken && (await documentOf(db, teamId, taken.document_id));
  return document?.kind === kind ? document : undefined;
}

/** Deletes document tokens that expired before an instant. */
export async function deleteTokensBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('manager.document_token').where('expires_at', '<', before).execute();
}
