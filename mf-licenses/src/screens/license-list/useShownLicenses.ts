import { useQuery } from '@portal/shared';
import {
  applyLicenseListView,
  parseLicenseListAddress,
  type License,
  type LicenseListView,
} from '@portal/shared/domain';
import { useMemo, useState } from 'react';
import { licensesQuery, standInLicenses, standInTotal } from '../../api/licensesQuery.ts';
import { hasSameFilters } from '../../domain/hasSameFilters.ts';
import { useToday } from './useToday.ts';

/**
 * How much of the list is here.
 * - `none`: nothing yet
 * - `loading`: the rows that came with the page; the others are on their way
 * - `partial`: the rows that came with the page; the others could not be read
 * - `whole`: all licenses of the team
 */
export type Extent = 'none' | 'loading' | 'partial' | 'whole';

const none: readonly License[] = [];

/** The licenses that the address asks for, and how complete they are. */
export function useShownLicenses(address: URLSearchParams, view: LicenseListView) {
  const today = useToday();
  // The rows that came with the page were chosen by the address it was opened with.
  const [firstAddress] = useState(address);
  const query = useQuery(licensesQuery(firstAddress));
  const hasFailed = query.isError && query.data === undefined;
  const kept = useMemo(
    () => (hasFailed ? standInLicenses(firstAddress) : undefined),
    [hasFailed, firstAddress],
  );
  const all = query.data ?? kept;
  const shown = useMemo(() => applyLicenseListView(all ?? none, view, today), [all, view, today]);

  const extentOf = (): Extent => {
    if (all === undefined) return 'none';
    if (kept === undefined && !query.isPlaceholderData) return 'whole';
    // While it is read once more, a list that could not be read is still not complete.
    return query.errorUpdateCount > 0 ? 'partial' : 'loading';
  };
  const extent = extentOf();
  const isStandIn = extent === 'loading' || extent === 'partial';
  const firstTotal = isStandIn ? standInTotal(firstAddress) : undefined;
  const isAsFirst = hasSameFilters(view, parseLicenseListAddress(firstAddress));
  return {
    query,
    shown,
    extent,
    /** Number of all that match, also when only the first of them are here. */
    matching: (isAsFirst ? firstTotal : undefined) ?? shown.length,
    /** Number of the team's licenses; not known before the whole list is here. */
    total: isStandIn ? undefined : (all ?? none).length,
    /** Of a stand-in: how many rows it has, and of how many that matched the first address. */
    standIn: { loaded: (all ?? none).length, total: firstTotal },
  };
}
