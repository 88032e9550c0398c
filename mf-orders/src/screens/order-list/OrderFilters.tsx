import {
  DayField,
  SearchField,
  SelectField,
  useIntl,
  useSession,
  useTypedText,
} from '@portal/shared';
import { orderFilters, toCalendarDay, type OrderListView } from '@portal/shared/domain';
import { messages as statusMessages } from '../../components/order-status/messages.ts';
import { nameOfPeriod, periodNames, periodOf } from '../../domain/periods.ts';
import { Filters, Period } from './OrderFilters.styles.ts';
import { messages } from './messages.ts';

interface OrderFiltersProps {
  readonly view: OrderListView;
  readonly onChange: (changes: Partial<OrderListView>) => void;
}

const statuses = [
  'unpaid',
  'unapproved',
  'paid',
  'failed',
  'cancelled',
] as const satisfies readonly (keyof typeof orderFilters)[];
/** Before any order. */
const firstDay = '2015-01-01';

/** Search, status and period of the order's day. */
export function OrderFilters({ view, onChange }: OrderFiltersProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const [search, typeSearch] = useTypedText(view.search, (text) => {
    onChange({ search: text });
  });
  const all = { value: '', label: formatMessage(messages.all) };
  const period = nameOfPeriod(view, today);
  const handlePeriod = (value: string) => {
    const name = periodNames.find((known) => known === value);
    if (name) onChange(periodOf(name, today));
    else if (value === 'custom') onChange({ from: periodOf('last_month', today).from, to: today });
    else onChange({ from: null, to: null });
  };
  return (
    <Filters role="group" aria-label={formatMessage(messages.filters)}>
      <SearchField label={formatMessage(messages.search)} value={search} onChange={typeSearch} />
      <SelectField
        isDense
        label={formatMessage(messages.status)}
        value={view.status ?? ''}
        options={[
          all,
          ...statuses.map((value) => ({ value, label: formatMessage(statusMessages[value]) })),
        ]}
        onChange={({ target }) => {
          onChange({ status: statuses.find((known) => known === target.value) ?? null });
        }}
      />
      <SelectField
        isDense
        label={formatMessage(messages.period)}
        value={period ?? ''}
        options={[
          all,
          ...[...periodNames, 'custom' as const].map((value) => ({
            value,
            label: formatMessage(messages[value]),
          })),
        ]}
        onChange={({ target }) => {
          handlePeriod(target.value);
        }}
      />
      {period === 'custom' && (
        <Period>
          <DayField
            label={formatMessage(messages.from)}
            value={view.from ?? firstDay}
            min={firstDay}
            max={view.to ?? today}
            onChange={(day) => {
              onChange({ from: toCalendarDay(day) });
            }}
          />
          <DayField
            label={formatMessage(messages.to)}
            value={view.to ?? today}
            min={view.from ?? firstDay}
            max={today}
            onChange={(day) => {
              onChange({ to: toCalendarDay(day) });
            }}
          />
        </Period>
      )}
    </Filters>
  );
}
