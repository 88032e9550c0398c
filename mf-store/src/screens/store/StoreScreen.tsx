import { RemoteMessages, useIntl, useSession, MayNotBuy, useMayBuy } from '@portal/shared';
import { CartProvider } from '../../components/cart/CartProvider.tsx';
import { BuyerContext } from '../../components/pricing/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { messages } from './messages.ts';
import { Store } from './Store.tsx';

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

function Refused() {
  return <MayNotBuy title={useIntl().formatMessage(messages.title)} />;
}
