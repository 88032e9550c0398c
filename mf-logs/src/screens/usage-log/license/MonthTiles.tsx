import { FormattedMessage, NoValue, Stack, Tiles, useIntl, useSession } from '@portal/shared';
import { addDays, firstOfMonth, productNames, type Product } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { monthFigures, type MonthFigures } from '../../../domain/monthFigures.ts';
import type { Period } from '../../../domain/Period.ts';
import type { UsageByDay } from '../../../domain/UsageByDay.ts';
import { messages } from './messages.ts';

type FigureName = Exclude<keyof MonthFigures, 'shown' | 'before'>;

interface MonthTilesProps {
  readonly product: Product;
  readonly usage: UsageByDay;
}

/** The figures of the period's last month, each with its change from the month before. */
export function MonthTiles({ product, usage }: MonthTilesProps) {
  const { formatDateTimeRange, formatMessage } = useIntl();
  const units = useUnits();
  const today = useSession((session) => session.today);
  const figures = monthFigures(usage, product);
  if (figures === undefined) return null;
  const { shown, before } = figures;
  const range = ({ start, end }: Period) =>
    formatDateTimeRange(new Date(start), new Date(end), {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  const isFromFirst = shown.start === firstOfMonth(shown.start);
  const isToLast = firstOfMonth(addDays(shown.end, 1)) !== firstOfMonth(shown.end);
  const values = { product: productNames[product], month: units.month(shown.end.slice(0, 7)) };
  const title =
    isFromFirst && (isToLast || shown.end === today)
      ? formatMessage(isToLast ? messages.month : messages.monthSoFar, values)
      : formatMessage(messages.days, { ...values, days: range(shown) });
  const points = (value: number) => formatMessage(messages.points, { value: units.decimal(value) });
  const tile = (
    name: FigureName,
    format: (value: number) => string,
    formatChange: (value: number) => string = format,
  ) => {
    const { value, change } = figures[name];
    return {
      id: name,
      label: formatMessage(name === 'licenses' ? messages.licensesAtStart : messages[name]),
      value: value === null ? <NoValue /> : format(value),
      note: change !== null && (
        <FormattedMessage
          {...messages.change}
          values={{
            change: signed(change, formatChange),
            days: name === 'licenses' ? units.shortMonth(before.start) : range(before),
          }}
        />
      ),
    };
  };
  return (
    <Stack $gap={3}>
      <p>{title}</p>
      <Tiles
        label={title}
        columns={4}
        tiles={[
          tile('hours', units.hours),
          tile('utilization', units.percent, points),
          tile('failures', units.count),
          tile('licenses', units.count),
        ]}
      />
    </Stack>
  );
}

/** A difference with its sign: plus, minus, or plus-minus for none. */
function signed(change: number, format: (value: number) => string): string {
  const rounded = Math.round(change * 10) / 10;
  const sign = rounded > 0 ? '+' : '−';
  return `${rounded === 0 ? '±' : sign}${format(Math.abs(rounded))}`;
}
