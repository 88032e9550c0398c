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
  type StoredCart,
} from '@portal/shared/domain';
import { useMemo } from 'react';
import { calculationQuery } from '../../api/calculationQuery.ts';
import { usePriceList } from '../../api/usePriceList.ts';
import { pricedCartOf } from '../../domain/cartLines.ts';
import { useCart } from '../cart/CartProvider.tsx';
import { useBuyer, useToday } from './Buyer.tsx';
import { useRenewableLicenses } from './useRenewableLicenses.ts';
import { useRenewalsCheck } from './useRenewalsCheck.ts';

export interface CartPricing {
  readonly cart: StoredCart;
  /** First day of all new licenses. */
  readonly startsOn: CalendarDay;
  /**
   * What is known of the price: as the server has said it of this very cart, else as it is computed
   * here; `null` when only the server can know it, or nothing is known of the cart yet.
   */
  readonly breakdown: PriceBreakdown | null;
  readonly currency: Currency;
  /**
   * - `loading`: nothing is known of the cart yet
   * - `current`: the server has said so
   * - `updating`: it is being asked
   * - `failed`: it could not be asked, or it refused
   */
  readonly state: 'loading' | 'current' | 'updating' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the cart costs. Every change shows at once, and is asked for at the server. */
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
    () => breakdownOf(priceCart(pricedCartOf(cart, byId), priceList)),
    [cart, byId, priceList],
  );

  // Renewals cannot be judged before their licenses are here, or are known to stay away.
  const isJudged = (isKnown && !isChecking) || cart.renewals.length === 0 || renewable.isError;
  const isReady = isLoaded && isJudged;
  const isAsked = isReady && !isCartEmpty(cart);
  const { data, error, isFetching, refetch } = useQuery({
    ...calculationQuery(cart, startsOn, { country, isMember }),
    enabled: isAsked,
  });
  const hasAnswer = isAsked && data !== undefined && !isFetching && error === null;
  const isComputable = isReady && (isKnown || cart.renewals.length === 0);
  // Quoted prices are the server's to know.
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
