import { useIntl, useSession } from '@portal/shared';
import { TimeChart } from '@portal/shared/charts';
import type { Product } from '@portal/shared/domain';
import { useCaption } from '../../../components/figures/useCaption.ts';
import { useDayChart } from '../../../components/figures/useDayChart.ts';
import { useUnits } from '../../../components/figures/useUnits.ts';
import type { Period } from '../../../domain/Period.ts';
import { pictureName } from '../../../domain/pictureName.ts';
import type { MonthOfSeats } from '../../../domain/UsageByMonth.ts';
import type { DayOfSeats } from '../../../domain/UsageInsight.ts';
import { messages } from './messages.ts';

interface SeatChartsProps {
  readonly product: Product;
  readonly period: Period;
  readonly months: readonly MonthOfSeats[];
  readonly days: readonly DayOfSeats[];
}

/**
 * The maximum of licenses in use at the same time, by month and by day, with the licenses
 * available.
 */
export function SeatCharts({ product, period, months, days }: SeatChartsProps) {
  const { formatMessage } = useIntl();
  const { count } = useUnits();
  const dayChart = useDayChart();
  const today = useSession((session) => session.today);
  const caption = useCaption(product, period);
  const left = { title: formatMessage(messages.licensesAxis), isCount: true };
  const seriesOf = (rows: readonly Pick<MonthOfSeats, 'peak' | 'licenses'>[]) =>
    [
      {
        name: formatMessage(messages.peak),
        color: 'first',
        values: rows.map(({ peak }) => peak),
        format: count,
      },
      {
        name: formatMessage(messages.licenses),
        kind: 'line',
        color: 'ink',
        isUntilNow: true,
        values: rows.map(({ licenses }) => licenses),
        format: count,
      },
    ] as const;
  return (
    <>
      <TimeChart
        title={formatMessage(messages.peaksByMonth)}
        caption={caption}
        fileName={pictureName('peak-months', product, period)}
        data={{
          labelTitle: formatMessage(messages.month),
          labels: months.map(({ month }) => month),
          running: today.slice(0, 7),
          left,
          series: seriesOf(months),
        }}
      />
      <TimeChart
        title={formatMessage(messages.peaksByDay)}
        caption={caption}
        fileName={pictureName('peak-days', product, period)}
        {...dayChart(
          {
            labelTitle: formatMessage(messages.day),
            labels: days.map(({ day }) => day),
            left,
            series: seriesOf(days),
          },
          'highest',
        )}
      />
    </>
  );
}
