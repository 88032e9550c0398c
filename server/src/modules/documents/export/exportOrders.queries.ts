import { documentKinds, offeredDocuments, type DocumentKind } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/Database.ts';
import { forTeam } from '../../../db/forTeam.ts';
import { documentDay, documentNumber } from '../documentNumber.ts';

/** A document that belongs into an export, issued already or not. */
export interface ExportedDocument {
  readonly orderId: string;
  readonly order: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly dated: string;
  readonly currency: 'JPY' | 'USD';
  /** Minor units. */
  readonly total: number;
  /** Of one that is issued. */
  readonly id: string | null;
}

/**
 * A team's documents with a date from `from` to `to`, the oldest first: those that its orders offer,
 * and those that were issued and have stayed in people's books.
 */
export async function exportedDocuments(
  db: Kysely<Database>,
  teamId: string,
  { from, to }: { readonly from: string; readonly to: string },
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
  return orders
    .flatMap((order) => {
      const offered = offeredDocuments(order);
      return documentKinds.flatMap((kind): ExportedDocument[] => {
        const known = byKind.get(`${order.id} ${kind}`);
        if (!known && !offered.includes(kind)) return [];
        const dated = known?.dated ?? documentDay(order, kind);
        if (dated < from || dated > to) return [];
        const number = known?.number ?? documentNumber(order.number, kind, 1);
        const { id: orderId, number: of, currency, total } = order;
        return [
          { orderId, order: of, kind, number, dated, currency, total, id: known?.id ?? null },
        ];
      });
    })
    .sort((a, b) =>
      a.dated === b.dated ? (a.number < b.number ? -1 : 1) : a.dated < b.dated ? -1 : 1,
    );
}
