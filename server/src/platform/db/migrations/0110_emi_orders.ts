import { sql, type Kysely, type Migration } from 'kysely';
import { checkValues, type ValueList } from '../checkValues.ts';

const lists: readonly ValueList[] = [
  { table: 'order_item', column: 'kind', values: ['new', 'renewal', 'emi'] },
];

/** Orders of EMI licenses, which have no product, a duration in days, and a project. */
export const emiOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await checkValues(db, lists);
    await sql`
      alter table manager.order_item
        alter column product drop not null,
        alter column months drop not null,
        add column label text,
        add check ((kind = 'emi') = (product is null)),
        add check ((kind = 'emi') = (months is null)),
        add check ((kind = 'emi') = (label is not null))`.execute(db);
  },
};
