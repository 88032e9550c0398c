import { sql, type Kysely, type Migration } from 'kysely';

const statement =
  'create index bank_line_order on manager.bank_line (order_id) where order_id is not null';

/** Orders look up their transfers: before they lapse, and when a team's payers are compared. */
export const bankLineOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statement).execute(db);
  },
};
