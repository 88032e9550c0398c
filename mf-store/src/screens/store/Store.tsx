import { FormattedMessage, useHasScreen, useIntl } from '@portal/shared';
import { useCart, useCartStore } from '../../components/cart/CartProvider.tsx';
import { takeEstimate } from '../../components/cart/takeEstimate.ts';
import { usePricing } from '../../components/pricing/PricingProvider.tsx';
import { RenewalCard } from '../../components/renewal/RenewalCard.tsx';
import { TakeBrowserQuotations } from '../../components/browser-quotations/TakeBrowserQuotations.tsx';
import { SavedQuotationsCard } from '../../components/saved-quotations/SavedQuotationsCard.tsx';
import { Shop } from '../../components/shop/Shop.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { ProceedToOrder } from './ProceedToOrder.tsx';
import { useEstimateLink } from './useEstimateLink.ts';
import { useWantedCart } from './useWantedCart.ts';

/** The store, for members who may buy. */
export function Store() {
  const { formatMessage } = useIntl();
  const hasCheckout = useHasScreen(paths.payment);
  const { state } = usePricing();
  const cart = useCartStore();
  useEstimateLink(
    (estimate) => {
      takeEstimate(cart, estimate);
    },
    useCart(({ isLoaded }) => isLoaded),
  );
  const shop = useWantedCart();
  const note = () => {
    if (hasCheckout === false) return messages.noCheckout;
    return hasCheckout && state === 'failed' ? messages.totalNeeded : null;
  };
  const remark = note();
  return (
    <Shop
      ref={shop}
      title={formatMessage(messages.title)}
      next={<ProceedToOrder />}
      note={remark && <FormattedMessage {...remark} />}
      before={<RenewalCard />}
      after={
        <>
          <TakeBrowserQuotations />
          <SavedQuotationsCard />
        </>
      }
    />
  );
}
