import { FormattedMessage, Icon, SkeletonShape, NoValue } from '@portal/shared';
import { useBuyer } from '../pricing/Buyer.tsx';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { Amount, Figure, Parts, Updating } from './TotalsCard.styles.ts';

/** The total and, in Japan, its parts. Muted while the server has not confirmed it. */
export function TotalFigure() {
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
      {isInJapan && breakdown !== null && breakdown.total > 0 && <TotalParts />}
    </Figure>
  );
}

function TotalParts() {
  const { breakdown } = usePricing();
  if (breakdown === null) return null;
  const { itemTotal, adjustmentTotal, tax, slips } = breakdown;
  const parts = [
    { message: messages.subtotal, amount: itemTotal },
    ...(adjustmentTotal < 0 ? [{ message: messages.discount, amount: adjustmentTotal }] : []),
    { message: messages.tax, amount: tax.amount },
    ...(slips.amount > 0 ? [{ message: messages.slips, amount: slips.amount }] : []),
  ];
  return (
    <Parts>
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
