import { editionOf, isManager, RemoteMessages, useSession } from '@portal/shared';
import { CartProvider } from '../../components/cart/CartProvider.tsx';
import { BuyerContext } from '../../components/pricing/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { MayNotBuy } from './MayNotBuy.tsx';
import { Store } from './Store.tsx';

const catalogs = { en, ja };

/** `/store` */
export function StoreScreen() {
  const mayBuy = useSession(
    (session) => isManager(session) && editionOf(session) === 'professional',
  );
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
        <MayNotBuy />
      )}
    </RemoteMessages>
  );
}
