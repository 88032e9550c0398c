import { useCart } from '../cart/CartProvider.tsx';

/** The number of months for which a license is renewed; 0 when it is not. */
export function useRenewalMonths(licenseId: string): number {
  return useCart(
    ({ cart }) => cart.renewals.find((renewal) => renewal.licenseId === licenseId)?.months ?? 0,
  );
}
