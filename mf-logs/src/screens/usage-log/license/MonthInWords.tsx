import { FormattedMessage, NoValue, useSession } from '@portal/shared';
import { productNames, type Product } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import type { MonthOfHours } from '../../../domain/UsageByDay.ts';
import { messages } from './messages.ts';

interface MonthInWordsProps {
  readonly product: Product;
  readonly months: readonly MonthOfHours[];
}

/** The figures of the period's latest month in a sentence; so far, for the current month. */
export function MonthInWords({ product, months }: MonthInWordsProps) {
  const units = useUnits();
  const today = useSession((session) => session.today);
  const month = months.at(-1);
  if (month === undefined) return null;
  const { hours, utilization, licenses } = month;
  return (
    <p>
      <FormattedMessage
        {...(today.startsWith(month.month) ? messages.monthSoFar : messages.month)}
        values={{
          product: productNames[product],
          month: units.month(month.month),
          hours: units.hours(hours),
          utilization: utilization === null ? <NoValue /> : units.percent(utilization),
          licenses: licenses === null ? <NoValue /> : units.count(licenses),
        }}
      />
    </p>
  );
}
