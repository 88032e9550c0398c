import { Button, FormattedMessage, lazyPart, StepperField, useIntl } from '@portal/shared';
import { maxMonths, setRenewals, type License } from '@portal/shared/domain';
import { useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { ChoicePlace } from './renewal.styles.ts';
import { useRenewalMonths } from './useRenewalMonths.ts';

const UnpaidHint = lazyPart(async () => (await import('./UnpaidHint.tsx')).UnpaidHint);

/**
 * The months of a renewal, with a button for the common choice of a year, or the reason why the
 * license cannot be renewed.
 */
export function MonthsChoice({ license }: { readonly license: License }) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const months = useRenewalMonths(license.id);
  const { id, number, renewable } = license;
  const choose = (chosen: number) => {
    store.change((cart) => setRenewals(cart, [{ licenseId: id, months: chosen }]));
  };
  return (
    <ChoicePlace>
      <StepperField
        isDense
        isLabelHidden
        label={formatMessage(messages.monthsOf, { number })}
        value={renewable ? months : 0}
        min={0}
        max={maxMonths}
        disabled={!renewable}
        onChange={choose}
      />
      {renewable ? (
        <Button
          size="small"
          aria-label={formatMessage(messages.renewForYear, { number, count: maxMonths })}
          onClick={() => {
            choose(maxMonths);
          }}
        >
          <FormattedMessage {...messages.monthCount} values={{ count: maxMonths }} />
        </Button>
      ) : (
        <UnpaidHint />
      )}
    </ChoicePlace>
  );
}
