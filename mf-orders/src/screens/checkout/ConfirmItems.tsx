import { useFormats, useIntl, useQuery } from '@portal/shared';
import {
  addDays,
  contractEndsOn,
  productNames,
  type PriceBreakdown,
  type PriceLine,
} from '@portal/shared/domain';
import { useCallback } from 'react';
import { renewedLicensesQuery } from '../../api/renewedLicensesQuery.ts';
import { ItemsCard } from '../../components/items/ItemsCard.tsx';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import { messages } from './messages.ts';

interface ConfirmItemsProps {
  readonly cart: CheckoutCart;
  readonly price: PriceBreakdown;
}

function keyOf({ product, months, licenseId }: PriceLine): string {
  return licenseId ?? `${product}-${String(months)}`;
}

/** The items of the order: products, quantities and periods. */
export function ConfirmItems({ cart: { cart, startsOn }, price }: ConfirmItemsProps) {
  const { formatMessage } = useIntl();
  const { day } = useFormats();
  const { data: licenses } = useQuery({
    ...renewedLicensesQuery(),
    enabled: cart.renewals.length > 0,
  });
  const nameOf = useCallback(
    ({ product, licenseId }: PriceLine) => {
      const name = productNames[product];
      if (licenseId === null) return formatMessage(messages.newLicense, { product: name });
      const license = licenses?.get(licenseId)?.number ?? '';
      return formatMessage(messages.renewal, { product: name, number: license });
    },
    [formatMessage, licenses],
  );
  const periodOf = useCallback(
    ({ licenseId, months }: PriceLine) => {
      const oldEnd = licenseId === null ? undefined : licenses?.get(licenseId)?.endsOn;
      if (licenseId !== null && oldEnd === undefined) return null;
      // A renewal continues where the license ends.
      const start = oldEnd === undefined ? startsOn : addDays(oldEnd, 1);
      const days = { start: day(start), end: day(contractEndsOn(start, months)) };
      return formatMessage(messages.days, days);
    },
    [formatMessage, day, licenses, startsOn],
  );
  return (
    <ItemsCard
      lines={price.lines}
      currency={price.currency}
      keyOf={keyOf}
      nameOf={nameOf}
      periodOf={periodOf}
    />
  );
}
