import {
  FormattedMessage,
  MayNotBuy,
  RemoteMessages,
  useHasScreen,
  useIntl,
  useMayBuy,
  useSession,
} from '@portal/shared';
import { TakeBrowserQuotations } from '../../components/browser-quotations/TakeBrowserQuotations.tsx';
import { CartProvider, useCart, useCartStore } from '../../components/cart/CartProvider.tsx';
import { takeEstimate } from '../../components/cart/takeEstimate.ts';
import { useUnseenCart } from '../../components/cart/useUnseenCart.ts';
import { BuyerContext } from '../../components/cart/Buyer.tsx';
import { PricingProvider, usePricing } from '../../components/pricing/PricingProvider.tsx';
import { RenewalCard } from '../../components/renewal/RenewalCard.tsx';
import { SavedQuotationsCard } from '../../components/saved-quotations/SavedQuotationsCard.tsx';
import { Shop } from '../../components/shop/Shop.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { ProceedToOrder } from './ProceedToOrder.tsx';
import { useEstimateLink } from './useEstimateLink.ts';
import { useWantedCart } from './useWantedCart.ts';

const catalogs = { en, ja };

/** The screen `/store`. */
export function StoreScreen() {
  const mayBuy = useMayBuy();
  const country = useSession(({ user }) => user?.country_code ?? 'JP');
  return (
    <RemoteMessages catalogs={catalogs}>
      {mayBuy ? (
        <BuyerContext value={{ country, isMember: true }}>
          <CartProvider place="store">
            <PricingProvider>
              <Store />
            </PricingProvider>
          </CartProvider>
        </BuyerContext>
      ) : (
        <Refused />
      )}
    </RemoteMessages>
  );
}

/** People who may not buy yet still have their estimate for after the upgrade. */
function Refused() {
  const changeCart = useUnseenCart();
  useEstimateLink((estimate) => {
    changeCart((store) => {
      takeEstimate(store, estimate);
    });
  });
  return <MayNotBuy title={useIntl().formatMessage(messages.title)} />;
}

/** The store, for members who may buy. */
function Store() {
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
      below={<RenewalCard />}
      after={
        <>
          <TakeBrowserQuotations />
          <SavedQuotationsCard />
        </>
      }
    />
  );
}
