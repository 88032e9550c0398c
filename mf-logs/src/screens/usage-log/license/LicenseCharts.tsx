import { useIntl, useSession } from '@portal/shared';
import { TimeChart, type ChartData } from '@portal/shared/charts';
import type { Product } from '@portal/shared/domain';
import { useCaption } from '../../../components/figures/useCaption.ts';
import { useDayChart } from '../../../components/figures/useDayChart.ts';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { pictureName } from '../../../domain/pictureName.ts';
import type { DayOfUse, UsageByDay } from '../../../domain/UsageByDay.ts';
import { messages } from './messages.ts';

interface LicenseChartsProps {
  readonly product: Product;
  readonly usage: UsageByDay;
}

/** Hours, requesters and failures by day with their rates, and hours by month. */
export function LicenseCharts({ product, usage }: LicenseChartsProps) {
  const { formatMessage } = useIntl();
  const { hours, percent, count } = useUnits();
  const dayChart = useDayChart();
  const today = useSession((session) => session.today);
  const caption = useCaption(product, usage.period);
  const days = usage.days[product];
  const months = usage.months[product];
  const text = (name: keyof typeof messages) => formatMessage(messages[name]);

  const amount = (name: string, values: (number | null)[], format: (value: number) => string) =>
    ({ name, kind: 'bars', color: 'first', values, format }) as const;
  const rate = (name: string, values: (number | null)[]) =>
    ({ name, kind: 'line', color: 'second', axis: 'right', values, format: percent }) as const;
  const byDay = (pick: Pick<ChartData, 'series' | 'left' | 'right'>) =>
    dayChart({ labelTitle: text('day'), labels: days.map(({ day }) => day), ...pick }, 'mean');
  const of = <Key extends keyof DayOfUse>(key: Key) => days.map((day) => day[key]);

  return (
    <>
      <TimeChart
        title={text('hoursByDay')}
        caption={caption}
        fileName={pictureName('hours', product, usage.period)}
        {...byDay({
          left: { title: text('hoursAxis') },
          right: { title: text('utilizationAxis') },
          series: [
            amount(text('hours'), of('hours'), hours),
            rate(text('utilization'), of('utilization')),
          ],
        })}
      />
      <TimeChart
        title={text('requestersByDay')}
        caption={caption}
        fileName={pictureName('requesters', product, usage.period)}
        {...byDay({
          left: { title: text('requestersAxis'), isCount: true },
          right: { title: text('operationRateAxis') },
          series: [
            amount(text('requesters'), of('requesters'), count),
            rate(text('operationRate'), of('operationRate')),
          ],
        })}
      />
      <TimeChart
        title={text('failuresByDay')}
        caption={caption}
        fileName={pictureName('failures', product, usage.period)}
        {...byDay({
          left: { title: text('failuresAxis'), isCount: true },
          right: { title: text('failureRateAxis') },
          series: [
            amount(text('failures'), of('failures'), count),
            rate(text('failureRate'), of('failureRate')),
          ],
        })}
      />
      <TimeChart
        title={text('hoursByMonth')}
        caption={caption}
        fileName={pictureName('months', product, usage.period)}
        data={{
          labelTitle: text('monthLabel'),
          labels: months.map(({ month }) => month),
          running: today.slice(0, 7),
          left: { title: text('hoursAxis') },
          right: { title: text('utilizationAxis') },
          series: [
            amount(
              text('hours'),
              months.map((month) => month.hours),
              hours,
            ),
            rate(
              text('utilization'),
              months.map(({ utilization }) => utilization),
            ),
          ],
        }}
      />
    </>
  );
}
