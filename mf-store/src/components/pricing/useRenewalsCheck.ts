import { showSnackbar, useIntl } from '@portal/shared';
import { dropRenewals, type Cart } from '@portal/shared/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { useRenewableLicenses } from './useRenewableLicenses.ts';

/**
 * Removes licenses that can no longer be renewed from the stored cart, and reports them. Another
 * tab may have chosen a license that this tab's list lacks, so the list is reloaded first.
 *
 * @returns whether the check is in progress; false when the list failed to load.
 */
export function useRenewalsCheck({ renewals }: Cart): boolean {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const isLoaded = useCart((state) => state.isLoaded);
  const { query, licenses, isKnown } = useRenewableLicenses();
  const { refetch, dataUpdatedAt } = query;
  const renewable = useMemo(
    () => new Set(licenses.filter((license) => license.renewable).map(({ id }) => id)),
    [licenses],
  );
  const missing = useMemo(() => {
    const ids = renewals.map(({ licenseId }) => licenseId);
    return new Set(isKnown ? ids.filter((id) => !renewable.has(id)) : []);
  }, [renewals, isKnown, renewable]);
  const count = missing.size;
  const names = [...missing].join();
  /** The missing licenses, and the time stamp of the list that lacks them. */
  const found = useRef({ names: '', listedAt: 0 });

  useEffect(() => {
    if (!isLoaded) return;
    if (found.current.names !== names) {
      found.current = { names, listedAt: dataUpdatedAt };
      if (count > 0) void refetch();
      return;
    }
    if (count === 0 || dataUpdatedAt === found.current.listedAt) return;
    // The checkout reads the stored cart. Licenses chosen there meanwhile are not checked yet.
    store.change((current) => dropRenewals(current, missing));
    showSnackbar(formatMessage(messages.removed, { count }), 'failure');
  }, [store, isLoaded, names, count, missing, dataUpdatedAt, refetch, formatMessage]);
  return count > 0 && !query.isError && !query.isPaused;
}
