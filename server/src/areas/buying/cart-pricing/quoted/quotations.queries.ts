import { createHash } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';
import type { QuotationTable } from '../../../../platform/db/tables/quotations.ts';

export type QuotationRecord = Selectable<QuotationTable>;

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function insertQuotation(
  trx: Kysely<Database>,
  row: Insertable<QuotationTable>,
): Promise<void> {
  await trx.insertInto('manager.quotation').values(row).execute();
}

/** Finds a quotation by the token in its address, for anybody. */
export async function quotationByToken(
  db: Kysely<Database>,
  token: string,
): Promise<QuotationRecord | undefined> {
  return db
    .selectFrom('manager.quotation')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
}

/** A team's quotations with the name of the requester, newest first. */
export function quotationsOf(db: Kysely<Database>, teamId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.quotation as quotation')
    .leftJoin('manager.user_ref as person', 'person.id', 'quotation.user_id')
    .select([
      'quotation.id',
      'quotation.number',
      'quotation.token',
      'quotation.locale',
      'quotation.currency',
      'quotation.total',
      'quotation.valid_until',
      'quotation.created_at',
      'person.last_name',
      'person.first_name',
      // Snapshots of many licenses are long; the list needs only these two fields.
      sql<string>`quotation.snapshot -> 'form' ->> 'company'`.as('company'),
      sql<string>`quotation.snapshot -> 'form' ->> 'user_name'`.as('user_name'),
    ])
    .orderBy('quotation.created_at', 'desc')
    .orderBy('quotation.number', 'desc');
}
export type TeamQuotation = Awaited<
  ReturnType<ReturnType<typeof quotationsOf>['executeTakeFirstOrThrow']>
>;

export async function quotationOf(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<(TeamQuotation & Pick<QuotationRecord, 'snapshot'>) | undefined> {
  return quotationsOf(db, teamId)
    .select('quotation.snapshot')
    .where('quotation.id', '=', id)
    .executeTakeFirst();
}

/** Finds a team's quotation with the data for its document. */
export async function quotationToDraw(
  db: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<Pick<QuotationRecord, 'id' | 'snapshot' | 'document_sha256'> | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.quotation')
    .select(['id', 'snapshot', 'document_sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Assigns a visitor's quotation to a team. @returns false if it already had a team. */
export async function giveToTeam(
  db: Kysely<Database>,
  id: string,
  owner: Readonly<Record<'team_id' | 'user_id', string>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('manager.quotation')
    .set(owner)
    .where('id', '=', id)
    .where('team_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the document of a quotation; the first one stays. */
export async function keepDocument(
  db: Kysely<Database>,
  id: string,
  sha256: string,
): Promise<void> {
  await db
    .updateTable('manager.quotation')
    .set({ document_sha256: sha256 })
    .where('id', '=', id)
    .where('document_sha256', 'is', null)
    .execute();
}

/** Visitors' quotations that expired before `day`. */
export async function visitorsQuotationsBefore(
  db: Kysely<Database>,
  day: string,
): Promise<readonly Pick<QuotationRecord, 'id' | 'document_sha256'>[]> {
  return db
    .selectFrom('manager.quotation')
    .select(['id', 'document_sha256'])
    .where('team_id', 'is', null)
    .where('valid_until', '<', day)
    .execute();
}

export async function deleteQuotation(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('manager.quotation').where('id', '=', id).execute();
}
