import type { Migration } from 'kysely';
import { checkValues, type ValueList } from '../checkValues.ts';

const lists: readonly ValueList[] = [
  { table: 'order_item', column: 'kind', values: ['new', 'renewal'] },
  { table: 'order_item', column: 'product', values: ['cd', 'pd'] },
  { table: 'order_discount', column: 'product', values: ['cd', 'pd'] },
];

/**
 * Checks products of order items and discounts like those of licenses. Removes the unused item kind
 * `emi`, which a later migration adds again.
 */
export const valueLists: Migration = { up: (db) => checkValues(db, lists) };
