import { NoValue } from '@portal/shared';
import type { RenewableLicense } from '../../domain/RenewableLicense.ts';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { useRenewalMonths } from './useRenewalMonths.ts';

/** The price of a renewal before discounts and tax. */
export function RenewalPrice({ license }: { readonly license: RenewableLicense }) {
  const { breakdown } = usePricing();
  const months = useRenewalMonths(license.id);
  if (months === 0) return <NoValue />;
  const line = breakdown?.lines.find(({ licenseId }) => licenseId === license.id);
  return <Money amount={line?.subtotal ?? null} />;
}
