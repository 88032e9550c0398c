import { contractEndsOn, newLines, type CalendarDay, type Product } from '@portal/shared/domain';
import { useMemo } from 'react';
import { usePricing } from '../pricing/PricingProvider.tsx';

/** A table line: new licenses of one product and contract length. */
export interface ShownLine {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  /** Price before discounts and tax, in major units; `null` until the server answers. */
  readonly unitPrice: number | null;
  readonly subtotal: number | null;
}

export function useCartLines(): readonly ShownLine[] {
  const { cart, startsOn, breakdown } = usePricing();
  return useMemo(
    () =>
      newLines(cart.quantities).map(({ product, months, quantity }) => {
        const priced = breakdown?.lines.find(
          (line) => line.licenseId === null && line.product === product && line.months === months,
        );
        return {
          product,
          months,
          quantity,
          startsOn,
          endsOn: contractEndsOn(startsOn, months),
          unitPrice: priced?.unitPrice ?? null,
          subtotal: priced?.subtotal ?? null,
        };
      }),
    [cart, startsOn, breakdown],
  );
}
