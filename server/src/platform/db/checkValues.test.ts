import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageEventKinds } from '@portal/shared/contracts';
import {
  discountRules,
  documentKinds,
  orderItemKinds,
  orderStatusCodes,
  paymentMethodCodes,
  paymentTypeCodes,
  products,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { checkName, checkValues, type ValueList } from './checkValues.ts';
import type { Database } from './Database.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** Columns that hold values of a domain union. */
const lists: readonly ValueList[] = [
  { table: 'license', column: 'product', values: products },
  { table: 'license_month', column: 'product', values: products },
  { table: 'usage_event', column: 'product', values: products },
  { table: 'usage_event', column: 'kind', values: usageEventKinds },
  { table: 'usage_user_day', column: 'product', values: products },
  { table: 'usage_user_month', column: 'product', values: products },
  { table: 'usage_day', column: 'product', values: products },
  { table: 'usage_hour', column: 'product', values: products },
  { table: 'usage_shortage', column: 'product', values: products },
  { table: 'price', column: 'product', values: products },
  { table: 'order_item', column: 'product', values: products },
  { table: 'order_discount', column: 'product', values: products },
  { table: 'discount_tier', column: 'rule', values: discountRules },
  { table: 'order_discount', column: 'rule', values: discountRules },
  { table: 'order', column: 'status', values: Object.values(orderStatusCodes) },
  { table: 'order', column: 'payment_type', values: Object.values(paymentTypeCodes) },
  { table: 'order', column: 'payment_method', values: Object.values(paymentMethodCodes) },
  { table: 'payment', column: 'method', values: Object.values(paymentMethodCodes) },
  { table: 'order_item', column: 'kind', values: orderItemKinds },
  { table: 'order_document', column: 'kind', values: documentKinds },
];

/** The values in a column's check definition: `'cd'::text` or `1`. */
async function checkedValues(
  on: Kysely<Database>,
  { table, column }: Pick<ValueList, 'table' | 'column'>,
): Promise<ValueList['values']> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(con.oid) as definition
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
    where rel.relnamespace = 'manager'::regnamespace and rel.relname = ${table}
      and con.conname = ${checkName({ table, column })}`.execute(on);
  const [, list = ''] = /\[(.*)\]/.exec(rows[0]?.definition ?? '') ?? [];
  return list
    .split(', ')
    .map((value) => /^'(.*)'::text$/.exec(value)?.[1] ?? Number(value))
    .toSorted();
}

describe('check constraints', () => {
  it.each(lists)('allow exactly the domain’s values in $table.$column', async (list) => {
    expect(await checkedValues(db, list)).toEqual(list.values.toSorted());
  });

  it('exist on every column of a product, a discount rule or a payment method', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'manager'
        and column_name in ('product', 'rule', 'payment_type', 'payment_method')`.execute(db);
    const checked = lists.map(({ table, column }) => `${table}.${column}`);
    expect(checked).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('checkValues', () => {
  const table = 'checked';
  const make = (values: ValueList['values']) =>
    checkValues(db, [{ table, column: 'kind', values }]);

  it('replaces the check of a column, and fails for an existing row with another value', async () => {
    await sql`create table manager.checked (kind text not null)`.execute(db);
    await make(['a', 'b']);
    await sql`insert into manager.checked values ('b')`.execute(db);
    await make(['b', 'c']);
    expect(await checkedValues(db, { table, column: 'kind' })).toEqual(['b', 'c']);
    await expect(make(['a', 'c'])).rejects.toThrow('checked_kind_check');
  });
});
