import {
  Alert,
  FormattedMessage,
  RemoteMessages,
  UpgradeButton,
  editionOf,
  useIntl,
  useMayBuy,
  useSession,
} from '@portal/shared';
import { useEffect, useState } from 'react';
import { BrowserQuotationsCard } from '../../components/browser-quotations/BrowserQuotationsCard.tsx';
import { CartProvider, useCartStore } from '../../components/cart/CartProvider.tsx';
import { BuyerContext } from '../../components/cart/Buyer.tsx';
import { PricingProvider } from '../../components/pricing/PricingProvider.tsx';
import { Shop } from '../../components/shop/Shop.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { AccountQuestion } from './AccountQuestion.tsx';
import { BuyNow } from './BuyNow.tsx';
import { CountryChoice } from './CountryChoice.tsx';
import { messages } from './messages.ts';
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

interface EstimateProps {
  readonly onCountry: (country: string) => void;
}

/** The estimate: the store without renewals, for visitors and for people who may not buy. */
function Estimate({ onCountry }: EstimateProps) {
  const { formatMessage } = useIntl();
  const isVisitor = useSession(({ user }) => user === null);
  const mayBuy = useMayBuy();
  const cart = useCartStore();
  const [isAsking, setIsAsking] = useState(isVisitor);
  // A visitor who acts on the goods has answered.
  useEffect(
    () =>
      cart.subscribe((now, before) => {
        if (before.isLoaded && now.cart !== before.cart) setIsAsking(false);
      }),
    [cart],
  );
  return (
    <Shop
      title={formatMessage(messages.title)}
      choices={isVisitor && <CountryChoice onChange={onCountry} />}
      next={(isVisitor || mayBuy) && <BuyNow />}
      question={
        isAsking ? (
          <AccountQuestion
            onStay={() => {
              setIsAsking(false);
            }}
          />
        ) : (
          !isVisitor && !mayBuy && <HowToBuy />
        )
      }
      after={<BrowserQuotationsCard />}
    />
  );
}

/** Tells people who may not buy how to buy the estimated cart. */
function HowToBuy() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Alert action={isCommunity && <UpgradeButton />}>
      <FormattedMessage {...(isCommunity ? messages.communityNext : messages.guestHint)} />
    </Alert>
  );
}
