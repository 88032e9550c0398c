import { tokyoDay, type PriceBreakdown } from '@portal/shared/domain';
import type { Insertable } from 'kysely';
import { newId } from '../../platform/db/newId.ts';
import type { OrderTable } from '../../platform/db/tables/orders.ts';
import type { Deps } from '../../platform/Deps.ts';
import { storedBreakdown } from '../../areas/buying/cart-pricing/stored/storedBreakdown.ts';
import type { CreatedLicense } from '../../areas/licensing/licenses/createLicenses.ts';
import type { TestPerson } from './people.ts';

const breakdown: PriceBreakdown = {
  currency: 'JPY',
  lines: [],
  itemTotal: 15_000,
  discounts: [],
  adjustmentTotal: 0,
  tax: { percent: 10, base: 15_000, exact: 1500, amount: 1500 },
  slips: { count: 0, fee: 0, amount: 0 },
  total: 16_500,
};

type Given = Partial<Insertable<OrderTable>> & { readonly renews?: CreatedLicense };

/** Adds an order; default: one Circuit Designer, unpaid, prepaid by bank transfer. */
export async function anOrder(
  { db, clock }: Deps,
  buyer: TestPerson,
  { renews, ...given }: Given = {},
): Promise<string> {
  const now = clock();
  const id = newId(now);
  const today = tokyoDay(now);
  const amounts = { item_total: 15_000, adjustment_total: 0, tax: 1500, commission: 0 };
  await db
    .insertInto('manager.order')
    .values({
      id,
      team_id: buyer.team.id,
      user_id: buyer.id,
      number: `S-${id}`,
      status: 0,
      payment_type: 1,
      payment_method: 1,
      country_code: 'JP',
      currency: 'JPY',
      start_at: today,
      ...amounts,
      total: 16_500,
      explanation: JSON.stringify(storedBreakdown(breakdown)),
      idempotency_key: id,
      created_at: now,
      ...given,
    })
    .execute();
  await db
    .insertInto('manager.order_item')
    .values({
      order_id: id,
      no: 1,
      kind: renews ? 'renewal' : 'new',
      product: 'cd',
      license_id: renews?.id ?? null,
      months: 1,
      start_at: today,
      end_at: today,
      price: 15_000,
      quantity: 1,
      subtotal: 15_000,
      tax_bp: 1000,
    })
    .execute();
  return id;
}
