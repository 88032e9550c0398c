import { useIntl } from '@portal/shared';
import { TimeChart, type ChartData } from '@portal/shared/charts';
import type { Product } from '@portal/shared/domain';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { pictureName } from '../../../domain/pictureName.ts';
import { shortDays } from '../../../domain/shortDays.ts';
import type { DayOfUse, UsageByDay } from '../../../domain/UsageByDay.ts';
import { messages } from './messages.ts';

interface LicenseChartsProps {
  readonly product: Product;
  readonly usage: UsageByDay;
}

/** Hours, requesters and failures of each day with their rates, and hours of each month. */
export function LicenseCharts({ product, usage }: LicenseChartsProps) {
  const { formatMessage } = useIntl();
  const { hours, percent, count } = useUnits();
  const days = usage.days[product];
  const months = usage.months[product];
  const text = (name: keyof typeof messages) => formatMessage(messages[name]);
  const labels = days.map(({ day }) => day);

  const amount = (name: string, values: (number | null)[], format: (value: number) => string) =>
    ({ name, kind: 'bars', color: 'first', values, format }) as const;
  const rate = (name: string, values: (number | null)[]) =>
    ({ name, kind: 'line', color: 'second', axis: 'right', values, format: percent }) as const;
  const byDay = (pick: Pick<ChartData, 'series' | 'left' | 'right'>): ChartData => ({
    labelTitle: text('day'),
    labels,
    shortLabels: shortDays(labels),
    ...pick,
  });
  const of = <Key extends keyof DayOfUse>(key: Key) => days.map((day) => day[key]);

  return (
    <>
      <TimeChart
        title={text('hoursByDay')}
        fileName={pictureName('hours', product, usage.period)}
        data={byDay({
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
        fileName={pictureName('requesters', product, usage.period)}
        data={byDay({
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
        fileName={pictureName('failures', product, usage.period)}
        data={byDay({
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
        fileName={pictureName('months', product, usage.period)}
        data={{
          labelTitle: text('monthLabel'),
          labels: months.map(({ month }) => month),
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
