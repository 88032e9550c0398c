import { lazyPart, SelectField, useIntl } from '@portal/shared';
import { setRenewals } from '@portal/shared/domain';
import type { RenewableLicense } from '../../domain/RenewableLicense.ts';
import { useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';
import { ChoicePlace } from './renewal.styles.ts';
import { useMonthOptions } from './useMonthOptions.ts';
import { useRenewalMonths } from './useRenewalMonths.ts';

const UnpaidHint = lazyPart(async () => (await import('./UnpaidHint.tsx')).UnpaidHint);

/**
 * The select field for the months of a renewal, with the reason where a license cannot be renewed.
 */
export function MonthsChoice({ license }: { readonly license: RenewableLicense }) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const options = useMonthOptions();
  const months = useRenewalMonths(license.id);
  const { id, number, renewable } = license;
  return (
    <ChoicePlace>
      <SelectField
        isDense
        isLabelHidden
        label={formatMessage(messages.monthsOf, { number })}
        value={String(renewable ? months : 0)}
        disabled={!renewable}
        options={options}
        onChange={({ target }) => {
          const chosen = [{ licenseId: id, months: Number(target.value) }];
          store.change((cart) => setRenewals(cart, chosen));
        }}
      />
      {!renewable && <UnpaidHint />}
    </ChoicePlace>
  );
}
