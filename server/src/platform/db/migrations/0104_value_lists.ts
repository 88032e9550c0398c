import type { Migration } from 'kysely';
import { checkValues, type ValueList } from '../checkValues.ts';

const lists: readonly ValueList[] = [
  { table: 'order_item', column: 'kind', values: ['new', 'renewal'] },
  { table: 'order_item', column: 'product', values: ['cd', 'pd'] },
  { table: 'order_discount', column: 'product', values: ['cd', 'pd'] },
];

/**
 * Products of ordered items and their discounts are checked like those of licenses. Items of the kind
 * `emi`, which nothing has ever written, come back with the order that has them.
 */
export const valueLists: Migration = { up: (db) => checkValues(db, lists) };
