import type { Locale } from '@portal/shared/domain';
import type { orderRefusalSchema } from '@portal/shared/contracts';
import type { z } from 'zod';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { checkoutTexts } from './checkoutTexts.ts';

export type OrderRefusal = z.infer<typeof orderRefusalSchema>;

/** Reasons to refuse an order besides those of carts. */
const refusals = {
  empty: ['cd', 'empty'],
  price_changed: ['expected_total', 'priceChanged'],
  payment_not_allowed: ['payment_method', 'paymentNotAllowed'],
  card_unknown: ['customer_card_id', 'cardUnknown'],
  card_declined: ['customer_card_id', 'cardDeclined'],
  gateway_away: ['payment_method', 'gatewayAway'],
  key_reused: ['id', 'keyReused'],
  not_payable: ['id', 'notPayable'],
  not_reached: ['customer_card_id', 'notReached'],
} as const;

/** The order is refused; see `contracts/checkout` for the codes. */
export class OrderError extends Error {
  override readonly name = 'OrderError';
  constructor(
    readonly code: keyof typeof refusals,
    readonly facts: Pick<OrderRefusal, 'calculation' | 'id'> = {},
  ) {
    super(code);
  }
}

/** Runs `work` and turns an `OrderError` or `CartError` into its refusal. */
export async function orOrderRefusal<T>(
  locale: Locale,
  work: () => Promise<T>,
): Promise<T | OrderRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CartError) {
      return { error: true, code: error.code, msg: { ...error.fieldMessages }, ...error.facts };
    }
    if (!(error instanceof OrderError)) throw error;
    const [field, text] = refusals[error.code];
    return {
      error: true,
      code: error.code,
      msg: { [field]: checkoutTexts[locale][text] },
      ...error.facts,
    };
  }
}
