import { showSnackbar, useIntl } from '@portal/shared';
import { dropRenewals, type StoredCart } from '@portal/shared/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { useRenewableLicenses } from './useRenewableLicenses.ts';

/**
 * Takes licenses that can no longer be renewed out of the stored cart, and says so. Another tab may
 * have chosen one that this tab's list does not have yet: so the list is asked for again first.
 *
 * @returns whether that is still to be found out; not when the list stays away.
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
  /** Which were found missing, and in the list of when. */
  const found = useRef({ names: '', listedAt: 0 });

  useEffect(() => {
    if (!isLoaded) return;
    if (found.current.names !== names) {
      found.current = { names, listedAt: dataUpdatedAt };
      if (count > 0) void refetch();
      return;
    }
    if (count === 0 || dataUpdatedAt === found.current.listedAt) return;
    // The checkout reads what is stored; what was chosen there meanwhile is not judged yet.
    store.change((current) => dropRenewals(current, missing));
    showSnackbar(formatMessage(messages.removed, { count }), 'failure');
  }, [store, isLoaded, names, count, missing, dataUpdatedAt, refetch, formatMessage]);
  return count > 0 && !query.isError && !query.isPaused;
}
