import { useFormats, useIntl } from '@portal/shared';
import { TimeChart, type ChartData } from '@portal/shared/charts';
import { useUnits } from '../../components/useUnits.ts';
import type { ReleaseDay } from '../../domain/Release.ts';
import { chartMessages, messages } from './messages.ts';
import { Charts } from './remote.styles.ts';

interface DayChartsProps {
  readonly name: string;
  readonly days: readonly ReleaseDay[];
}

/** Opened and failed screens per day, and their load times. */
export function DayCharts({ name, days }: DayChartsProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { time } = useUnits();
  const text = (message: keyof typeof chartMessages) => formatMessage(chartMessages[message]);
  const labels = days.map(({ day }) => day);
  const today = labels.at(-1);
  const byDay: Pick<ChartData, 'labelTitle' | 'labels' | 'shortLabels' | 'running'> = {
    labelTitle: text('day'),
    labels,
    shortLabels: labels.map((day) => day.slice(5)),
    ...(today === undefined ? {} : { running: today }),
  };
  const caption = formatMessage(chartMessages.caption, {
    name,
    first: labels[0] ?? '',
    last: today ?? '',
  });
  return (
    <Charts>
      <TimeChart
        title={text('opensByDay')}
        caption={caption}
        fileName={`${name}_opens_${today ?? ''}`}
        data={{
          ...byDay,
          left: { title: text('opens'), isCount: true },
          right: { title: text('failures'), isCount: true },
          series: [
            {
              name: text('opens'),
              color: 'first',
              values: days.map(({ opens }) => opens),
              format: number,
            },
            {
              name: text('failures'),
              kind: 'line',
              isUntilNow: true,
              color: 'second',
              axis: 'right',
              values: days.map(({ failures }) => failures),
              format: number,
            },
          ],
        }}
      />
      <TimeChart
        title={text('loadByDay')}
        caption={caption}
        fileName={`${name}_load_${today ?? ''}`}
        data={{
          ...byDay,
          left: { title: text('loadAxis') },
          series: [
            {
              name: formatMessage(messages.median),
              color: 'first',
              values: days.map(({ p50 }) => p50),
              format: time,
            },
            {
              name: formatMessage(messages.p95),
              kind: 'line',
              isUntilNow: true,
              color: 'second',
              values: days.map(({ p95 }) => p95),
              format: time,
            },
          ],
        }}
      />
    </Charts>
  );
}
