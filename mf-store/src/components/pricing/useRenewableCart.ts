import { showSnackbar, useIntl } from '@portal/shared';
import { useEffect, useMemo } from 'react';
import { keepRenewable } from '../../domain/changeCart.ts';
import type { StoredCart } from '../../domain/StoredCart.ts';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { useRenewableLicenses } from './useRenewableLicenses.ts';

/** The cart without licenses that can no longer be renewed; they leave the stored one too. */
export function useRenewableCart(stored: StoredCart): StoredCart {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const isLoaded = useCart((state) => state.isLoaded);
  const { licenses, isKnown } = useRenewableLicenses();
  const renewable = useMemo(
    () => new Set(licenses.filter((license) => license.renewable).map(({ id }) => id)),
    [licenses],
  );
  const cart = useMemo(
    () => (isKnown ? keepRenewable(stored, renewable) : stored),
    [stored, isKnown, renewable],
  );
  const count = stored.renewals.length - cart.renewals.length;
  useEffect(() => {
    if (!isLoaded || count === 0) return;
    // The checkout reads what is stored.
    store.change((current) => keepRenewable(current, renewable));
    showSnackbar(formatMessage(messages.removed, { count }), 'failure');
  }, [store, isLoaded, count, renewable, formatMessage]);
  return cart;
}
