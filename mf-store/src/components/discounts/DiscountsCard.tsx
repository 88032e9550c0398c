import { Card, FormattedMessage, useSession } from '@portal/shared';
import { Money } from '../pricing/Money.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { DiscountList } from './DiscountsCard.styles.ts';
import { messages } from './messages.ts';

/** The discounts of the cart; renders nothing without any. */
export function DiscountsCard() {
  const { breakdown } = usePricing();
  const locale = useSession((session) => session.locale);
  if (breakdown === null || breakdown.adjustmentTotal >= 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <DiscountList>
        {breakdown.discounts.map(({ rule, product, from, text, amount }) => (
          <li key={`${rule}-${product}-${String(from)}`}>
            <span>{text[locale]}</span>
            <Money amount={amount} />
          </li>
        ))}
      </DiscountList>
      <DiscountList $isSum>
        <li>
          <FormattedMessage {...messages.sum} />
          <Money amount={breakdown.adjustmentTotal} />
        </li>
      </DiscountList>
    </Card>
  );
}
