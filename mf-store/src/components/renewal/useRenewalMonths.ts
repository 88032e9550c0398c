import { useCart } from '../cart/CartProvider.tsx';

/** The number of months a license is renewed for; 0 if it is not. */
export function useRenewalMonths(licenseId: string): number {
  return useCart(
    ({ cart }) => cart.renewals.find((renewal) => renewal.licenseId === licenseId)?.months ?? 0,
  );
}
