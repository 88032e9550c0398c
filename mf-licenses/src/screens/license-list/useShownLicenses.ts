import { useQuery } from '@portal/shared';
import { applyLicenseListView, type License, type LicenseListView } from '@portal/shared/domain';
import { useMemo, useState } from 'react';
import { licensesQuery, standInTotal } from '../../api/licensesQuery.ts';
import { useToday } from './useToday.ts';

const none: readonly License[] = [];

/** The licenses that the address asks for, and how complete they are. */
export function useShownLicenses(address: URLSearchParams, view: LicenseListView) {
  const today = useToday();
  // The rows that came with the page were chosen by the address it was opened with.
  const [firstAddress] = useState(address);
  const query = useQuery(licensesQuery(firstAddress));
  const { data: all = none, isPlaceholderData: isStandIn } = query;
  const shown = useMemo(() => applyLicenseListView(all, view, today), [all, view, today]);
  return {
    query,
    shown,
    /** False while only the rows that came with the page are here. */
    isWhole: query.isSuccess && !isStandIn,
    /** Number of all that match, also when only the first of them are here. */
    matching: (isStandIn ? standInTotal(firstAddress) : undefined) ?? shown.length,
    /** Number of the team's licenses; not known before the whole list is here. */
    total: isStandIn ? undefined : all.length,
  };
}
