import { Card, FormattedMessage, LinkButton, useIntl, useIsInMenu } from '@portal/shared';
import { licensesOfAdvice, maxQuantity, productNames } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import type { Advice } from '../../../domain/UsageInsight.ts';
import { paths } from '../../../paths.ts';
import { Basis, End, Entry, List, Sentence } from './AdviceCard.styles.ts';
import { messages } from './messages.ts';

/** Advice from the figures, with its calculation and one button for all of it. */
export function AdviceCard({ advice }: { readonly advice: readonly Advice[] }) {
  const { formatMessage } = useIntl();
  const hasStore = useIsInMenu(paths.storePath);
  const wanted = advice.filter(({ kind }) => kind === 'buy');
  const toCart = hasStore && wanted.length > 0 && <CartLink wanted={wanted} />;
  return (
    <Card title={formatMessage(messages.advice)}>
      {advice.length === 0 ? (
        <p>{formatMessage(messages.noAdvice)}</p>
      ) : (
        <List>
          {advice.map((each) => (
            <Entry key={`${each.kind}-${each.product}`}>
              <AdviceText advice={each} />
              {each.kind === 'buy' && wanted.length === 1 && toCart}
            </Entry>
          ))}
          {wanted.length > 1 && toCart && <End>{toCart}</End>}
        </List>
      )}
    </Card>
  );
}

/** Puts the advised licenses into the store's cart, for all advices at once. */
function CartLink({ wanted }: { readonly wanted: readonly Advice[] }) {
  const { formatMessage, formatList } = useIntl();
  const cart = wanted.map(({ product, count }) => licensesOfAdvice(product, count));
  const items = cart.map(({ quantity, product }) =>
    formatMessage(messages.itemOfCart, { count: quantity, product: productNames[product] }),
  );
  return (
    <LinkButton
      kind="primary"
      icon="shopping-cart"
      to={paths.store(cart)}
      aria-label={formatMessage(messages.putIntoCartOf, { items: formatList(items) })}
    >
      <FormattedMessage {...messages.putIntoCart} />
    </LinkButton>
  );
}

function AdviceText({ advice: { kind, product, count, basis } }: { readonly advice: Advice }) {
  const { formatMessage } = useIntl();
  const { month } = useUnits();
  const values = {
    ...basis,
    count,
    product: productNames[product],
    month: month(basis.month),
    all: String(basis.avoided === basis.refusals),
    hasFree: String(basis.peak < basis.licenses),
    most: maxQuantity,
  };
  return (
    <div>
      <Sentence>
        {formatMessage(kind === 'buy' ? messages.buy : messages.idleAdvice, values)}
      </Sentence>
      <Basis>
        {formatMessage(kind === 'buy' ? messages.buyBasis : messages.idleBasis, values)}
      </Basis>
      {kind === 'buy' && count > maxQuantity && (
        <Basis>{formatMessage(messages.moreThanOneOrder, values)}</Basis>
      )}
    </div>
  );
}
