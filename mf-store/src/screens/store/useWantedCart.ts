import { showSnackbar, useIntl, useSearchParams } from '@portal/shared';
import { addToCart, maxMonths, setRenewals } from '@portal/shared/domain';
import { useEffect } from 'react';
import { useCart, useCartStore } from '../../components/cart/CartProvider.tsx';
import { useRenewableLicenses } from '../../components/pricing/useRenewableLicenses.ts';
import { readWantedCart, type WantedCart } from '../../domain/wantedCart.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

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

  useEffect(() => {
    if (key === null || !isLoaded || !isKnown) return;
    const wanted = readWantedCart(new URLSearchParams(key));
    const { added, isOverLimit, missing } = take(wanted);
    if (added > 0) showSnackbar(formatMessage(messages.linkAdded, { count: added }));
    if (isOverLimit) showSnackbar(formatMessage(messages.linkLimit), 'failure');
    if (missing > 0) {
      showSnackbar(formatMessage(messages.renewalNotFound, { count: missing }), 'failure');
    }
    if (wanted.ignored > 0) {
      showSnackbar(formatMessage(messages.linkIgnored, { count: wanted.ignored }), 'failure');
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
  }, [key, isLoaded, isKnown]);
}

interface Taken {
  /** Number of new licenses that were added. */
  readonly added: number;
  /** Whether some were not added, because an order takes no more of them. */
  readonly isOverLimit: boolean;
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
    const taken = additions.filter(({ product, months, quantity }) =>
      store.change((cart) => addToCart(cart, { product, months }, quantity)),
    );
    return {
      added: taken.reduce((sum, { quantity }) => sum + quantity, 0),
      isOverLimit: taken.length < additions.length,
      missing: renewals.length - renewable.length,
    };
  };
}
