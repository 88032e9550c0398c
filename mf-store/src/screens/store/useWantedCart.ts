import { showSnackbar, useIntl, useSearchParams } from '@portal/shared';
import { addToCart, maxMonths, maxQuantity, quantityOf, setRenewals } from '@portal/shared/domain';
import { useEffect } from 'react';
import { useCart, useCartStore } from '../../components/cart/CartProvider.tsx';
import { useRenewableLicenses } from '../../components/pricing/useRenewableLicenses.ts';
import { readWantedCart, type WantedCart } from '../../domain/wantedCart.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Milliseconds for which each sentence about what was left out can be read. */
const faultStayMs = 10_000;
const parameters = [paths.renewParameter, paths.addParameter];

/**
 * Adds to the cart what the address names: licenses to renew, as the license list's "Renew" does,
 * and new ones, as the usage log's advice does. The names are then removed from the address, so
 * that a reload does not add them again.
 */
export function useWantedCart(): void {
  const { formatMessage } = useIntl();
  const take = useTakeWanted();
  const [address, setAddress] = useSearchParams();
  const isLoaded = useCart((state) => state.isLoaded);
  const { isKnown } = useRenewableLicenses();
  const isAsked = parameters.some((name) => address.has(name));
  const key = isAsked ? address.toString() : null;
  // New licenses do not wait for the list of those to renew, which may be away.
  const isReady = isLoaded && (isKnown || !address.has(paths.renewParameter));

  useEffect(() => {
    if (key === null || !isReady) return;
    const wanted = readWantedCart(new URLSearchParams(key));
    const { added, overLimit, missing } = take(wanted);
    const faults = [
      ...(overLimit > 0 ? [formatMessage(messages.linkLimit, { count: overLimit })] : []),
      ...(missing > 0 ? [formatMessage(messages.renewalNotFound, { count: missing })] : []),
      ...(wanted.ignored > 0
        ? [formatMessage(messages.linkIgnored, { count: wanted.ignored })]
        : []),
    ];
    if (added > 0) showSnackbar(formatMessage(messages.linkAdded, { count: added }));
    if (faults.length > 0) {
      showSnackbar(faults.join(' '), 'failure', { stayMs: faults.length * faultStayMs });
    }
    const anchor = wanted.renewals.length > missing ? paths.renewalAnchor : paths.newAnchor;
    if (added > 0 || wanted.renewals.length > missing) {
      document.getElementById(anchor)?.scrollIntoView();
    }
    setAddress(
      (current) => {
        for (const name of parameters) current.delete(name);
        return current;
      },
      { replace: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address, as soon as its licenses are known
  }, [key, isReady]);
}

interface Taken {
  /** Number of new licenses that were added. */
  readonly added: number;
  /** Number of those that were not added, because an order takes no more of them. */
  readonly overLimit: number;
  /** Number of the licenses that cannot be renewed. */
  readonly missing: number;
}

function useTakeWanted(): (wanted: WantedCart) => Taken {
  const store = useCartStore();
  const { byId } = useRenewableLicenses();
  return ({ renewals, additions }) => {
    const renewable = renewals.filter((id) => byId.get(id)?.renewable);
    store.change((cart) => {
      const chosen = new Set(cart.renewals.map(({ licenseId }) => licenseId));
      const fresh = renewable.filter((id) => !chosen.has(id));
      if (fresh.length === 0) return cart;
      return setRenewals(
        cart,
        fresh.map((licenseId) => ({ licenseId, months: maxMonths })),
      );
    });
    let added = 0;
    for (const { quantity, ...line } of additions) {
      store.change((cart) => {
        const fitting = Math.min(quantity, maxQuantity - quantityOf(cart, line));
        if (fitting <= 0) return null;
        added += fitting;
        return addToCart(cart, line, fitting);
      });
    }
    const wanted = additions.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      added,
      overLimit: wanted - added,
      missing: renewals.length - renewable.length,
    };
  };
}
