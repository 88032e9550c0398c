import { useQuery } from '@portal/shared';
import {
  breakdownOf,
  type CalendarDay,
  type Currency,
  currencyOf,
  isCartEmpty,
  possibleStart,
  type PriceBreakdown,
  priceCart,
  type Cart,
} from '@portal/shared/domain';
import { useMemo } from 'react';
import { calculationQuery } from '../../api/calculationQuery.ts';
import { usePriceList } from '../../api/usePriceList.ts';
import { toPricedCart } from '../../domain/toPricedCart.ts';
import { useCart } from '../cart/CartProvider.tsx';
import { useBuyer, useToday } from '../cart/Buyer.tsx';
import { useRenewableLicenses } from './useRenewableLicenses.ts';
import { useRenewalsCheck } from './useRenewalsCheck.ts';

export interface CartPricing {
  readonly cart: Cart;
  /** First day of all new licenses. */
  readonly startsOn: CalendarDay;
  /**
   * The price: by the server for exactly this cart, otherwise calculated here; `null` when only the
   * server can know it or the cart is not loaded yet.
   */
  readonly breakdown: PriceBreakdown | null;
  readonly currency: Currency;
  /**
   * The state of the price.
   * - `loading`: the cart is not loaded yet
   * - `current`: confirmed by the server
   * - `updating`: requested from the server
   * - `failed`: the server was unreachable or refused the cart
   */
  readonly state: 'loading' | 'current' | 'updating' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
}

/** The price of the cart. Changes show at once and are then confirmed by the server. */
export function useCartPricing(): CartPricing {
  const today = useToday();
  const { country, isMember } = useBuyer();
  const priceList = usePriceList(country, today);
  const isLoaded = useCart((state) => state.isLoaded);
  const cart = useCart((state) => state.cart);
  const { query: renewable, byId, isKnown } = useRenewableLicenses();

  const isChecking = useRenewalsCheck(cart);
  const startsOn = possibleStart(cart.startsOn, today);
  const preview = useMemo(
    () => breakdownOf(priceCart(toPricedCart(cart, byId), priceList)),
    [cart, byId, priceList],
  );

  // Renewals are priced once their licenses have loaded or failed to load.
  const isJudged = (isKnown && !isChecking) || cart.renewals.length === 0 || renewable.isError;
  const isReady = isLoaded && isJudged;
  const isAsked = isReady && !isCartEmpty(cart);
  const { data, error, isFetching, refetch } = useQuery({
    ...calculationQuery(cart, startsOn, { country, isMember }),
    enabled: isAsked,
  });
  const hasAnswer = isAsked && data !== undefined && !isFetching && error === null;
  const isComputable = isReady && (isKnown || cart.renewals.length === 0);
  // Only the server knows quoted prices.
  const own = isComputable && cart.quotationId === null ? preview : null;

  const stateNow = () => {
    if (!isReady) return 'loading';
    if (!isAsked || hasAnswer) return 'current';
    return isFetching ? 'updating' : 'failed';
  };
  const breakdown = hasAnswer ? data : isAsked || !isReady ? own : preview;
  return {
    cart,
    startsOn,
    breakdown,
    currency: breakdown?.currency ?? currencyOf(country),
    state: stateNow(),
    error: isAsked && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
