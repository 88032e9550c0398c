import { useIntl, useSession } from '@portal/shared';
import type { ChartData, ChartProps } from '@portal/shared/charts';
import { highest, mean, splitIntoWeeks, weekdayOf } from '../../domain/splitIntoWeeks.ts';
import { messages } from './messages.ts';

/** About half a year. More bars would be indistinguishable. */
const mostDays = 184;
/** Of more days, only Mondays have a label. */
const mostLabels = 14;

/** How the days of a week become one value. */
const weekly = {
  mean: { toOne: mean, labelTitle: messages.mean, note: messages.meanNote },
  highest: { toOne: highest, labelTitle: messages.highest, note: messages.highestNote },
};

/** A chart whose labels are days, `YYYY-MM-DD`. */
type DayData = Omit<ChartData, 'shortLabels' | 'running' | 'shaded' | 'marked'>;
type DayChart = Pick<ChartProps, 'data' | 'table' | 'note'>;

/** Builds a chart by day. Long periods are charted by week, with every day in the table. */
export function useDayChart(): (data: DayData, week: keyof typeof weekly) => DayChart {
  const { formatMessage } = useIntl();
  const today = useSession((session) => session.today);
  return (days, week) => {
    const daily = { ...days, shortLabels: shortDays(days.labels), running: today };
    if (days.labels.length <= mostDays) {
      const onDays = (isWanted: (weekday: number) => boolean) =>
        days.labels.flatMap((day, place) => (isWanted(weekdayOf(day)) ? [place] : []));
      const places = onDays((weekday) => weekday === 0 || weekday === 6);
      return {
        data: {
          ...daily,
          ...(places.length > 0 && { shaded: { name: formatMessage(messages.weekends), places } }),
          ...(days.labels.length > mostLabels && { marked: onDays((weekday) => weekday === 1) }),
        },
      };
    }
    const { toOne, labelTitle, note } = weekly[week];
    const { firstDays, reduce } = splitIntoWeeks(days.labels);
    const data: ChartData = {
      ...days,
      labelTitle: formatMessage(labelTitle),
      labels: firstDays,
      shortLabels: shortDays(firstDays),
      left: { ...days.left, isCount: week === 'highest' && days.left.isCount === true },
      series: days.series.map((each) => ({ ...each, values: reduce(each.values, toOne) })),
    };
    return { data, table: daily, note: formatMessage(note) };
  };
}

/** Chart labels for days: without the year if unambiguous, otherwise months. */
function shortDays(days: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const nextYear = `${String(Number(first.slice(0, 4)) + 1)}${first.slice(4)}`;
  return days.map((day) => (last <= nextYear ? day.slice(5) : day.slice(0, 7)));
}
