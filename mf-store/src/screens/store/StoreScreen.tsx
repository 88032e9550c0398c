import { RemoteMessages, useIntl, useSession, MayNotBuy, useMayBuy } from '@portal/shared';
import { CartProvider } from '../../components/cart/CartProvider.tsx';
import { keepEstimate } from '../../components/cart/takeEstimate.ts';
import { BuyerContext, useToday } from '../../components/cart/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { messages } from './messages.ts';
import { Store } from './Store.tsx';
import { useEstimateLink } from './useEstimateLink.ts';

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
  const today = useToday();
  useEstimateLink((estimate) => {
    keepEstimate(estimate, today);
  });
  return <MayNotBuy title={useIntl().formatMessage(messages.title)} />;
}
