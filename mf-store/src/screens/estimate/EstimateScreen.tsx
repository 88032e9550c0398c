import { RemoteMessages } from '@portal/shared';
import { CartProvider } from '../../components/cart/CartProvider.tsx';
import { BuyerContext } from '../../components/cart/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Estimate } from './Estimate.tsx';
import { useEstimateCountry } from './useEstimateCountry.ts';

const catalogs = { en, ja };

/** The screen `/estimate`, for everyone, including people who may not buy. */
export function EstimateScreen() {
  const { country, choose } = useEstimateCountry();
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
