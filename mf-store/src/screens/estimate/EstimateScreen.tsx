import { RemoteMessages, useIntl, useSession } from '@portal/shared';
import { CartProvider } from '../../components/cart/CartProvider.tsx';
import { MayNotBuy } from '../../components/permission/MayNotBuy.tsx';
import { useMayBuy } from '../../components/permission/useMayBuy.ts';
import { BuyerContext } from '../../components/pricing/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Estimate } from './Estimate.tsx';
import { messages } from './messages.ts';
import { useEstimateCountry } from './useEstimateCountry.ts';

const catalogs = { en, ja };

/** `/estimate` */
export function EstimateScreen() {
  const { country, choose } = useEstimateCountry();
  const isVisitor = useSession(({ user }) => user === null);
  const mayBuy = useMayBuy();
  if (!isVisitor && !mayBuy) {
    return (
      <RemoteMessages catalogs={catalogs}>
        <Refused />
      </RemoteMessages>
    );
  }
  return (
    <RemoteMessages catalogs={catalogs}>
      <BuyerContext value={{ country, isMember: false }}>
        <CartProvider place="estimate">
          <PricingProvider>
            <Estimate onCountry={choose} />
          </PricingProvider>
        </CartProvider>
      </BuyerContext>
    </RemoteMessages>
  );
}

function Refused() {
  return <MayNotBuy title={useIntl().formatMessage(messages.title)} />;
}
