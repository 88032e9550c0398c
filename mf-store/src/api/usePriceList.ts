import { useSession } from '@portal/shared';
import { priceListOf } from '@portal/shared/contracts';
import type { CalendarDay, PriceList } from '@portal/shared/domain';
import { useMemo } from 'react';

/**
 * Today's prices and discounts for a country, from the page's configuration.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function usePriceList(country: string, today: CalendarDay): PriceList {
  const config = useSession((session) => session.config);
  return useMemo(() => priceListOf(config, country, today), [config, country, today]);
}
