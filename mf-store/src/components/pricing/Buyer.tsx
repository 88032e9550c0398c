import { useSession } from '@portal/shared';
import { toCalendarDay, type CalendarDay, type CartOwner } from '@portal/shared/domain';
import { createContext, useContext } from 'react';

/** Who fills the cart: a member in the store, or anybody in the estimate. */
export const BuyerContext = createContext<CartOwner>({ country: 'JP', isMember: false });

export function useBuyer(): CartOwner & { readonly isInJapan: boolean } {
  const buyer = useContext(BuyerContext);
  return { ...buyer, isInJapan: buyer.country === 'JP' };
}

/** The server's day in Japan. */
export function useToday(): CalendarDay {
  return toCalendarDay(useSession(({ today }) => today));
}
