import { SelectField, useIntl, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { periodName, namedPeriod, type Period, type PeriodName } from '../../domain/Period.ts';
import { messages } from './messages.ts';
import type { TabProps } from './TabProps.ts';

interface PeriodFieldProps {
  readonly period: Period;
  /** The named periods on offer. */
  readonly names: readonly PeriodName[];
  readonly onChange: TabProps['onChange'];
}

/** Selects a named period. A period without a name is listed by its dates while it is shown. */
export function PeriodField({ period, names, onChange }: PeriodFieldProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const chosen = periodName(period, names, today);
  const own = { value: '', label: formatMessage(messages.days, { ...period }) };
  return (
    <SelectField
      label={formatMessage(messages.period)}
      value={chosen ?? ''}
      options={[
        ...(chosen === null ? [own] : []),
        ...names.map((name) => ({ value: name, label: formatMessage(messages[name]) })),
      ]}
      onChange={({ target }) => {
        const name = names.find((each) => each === target.value);
        if (name !== undefined) onChange({ ...namedPeriod(name, today), changed: null });
      }}
    />
  );
}
