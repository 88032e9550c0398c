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
  /** Whether it renews by itself; default false, and a trial never does. */
  readonly autoRenewal?: boolean;
  /** Id of a person of the team; default: no owner. */
  readonly ownerId?: string;
  /** The item of an order that the license is made for; the database takes each item once. */
  readonly source?: LicenseSource;
}

interface LicenseSource {
  readonly orderId: string;
  readonly itemNo: number;
  /** The number of the license within its item, from 1. */
  readonly seq: number;
}

export interface CreatedLicense {
  readonly id: string;
  readonly number: string;
}

/**
 * Creates licenses for a team in the caller's transaction; there is no other way to create them.
 * Numbers count per product without gaps (`CD-0000001`). Any number of licenses takes one
 * statement. @returns ids and numbers in the order given.
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
  // All rows go into one parameter, because a statement takes at most 65,535 parameters.
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
