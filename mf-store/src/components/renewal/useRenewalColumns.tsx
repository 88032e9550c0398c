import { NoValue, useIntl } from '@portal/shared';
import { productNames, type License } from '@portal/shared/domain';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { EndDate } from './EndDate.tsx';
import { messages } from './messages.ts';
import { MonthsChoice } from './MonthsChoice.tsx';
import { NewEndDate } from './NewEndDate.tsx';
import { useRenewalMonths } from './useRenewalMonths.ts';

/**
 * The columns of the renewals. Cells read the cart themselves, so that a choice renders only its
 * row.
 */
export function useRenewalColumns(): readonly Column<License>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'number',
        header: formatMessage(messages.number),
        width: 'minmax(88px, 0.9fr)',
        cell: ({ number }) => number,
      },
      {
        id: 'product',
        header: formatMessage(messages.product),
        inCard: 'head',
        width: 'minmax(96px, 1fr)',
        leaves: 1,
        cell: ({ product }) => productNames[product],
      },
      {
        id: 'end_at',
        header: formatMessage(messages.endDate),
        inCard: 'field',
        width: 'minmax(104px, 1.8fr)',
        cell: (license) => <EndDate license={license} />,
      },
      {
        id: 'count',
        header: formatMessage(messages.months),
        inCard: 'whole',
        width: 'minmax(216px, 1fr)',
        cell: (license) => <MonthsChoice license={license} />,
      },
      {
        id: 'end_at_new',
        header: formatMessage(messages.newEndDate),
        inCard: 'field',
        width: 'minmax(96px, 0.8fr)',
        cell: (license) => <NewEndDate license={license} />,
      },
      {
        id: 'subtotal',
        header: formatMessage(messages.subtotal),
        inCard: 'field',
        width: 'minmax(88px, 0.8fr)',
        align: 'end',
        cell: (license) => <RenewalPrice license={license} />,
      },
    ],
    [formatMessage],
  );
}

/** The price of a renewal before discounts and tax. */
function RenewalPrice({ license }: { readonly license: License }) {
  const { breakdown } = usePricing();
  const months = useRenewalMonths(license.id);
  if (months === 0) return <NoValue />;
  const line = breakdown?.lines.find(({ licenseId }) => licenseId === license.id);
  return <Money amount={line?.subtotal ?? null} />;
}
