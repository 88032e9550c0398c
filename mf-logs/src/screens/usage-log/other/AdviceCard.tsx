import { Card, FormattedMessage, LinkButton, useIntl, useIsInMenu } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { cartOf } from '../../../domain/cartOf.ts';
import type { Advice } from '../../../domain/UsageInsight.ts';
import { paths } from '../../../paths.ts';
import { Basis, Entry, List, Sentence } from './AdviceCard.styles.ts';
import { messages } from './messages.ts';

/** What follows from the figures, how it was computed, and a way to act on it. */
export function AdviceCard({ advice }: { readonly advice: readonly Advice[] }) {
  const { formatMessage } = useIntl();
  const hasStore = useIsInMenu(paths.storePath);
  return (
    <Card title={formatMessage(messages.advice)}>
      {advice.length === 0 ? (
        <p>{formatMessage(messages.noAdvice)}</p>
      ) : (
        <List>
          {advice.map((each) => (
            <Entry key={`${each.kind}-${each.product}`}>
              <AdviceText advice={each} />
              {each.kind === 'buy' && hasStore && (
                <LinkButton
                  kind="primary"
                  icon="shopping-cart"
                  to={paths.store(cartOf(each))}
                  aria-label={formatMessage(messages.putIntoCartOf, {
                    count: each.count,
                    product: productNames[each.product],
                  })}
                >
                  <FormattedMessage {...messages.putIntoCart} />
                </LinkButton>
              )}
            </Entry>
          ))}
        </List>
      )}
    </Card>
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
  };
  return (
    <div>
      <Sentence>
        {formatMessage(kind === 'buy' ? messages.buy : messages.idleAdvice, values)}
      </Sentence>
      <Basis>
        {formatMessage(kind === 'buy' ? messages.buyBasis : messages.idleBasis, values)}
      </Basis>
    </div>
  );
}
