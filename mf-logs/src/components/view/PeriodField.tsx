import { SelectField, useIntl, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { nameOfPeriod, periodNames, periodOf, type Period } from '../../domain/Period.ts';
import { messages } from './messages.ts';

interface PeriodFieldProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** The periods that have a name; one that has none stands there too while it is shown. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const chosen = nameOfPeriod(period, today);
  const own = { value: '', label: `${period.start} – ${period.end}` };
  return (
    <SelectField
      label={formatMessage(messages.period)}
      value={chosen ?? ''}
      options={[
        ...(chosen === null ? [own] : []),
        ...periodNames.map((name) => ({ value: name, label: formatMessage(messages[name]) })),
      ]}
      onChange={({ target }) => {
        const name = periodNames.find((each) => each === target.value);
        if (name !== undefined) onChange(periodOf(name, today));
      }}
    />
  );
}
