import { showSnackbar, useIntl, useSearchParams } from '@portal/shared';
import { maxMonths, setRenewals } from '@portal/shared/domain';
import { useEffect } from 'react';
import { useCart, useCartStore } from '../../components/cart/CartProvider.tsx';
import { useRenewableLicenses } from '../../components/pricing/useRenewableLicenses.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/**
 * Chooses the license that the address names, as the license list's "Renew" does, and leaves it out
 * of the address then: a reload must not choose it again.
 */
export function useWantedRenewal(): void {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const [address, setAddress] = useSearchParams();
  const isLoaded = useCart((state) => state.isLoaded);
  const { byId, isKnown } = useRenewableLicenses();
  const wanted = address.get(paths.renewParameter);

  useEffect(() => {
    if (wanted === null || !isLoaded || !isKnown) return;
    if (byId.get(wanted)?.renewable) {
      store.change((cart) => {
        const isChosen = cart.renewals.some(({ licenseId }) => licenseId === wanted);
        return isChosen ? cart : setRenewals(cart, [{ licenseId: wanted, months: maxMonths }]);
      });
      document.getElementById(paths.renewalAnchor)?.scrollIntoView();
    } else {
      showSnackbar(formatMessage(messages.renewalNotFound), 'failure');
    }
    setAddress(
      (current) => {
        current.delete(paths.renewParameter);
        return current;
      },
      { replace: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address, as soon as its license is known
  }, [wanted, isLoaded, isKnown]);
}
