import { showSnackbar, useIntl } from '@portal/shared';
import { dropRenewals, type StoredCart } from '@portal/shared/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { useRenewableLicenses } from './useRenewableLicenses.ts';

/**
 * Takes licenses that can no longer be renewed out of the stored cart, and says so. Another tab may
 * have chosen a license that is not in this tab's list yet, so the list is loaded again first.
 *
 * @returns whether the check is still under way; false when the list cannot be loaded.
 */
export function useRenewalsCheck({ renewals }: StoredCart): boolean {
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
  /** The missing licenses, and the time of the list in which they were missing. */
  const found = useRef({ names: '', listedAt: 0 });

  useEffect(() => {
    if (!isLoaded) return;
    if (found.current.names !== names) {
      found.current = { names, listedAt: dataUpdatedAt };
      if (count > 0) void refetch();
      return;
    }
    if (count === 0 || dataUpdatedAt === found.current.listedAt) return;
    // The checkout reads the stored cart; licenses chosen there meanwhile are not checked yet.
    store.change((current) => dropRenewals(current, missing));
    showSnackbar(formatMessage(messages.removed, { count }), 'failure');
  }, [store, isLoaded, names, count, missing, dataUpdatedAt, refetch, formatMessage]);
  return count > 0 && !query.isError && !query.isPaused;
}
