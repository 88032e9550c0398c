import { SelectField, useFormats, useIntl, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { nameOfPeriod, periodOf, type Period, type PeriodName } from '../../domain/Period.ts';
import { Days } from './ViewBar.styles.ts';
import { messages } from './messages.ts';

interface PeriodFieldProps {
  readonly period: Period;
  /** The named periods that are offered. */
  readonly names: readonly PeriodName[];
  /** Whether both dates stand beside it in fields of their own. */
  readonly hasDayFields?: boolean;
  readonly onChange: (period: Period) => void;
}

/** The periods that have a name; one that has none stands there too, with its dates, while it is shown. */
export function PeriodField({ period, names, hasDayFields = false, onChange }: PeriodFieldProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const today = toCalendarDay(useSession((session) => session.today));
  const chosen = nameOfPeriod(period, names, today);
  const own = { value: '', label: formatMessage(messages.customPeriod) };
  return (
    <>
      <SelectField
        label={formatMessage(messages.period)}
        value={chosen ?? ''}
        options={[
          ...(chosen === null ? [own] : []),
          ...names.map((name) => ({ value: name, label: formatMessage(messages[name]) })),
        ]}
        onChange={({ target }) => {
          const name = names.find((each) => each === target.value);
          if (name !== undefined) onChange(periodOf(name, today));
        }}
      />
      {chosen === null && !hasDayFields && (
        <Days>
          {formatMessage(messages.days, {
            start: dayInWords(period.start),
            end: dayInWords(period.end),
          })}
        </Days>
      )}
    </>
  );
}
