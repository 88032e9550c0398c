import { useFormats, useQuery, NoValue } from '@portal/shared';
import { renewedEndsOn, type License } from '@portal/shared/domain';
import { newEndDateQuery } from '../../api/newEndDateQuery.ts';
import { MarkedDay } from './renewal.styles.ts';
import { useRenewalMonths } from './useRenewalMonths.ts';

/** The last day of a license after the renewal, marked as changed. */
export function NewEndDate({ license }: { readonly license: License }) {
  const months = useRenewalMonths(license.id);
  if (months === 0) return <NoValue />;
  return <ComputedEndDate license={license} months={months} />;
}

interface ComputedEndDateProps {
  readonly license: License;
  readonly months: number;
}

function ComputedEndDate({ license, months }: ComputedEndDateProps) {
  const { day } = useFormats();
  const { endsOn } = license;
  // Calculated here until the server answers, and when it is unreachable.
  const { data = renewedEndsOn(endsOn, months) } = useQuery(newEndDateQuery(endsOn, months));
  return <MarkedDay $mark="moved">{day(data)}</MarkedDay>;
}
