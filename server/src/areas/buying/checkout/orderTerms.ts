import type { OrderTerms } from '@portal/shared/contracts';
import { paymentCodesOf, tokyoDay, type Cart, type Locale } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { priceRequest } from '../cart-pricing/priceRequest.ts';
import { beginsOn, postpayDates, prepayDates } from '../orders/dates/paymentDates.ts';
import { paymentMethods } from './checkout.policy.ts';

/** The delivery time promised to buyers, although licenses are issued at payment or approval. */
const deliveryBusinessDays = 2;

/**
 * The terms of an order placed now: payment methods, bank, billing and due dates, delivery. The
 * final confirmation shows them with the price.
 *
 * @throws CartError, NotFoundError as pricing does
 */
export async function orderTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'prices' | 'config' | 'gateway'>,
  { viewer, locale }: { readonly viewer: Viewer; readonly locale: Locale },
  cart: Cart,
): Promise<OrderTerms> {
  const found = await priceRequest(deps, { viewer, locale }, cart);
  const now = deps.clock();
  const today = tokyoDay(now);
  const { agent: isAgent } = viewer.team;
  const takesCards = deps.gateway !== undefined;
  const ways = paymentMethods({ isAgent, country: found.country, takesCards });
  return {
    methods: ways.map((way) => {
      const { payment_method, payment_type } = paymentCodesOf(way);
      return [payment_method, payment_type];
    }),
    bank: isAgent ? null : (deps.config.bank ?? null),
    prepay: prepayDates(today, beginsOn(found)),
    postpay: ways.includes('bank_postpay') ? postpayDates(today) : null,
    delivery_business_days: deliveryBusinessDays,
    as_of: now.toISOString(),
  };
}
