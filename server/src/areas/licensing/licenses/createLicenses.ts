import { byProduct, products, type CalendarDay, type Product } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { takeNumbers } from '../../../platform/db/takeNumbers.ts';

export interface NewLicense {
  readonly product: Product;
  /** First and last day of use; `contractEndsOn` gives the last day of a term. */
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  /** Whether it is a trial; default false. */
  readonly trial?: boolean;
  /** Whether it renews automatically; default false, and a trial never does. */
  readonly autoRenewal?: boolean;
  /** Id of a team member; default: no owner. */
  readonly ownerId?: string;
  /** The order item behind the license; the database accepts each item once. */
  readonly source?: LicenseSource;
}

interface LicenseSource {
  readonly orderId: string;
  readonly itemNo: number;
  /** The index of the license within its item, from 1. */
  readonly seq: number;
}

export interface CreatedLicense {
  readonly id: string;
  readonly number: string;
}

/**
 * The only way to create licenses; runs in the caller's transaction. Numbers per product have no
 * gaps (`CD-0000001`). Uses one statement for any number of licenses. @returns ids and numbers in
 * the given order.
 */
export async function createLicenses(
  trx: Kysely<Database>,
  teamId: string,
  licenses: readonly NewLicense[],
): Promise<CreatedLicense[]> {
  if (licenses.length === 0) return [];
  const next = byProduct(() => 0);
  for (const product of products) {
    const count = licenses.filter((each) => each.product === product).length;
    next[product] = await takeNumbers(trx, `license-${product}`, count);
  }
  const rows = licenses.map((license) => ({
    id: newId(),
    team_id: teamId,
    number: `${license.product.toUpperCase()}-${String(next[license.product]++).padStart(7, '0')}`,
    product: license.product,
    trial: license.trial ?? false,
    auto_continue: license.autoRenewal ?? false,
    start_at: license.startsOn,
    end_at: license.endsOn,
    owner_id: license.ownerId ?? null,
    order_id: license.source?.orderId ?? null,
    order_item_no: license.source?.itemNo ?? null,
    order_seq: license.source?.seq ?? null,
  }));
  // All rows are one parameter, because a statement takes at most 65,535 parameters.
  await sql`
    insert into manager.license
      (id, team_id, number, product, trial, auto_continue, start_at, end_at, owner_id,
       order_id, order_item_no, order_seq)
    select id, team_id, number, product, trial, auto_continue, start_at, end_at, owner_id,
       order_id, order_item_no, order_seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, team_id text, number text, product text, trial boolean, auto_continue boolean,
      start_at date, end_at date, owner_id text,
      order_id text, order_item_no integer, order_seq integer
    )`.execute(trx);
  return rows.map(({ id, number }) => ({ id, number }));
}
