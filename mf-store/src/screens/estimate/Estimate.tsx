import { lazyPart, useIntl, useSession } from '@portal/shared';
import { useState } from 'react';
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

/** The store for everybody: signed out, without renewals. */
export function Estimate({ onCountry }: EstimateProps) {
  const { formatMessage } = useIntl();
  const isVisitor = useSession(({ user }) => user === null);
  const [isAsking, setIsAsking] = useState(isVisitor);
  return (
    <>
      <Shop
        title={formatMessage(messages.title)}
        choices={isVisitor && <CountryChoice onChange={onCountry} />}
        next={<BuyNow />}
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
