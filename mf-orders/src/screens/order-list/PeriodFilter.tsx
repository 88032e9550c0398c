import { DayField, useIntl, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { FilterSelect } from '@portal/shared/list';
import { periodName, periodNames, namedPeriod, type Period } from '../../domain/orders/periods.ts';
import { messages } from './messages.ts';
import { OwnPeriod } from './PeriodFilter.styles.ts';

interface PeriodFilterProps {
  readonly period: Period;
  readonly onChange: (changes: Partial<Period>) => void;
}

/** The earliest selectable day, before any order. */
const firstDay = '2015-01-01';
const choices = [...periodNames, 'custom'] as const;

/** Filters by period: a named one, or two days in a row below. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const chosen = periodName(period, today);
  const handleChoice = (choice: (typeof choices)[number] | null) => {
    if (choice === null) onChange({ from: null, to: null });
    else if (choice !== 'custom') onChange(namedPeriod(choice, today));
    else onChange({ from: namedPeriod('last_month', today).from, to: today });
  };
  return (
    <>
      <FilterSelect
        label={formatMessage(messages.period)}
        options={choices.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        value={chosen}
        onChange={handleChoice}
      />
      {chosen === 'custom' && (
        <OwnPeriod>
          <DayField
            label={formatMessage(messages.from)}
            value={period.from ?? firstDay}
            min={firstDay}
            max={period.to ?? today}
            onChange={(day) => {
              onChange({ from: toCalendarDay(day) });
            }}
          />
          <DayField
            label={formatMessage(messages.to)}
            value={period.to ?? today}
            min={period.from ?? firstDay}
            max={today}
            onChange={(day) => {
              onChange({ to: toCalendarDay(day) });
            }}
          />
        </OwnPeriod>
      )}
    </>
  );
}
