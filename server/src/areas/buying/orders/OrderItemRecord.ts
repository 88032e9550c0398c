import type { LineKind, Product } from '@portal/shared/domain';
import type { Selectable } from 'kysely';
import type { OrderItemTable } from '../../../platform/db/tables/orders.ts';

type Row = Selectable<OrderItemTable> & {
  /** Number of the renewed license. */
  readonly license_number: string | null;
};

/** Fields by the kind of an item: a license has a product and months, an EMI check a project. */
export type ItemSubject =
  | { readonly kind: LineKind; readonly product: Product; readonly months: number }
  | { readonly kind: 'emi'; readonly label: string };

export type OrderItemRecord = Omit<Row, 'kind' | 'product' | 'months' | 'label'> & ItemSubject;

/** Converts a row to an item. @throws Error for a row that the database's checks would reject */
export function toOrderItem({ kind, product, months, label, ...row }: Row): OrderItemRecord {
  if (kind === 'emi') {
    if (label === null) throw new Error(`item ${row.no} has no project`);
    return { ...row, kind, label };
  }
  if (product === null || months === null) throw new Error(`item ${row.no} has no product`);
  return { ...row, kind, product, months };
}
