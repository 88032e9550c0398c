import { showSnackbar, useIntl, useLocation, useSearchParams } from '@portal/shared';
import { readWantedRenewals } from '@portal/shared/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { useCart, useCartStore, useCartUndo } from '../../components/cart/CartProvider.tsx';
import { useRenewableLicenses } from '../../components/pricing/useRenewableLicenses.ts';
import { takeWanted } from '../../domain/takeWanted.ts';
import { readWantedCart } from '../../domain/wantedCart.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Display time of each sentence about skipped entries, in milliseconds. */
const faultStayMs = 10_000;
/** Number of non-renewable licenses that are listed. */
const named = 5;
const parameters = [paths.renewParameter, paths.addParameter];

/**
 * Adds to the cart what the navigation requests: renewals (the license list puts one into the
 * address and several into the state) and new licenses (from the usage log's advice). It then
 * clears both, so that a reload does not add them again. The change is undoable.
 *
 * @returns a ref for the shop, whose card is scrolled into view
 */
export function useWantedCart(): RefObject<HTMLDivElement | null> {
  const { formatMessage } = useIntl();
  const shop = useRef<HTMLDivElement>(null);
  const store = useCartStore();
  const undo = useCartUndo();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const [address, setAddress] = useSearchParams();
  const isLoaded = useCart((cart) => cart.isLoaded);
  const { byId, isKnown } = useRenewableLicenses();
  const several = readWantedRenewals(state);
  const wantsRenewals = several.length > 0 || address.has(paths.renewParameter);
  const isAsked = wantsRenewals || address.has(paths.addParameter);
  // New licenses do not wait for the renewal list, which may fail to load.
  const isReady = isAsked && isLoaded && (isKnown || !wantsRenewals);

  useEffect(() => {
    if (!isReady) return;
    const { additions, ignored, ...link } = readWantedCart(address);
    const ids = [...new Set([...link.renewals, ...several.map(({ id }) => id)])];
    const isRenewable = (id: string) => byId.get(id)?.renewable === true;
    const renewals = ids.filter(isRenewable);
    const left = several.filter(({ id }) => !isRenewable(id)).map(({ number }) => number);
    const nameless = ids.length - renewals.length - left.length;
    const wanted = { renewals, additions };
    const { added, renewed, overLimit } = takeWanted(store.getState().cart, wanted);

    const sentence = (message: keyof typeof messages, count: number) =>
      count > 0 ? [formatMessage(messages[message], { count })] : [];
    const act = { kind: 'link_taken', added, renewed } as const;
    undo.change((cart) => takeWanted(cart, wanted).cart, act);
    if (renewed === 0) {
      for (const there of sentence('renewalsThere', renewals.length)) showSnackbar(there);
    }
    const more = Math.max(0, left.length - named);
    const numbers = left.slice(0, named).join(', ');
    const faults = [
      ...sentence('linkLimit', overLimit),
      ...(left.length > 0 ? [formatMessage(messages.renewalsLeft, { numbers, more })] : []),
      ...sentence('renewalNotFound', nameless),
      ...sentence('linkIgnored', ignored),
    ];
    if (faults.length > 0) {
      showSnackbar(faults.join(' '), 'failure', { stayMs: faults.length * faultStayMs });
    }
    const anchor = renewals.length > 0 ? paths.renewalAnchor : paths.newAnchor;
    if (added > 0 || renewals.length > 0) {
      shop.current?.querySelector(`#${anchor}`)?.scrollIntoView();
    }
    setAddress(
      (current) => {
        for (const name of parameters) current.delete(name);
        return current;
      },
      { replace: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for each navigation, as soon as its licenses are known
  }, [key, isReady]);
  return shop;
}
