import { lazyPart, useIntl, useSession, useMayBuy } from '@portal/shared';
import { useState } from 'react';
import { BrowserQuotationsCard } from '../../components/browser-quotations/BrowserQuotationsCard.tsx';
import { HowToBuy } from '../../components/permission/HowToBuy.tsx';
import { Shop } from '../../components/shop/Shop.tsx';
import { BuyNow } from './BuyNow.tsx';
import { CountryChoice } from './CountryChoice.tsx';
import { messages } from './messages.ts';

const AccountQuestionDialog = lazyPart(
  async () => (await import('./AccountQuestionDialog.tsx')).AccountQuestionDialog,
);

interface EstimateProps {
  readonly onCountry: (country: string) => void;
}

/** The estimate: the store without renewals, for visitors and for people who may not buy. */
export function Estimate({ onCountry }: EstimateProps) {
  const { formatMessage } = useIntl();
  const isVisitor = useSession(({ user }) => user === null);
  const mayBuy = useMayBuy();
  const [isAsking, setIsAsking] = useState(isVisitor);
  return (
    <>
      <Shop
        title={formatMessage(messages.title)}
        choices={isVisitor && <CountryChoice onChange={onCountry} />}
        next={(isVisitor || mayBuy) && <BuyNow />}
        before={!isVisitor && !mayBuy && <HowToBuy />}
        after={<BrowserQuotationsCard />}
      />
      {isAsking && (
        <AccountQuestionDialog
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
