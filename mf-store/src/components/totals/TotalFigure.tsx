import { FormattedMessage, Icon, SkeletonShape, NoValue } from '@portal/shared';
import type { PriceBreakdown } from '@portal/shared/domain';
import { useBuyer } from '../cart/Buyer.tsx';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { Amount, Figure, Parts, PartsButton, Updating } from './TotalsCard.styles.ts';

interface TotalFigureProps {
  /** Whether a phone shows the breakdown too. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The total and, in Japan, its breakdown. Muted until the server has confirmed it. */
export function TotalFigure({ isOpen, onToggle }: TotalFigureProps) {
  const { isInJapan } = useBuyer();
  const { breakdown, state } = usePricing();
  return (
    <Figure>
      <p>
        <FormattedMessage {...(isInJapan ? messages.totalTaxIncluded : messages.total)} />
      </p>
      <Amount role="status" $isProvisional={state !== 'current'}>
        {state === 'loading' ? (
          <SkeletonShape $width="160px" />
        ) : (
          <strong>{breakdown === null ? <NoValue /> : <Money amount={breakdown.total} />}</strong>
        )}
        {state === 'updating' && (
          <Updating>
            <Icon name="refresh-cw" size={14} />
            <FormattedMessage {...messages.updating} />
          </Updating>
        )}
      </Amount>
      {breakdown !== null && breakdown.total > 0 && (
        <>
          <PartsButton
            size="small"
            kind="quiet"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <FormattedMessage {...messages.parts} />
          </PartsButton>
          {isInJapan && <TotalParts breakdown={breakdown} isOpen={isOpen} />}
        </>
      )}
    </Figure>
  );
}

interface TotalPartsProps {
  readonly breakdown: PriceBreakdown;
  readonly isOpen: boolean;
}

function TotalParts({ breakdown, isOpen }: TotalPartsProps) {
  const { itemTotal, adjustmentTotal, tax, slips } = breakdown;
  const parts = [
    { message: messages.subtotal, amount: itemTotal },
    ...(adjustmentTotal < 0 ? [{ message: messages.discount, amount: adjustmentTotal }] : []),
    { message: messages.tax, amount: tax.amount },
    ...(slips.amount > 0 ? [{ message: messages.slips, amount: slips.amount }] : []),
  ];
  return (
    <Parts $isOpen={isOpen}>
      {parts.map(({ message, amount }) => (
        <div key={message.id}>
          <dt>
            <FormattedMessage {...message} />
          </dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </Parts>
  );
}
