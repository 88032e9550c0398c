import { FormattedMessage, NoValue, Stack, Tiles, useIntl, useSession } from '@portal/shared';
import { productNames, type Product } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { monthFigures, type MonthFigures } from '../../../domain/monthFigures.ts';
import type { UsageByDay } from '../../../domain/UsageByDay.ts';
import { messages } from './messages.ts';

type FigureName = Exclude<keyof MonthFigures, 'month' | 'before'>;

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
  const { month, before } = figures;
  const heading = today.startsWith(month) ? messages.monthSoFar : messages.month;
  const days = formatDateTimeRange(new Date(before.start), new Date(before.end), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
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
            change: `${signOf(change)}${formatChange(Math.abs(change))}`,
            days: name === 'licenses' ? units.shortMonth(before.start) : days,
          }}
        />
      ),
    };
  };
  const title = formatMessage(heading, {
    product: productNames[product],
    month: units.month(month),
  });
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

/** Sign of a difference in all languages: plus, minus, or plus-minus for none. */
function signOf(change: number): string {
  if (change === 0) return '±';
  return change > 0 ? '+' : '−';
}
