import { useSession } from '@portal/shared';
import { toCalendarDay, type CalendarDay, type CartOwner } from '@portal/shared/domain';
import { createContext, useContext } from 'react';

/** The buyer of the cart: a member in the store, or anybody in the estimate. */
export const BuyerContext = createContext<CartOwner>({ country: 'JP', isMember: false });

export function useBuyer(): CartOwner & { readonly isInJapan: boolean } {
  const buyer = useContext(BuyerContext);
  return { ...buyer, isInJapan: buyer.country === 'JP' };
}

/** Today in Japan, by the server's clock. */
export function useToday(): CalendarDay {
  return toCalendarDay(useSession(({ today }) => today));
}
