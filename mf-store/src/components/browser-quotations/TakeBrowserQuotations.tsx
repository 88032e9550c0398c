import { useClaimQuotation } from '../../api/useClaimQuotation.ts';
import { useCartStore } from '../cart/CartProvider.tsx';
import { useSayNotTaken } from '../saved-quotations/useSayNotTaken.ts';
import { useTakeQuotation } from '../saved-quotations/useTakeQuotation.ts';
import { dropBrowserQuotation, type BrowserQuotation } from './browserQuotations.ts';
import { BrowserQuotationsCard } from './BrowserQuotationsCard.tsx';

/**
 * The quotations made in this browser before signing in. Selecting one assigns it to the team and
 * puts it into the cart at its price. Nothing is assigned automatically, since other people may use
 * the browser.
 */
export function TakeBrowserQuotations() {
  const store = useCartStore();
  const sayNotTaken = useSayNotTaken();
  const claim = useClaimQuotation();
  const { take, busyId } = useTakeQuotation((cart) => {
    store.replace(cart);
    scrollTo({ top: 0 });
    return true;
  });
  const handleTake = ({ hash, number }: BrowserQuotation) => {
    claim.mutate(hash, {
      onSuccess: (claimed) => {
        dropBrowserQuotation(hash);
        take(claimed);
      },
      onError: (error) => {
        sayNotTaken(number, error);
      },
    });
  };
  const isBusy = claim.isPending || busyId !== null;
  return (
    <BrowserQuotationsCard
      onTake={handleTake}
      busyHash={isBusy ? (claim.variables ?? null) : null}
    />
  );
}
