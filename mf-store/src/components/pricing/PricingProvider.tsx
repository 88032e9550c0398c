import { createContext, useContext, type ReactNode } from 'react';
import { useCartPricing, type CartPricing } from './useCartPricing.ts';

const PricingContext = createContext<CartPricing | null>(null);

/** Prices the cart once for all cards of a screen. */
export function PricingProvider({ children }: { readonly children: ReactNode }) {
  return <PricingContext value={useCartPricing()}>{children}</PricingContext>;
}

export function usePricing(): CartPricing {
  const pricing = useContext(PricingContext);
  if (pricing === null) throw new Error('usePricing needs a PricingProvider above it');
  return pricing;
}
