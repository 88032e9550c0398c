import {
  documentKinds,
  offeredDocuments,
  type Currency,
  type DocumentKind,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/Database.ts';
import { forTeam } from '../../../db/forTeam.ts';
import { documentDay, documentNumber } from '../documentNumber.ts';

interface Exported {
  readonly number: string;
  readonly dated: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: number;
}

/** A document of an order that belongs into an export, issued already or not. */
export interface ExportedDocument extends Exported {
  readonly kind: DocumentKind;
  readonly orderId: string;
  readonly order: string;
  /** Of one that is issued. */
  readonly id: string | null;
}

export interface ExportedQuotation extends Exported {
  readonly kind: 'quotation';
  readonly id: string;
}

interface Period {
  /** `YYYY-MM-DD` in Tokyo, both included. */
  readonly from: string;
  readonly to: string;
}

/** What a team's books of a period hold, the oldest first: documents of orders, and quotations. */
export async function exportedPapers(
  db: Kysely<Database>,
  teamId: string,
  period: Period,
): Promise<readonly (ExportedDocument | ExportedQuotation)[]> {
  const [documents, quotations] = await Promise.all([
    exportedDocuments(db, teamId, period),
    exportedQuotations(db, teamId, period),
  ]);
  return [...documents, ...quotations].sort((a, b) =>
    a.dated === b.dated ? (a.number < b.number ? -1 : 1) : a.dated < b.dated ? -1 : 1,
  );
}

/** Those that the team's orders offer, and those that were issued and have stayed in people's books. */
async function exportedDocuments(
  db: Kysely<Database>,
  teamId: string,
  { from, to }: Period,
): Promise<readonly ExportedDocument[]> {
  const own = forTeam(db, teamId);
  const orders = await own
    .selectFrom('manager.order')
    .select(['id', 'number', 'status', 'payment_type', 'currency', 'total', 'created_at'])
    .select(['billdate', 'deliveried_at', 'completed_at', 'refunded_at'])
    .execute();
  const issued = await own
    .selectFrom('manager.order_document')
    .select(['id', 'order_id', 'kind', 'number', 'dated'])
    .orderBy('version')
    .execute();
  // Of several versions the latest stays.
  const byKind = new Map(
    issued.map((document) => [`${document.order_id} ${document.kind}`, document]),
  );
  return orders.flatMap((order) => {
    const offered = offeredDocuments(order);
    return documentKinds.flatMap((kind): ExportedDocument[] => {
      const known = byKind.get(`${order.id} ${kind}`);
      if (!known && !offered.includes(kind)) return [];
      const dated = known?.dated ?? documentDay(order, kind);
      if (dated < from || dated > to) return [];
      const number = known?.number ?? documentNumber(order.number, kind, 1);
      const { id: orderId, number: of, currency, total } = order;
      return [{ orderId, order: of, kind, number, dated, currency, total, id: known?.id ?? null }];
    });
  });
}

/** Quotations by the day they were made; those that are over have been received all the same. */
async function exportedQuotations(
  db: Kysely<Database>,
  teamId: string,
  { from, to }: Period,
): Promise<readonly ExportedQuotation[]> {
  const dated = sql<string>`quotation.snapshot ->> 'issued_on'`;
  const rows = await forTeam(db, teamId)
    .selectFrom('manager.quotation as quotation')
    .select(['quotation.id', 'quotation.number', 'quotation.currency', 'quotation.total'])
    .select(dated.as('dated'))
    .where(dated, '>=', from)
    .where(dated, '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'quotation' }));
}
