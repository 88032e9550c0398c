import { FormattedMessage, LinkButton, useIntl } from '@portal/shared';
import { licensesOfAdvice, productNames, type Product } from '@portal/shared/domain';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { After } from './SeatAdviceList.styles.ts';

interface PutIntoCartProps {
  readonly product: Product;
  /** Number of licenses that the advice says to buy. */
  readonly count: number;
  /** Number already in the cart. */
  readonly bought: number;
}

/** Puts the advised licenses that are still missing into the cart. */
export function PutIntoCart({ product, count, bought }: PutIntoCartProps) {
  const { formatMessage } = useIntl();
  if (bought >= count) {
    return (
      <After>
        <FormattedMessage {...messages.inCart} />
      </After>
    );
  }
  const wanted = licensesOfAdvice(product, count - bought);
  const items = formatMessage(messages.itemOfCart, {
    count: wanted.quantity,
    product: productNames[product],
  });
  return (
    <LinkButton
      icon="shopping-cart"
      to={paths.adding(wanted)}
      aria-label={formatMessage(messages.putIntoCartOf, { items })}
    >
      <FormattedMessage {...messages.putIntoCart} />
    </LinkButton>
  );
}
