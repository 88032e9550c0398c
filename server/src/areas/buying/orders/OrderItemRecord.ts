import type { LineKind, Product } from '@portal/shared/domain';
import type { Selectable } from 'kysely';
import type { OrderItemTable } from '../../../platform/db/tables/orders.ts';

type Row = Selectable<OrderItemTable> & {
  /** Number of the license that a renewal is for. */
  readonly license_number: string | null;
};

/** What the kind of an item decides: a license has a product and months, an EMI check a project. */
export type ItemSubject =
  | { readonly kind: LineKind; readonly product: Product; readonly months: number }
  | { readonly kind: 'emi'; readonly label: string };

/** An ordered item. */
export type OrderItemRecord = Omit<Row, 'kind' | 'product' | 'months' | 'label'> & ItemSubject;

/** Reads an item from its row. @throws Error for a row that the database's checks would refuse */
export function orderItemOf({ kind, product, months, label, ...row }: Row): OrderItemRecord {
  if (kind === 'emi') {
    if (label === null) throw new Error(`item ${row.no} has no project`);
    return { ...row, kind, label };
  }
  if (product === null || months === null) throw new Error(`item ${row.no} has no product`);
  return { ...row, kind, product, months };
}
