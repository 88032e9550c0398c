import { orderColumns } from '@portal/shared/contracts';
import {
  documentKinds,
  offeredDocuments,
  type Currency,
  type DocumentKind,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';
import type { Pace } from '../../../../platform/answers/long/Pace.ts';
import { collectBatches, readBatches } from '../../../../platform/answers/long/readBatches.ts';
import { isBehind, type OrderPlace } from '../../orders/orders.queries.ts';
import { documentDay, documentNumber } from '../documentNumber.ts';

interface Exported {
  readonly number: string;
  readonly dated: string;
  readonly currency: Currency;
  /** Total in minor units. */
  readonly total: number;
}

/** A document of an order in an export, issued or not. */
export interface ExportedDocument extends Exported {
  readonly kind: DocumentKind;
  readonly order: IssuingOrder;
  /** Id of the issued document; null when it is not issued yet. */
  readonly id: string | null;
}

export interface ExportedQuotation extends Exported {
  readonly kind: 'quotation';
  readonly id: string;
}

interface Period {
  /** First and last day as `YYYY-MM-DD` in Tokyo, both included. */
  readonly from: string;
  readonly to: string;
  readonly pace: Pace;
}

/** The papers of a team in a period, the oldest first: documents of orders, and quotations. */
export async function exportedPapers(
  db: Kysely<Database>,
  teamId: string,
  period: Period,
): Promise<readonly (ExportedDocument | ExportedQuotation)[]> {
  const documents = await exportedDocuments(db, teamId, period);
  const quotations = await exportedQuotations(db, teamId, period);
  return [...documents, ...quotations].sort((a, b) =>
    a.dated === b.dated ? (a.number < b.number ? -1 : 1) : a.dated < b.dated ? -1 : 1,
  );
}

/** Documents that the team's orders offer, and issued ones, which stay in the customers' books. */
async function exportedDocuments(
  db: Kysely<Database>,
  teamId: string,
  { from, to, pace }: Period,
): Promise<readonly ExportedDocument[]> {
  const found: ExportedDocument[] = [];
  const batches = readBatches<IssuingOrder>(pace, (after, limit) =>
    issuingOrders(db, teamId, after).limit(limit).execute(),
  );
  for await (const orders of batches) {
    const issued = await pace.piece(() => latestIssued(db, teamId, orders));
    const documents = orders.flatMap((order) => documentsOf(order, issued));
    found.push(...documents.filter(({ dated }) => dated >= from && dated <= to));
  }
  return found;
}

function issuingOrders(db: Kysely<Database>, teamId: string, after: OrderPlace | undefined) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .select(orderColumns)
    .where(isBehind(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
type IssuingOrder = Awaited<
  ReturnType<ReturnType<typeof issuingOrders>['executeTakeFirstOrThrow']>
>;

/** Issued documents of some orders, by order and kind. */
async function latestIssued(
  db: Kysely<Database>,
  teamId: string,
  orders: readonly { readonly id: string }[],
) {
  const issued = await forTeam(db, teamId)
    .selectFrom('manager.order_document')
    .select(['id', 'order_id', 'kind', 'number', 'dated'])
    .where('order_id', '=', sql<string>`any(${orders.map(({ id }) => id)})`)
    .orderBy('version')
    .execute();
  // The map keeps the latest version.
  return new Map(issued.map((document) => [`${document.order_id} ${document.kind}`, document]));
}

function documentsOf(
  order: IssuingOrder,
  issued: Awaited<ReturnType<typeof latestIssued>>,
): readonly ExportedDocument[] {
  const { currency, total } = order;
  const offered = offeredDocuments(order);
  return documentKinds.flatMap((kind): ExportedDocument[] => {
    const known = issued.get(`${order.id} ${kind}`);
    if (!known && !offered.includes(kind)) return [];
    const dated = known?.dated ?? documentDay(order, kind);
    const number = known?.number ?? documentNumber(order.number, kind, 1);
    return [{ order, kind, number, dated, currency, total, id: known?.id ?? null }];
  });
}

/** Quotations by creation date, including expired ones, since customers have received them. */
async function exportedQuotations(
  db: Kysely<Database>,
  teamId: string,
  { from, to, pace }: Period,
): Promise<readonly ExportedQuotation[]> {
  const dated = sql<string>`quotation.snapshot ->> 'issued_on'`;
  const batches = readBatches<Omit<ExportedQuotation, 'kind'>>(pace, (after, limit) =>
    forTeam(db, teamId)
      .selectFrom('manager.quotation as quotation')
      .select(['quotation.id', 'quotation.number', 'quotation.currency', 'quotation.total'])
      .select(dated.as('dated'))
      .where(dated, '>=', from)
      .where(dated, '<=', to)
      .where('quotation.id', '>', after?.id ?? '')
      .orderBy('quotation.id')
      .limit(limit)
      .execute(),
  );
  return (await collectBatches(batches)).map((row) => ({ ...row, kind: 'quotation' }));
}
