import { useQuery } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { useMemo } from 'react';
import { renewableLicensesQuery } from '../../api/renewableLicensesQuery.ts';
import { useBuyer } from '../cart/Buyer.tsx';

const none: readonly License[] = [];

/** The licenses that can be renewed. The estimate has none and makes no call for them. */
export function useRenewableLicenses() {
  const { isMember } = useBuyer();
  const query = useQuery({ ...renewableLicensesQuery(), enabled: isMember });
  const licenses = query.data ?? none;
  const byId = useMemo(() => new Map(licenses.map((license) => [license.id, license])), [licenses]);
  const isWhole = query.data !== undefined && !query.isPlaceholderData;
  return {
    query,
    licenses,
    byId,
    /** Whether all licenses are loaded; before that, a missing one may still arrive. */
    isKnown: !isMember || isWhole,
  };
}
