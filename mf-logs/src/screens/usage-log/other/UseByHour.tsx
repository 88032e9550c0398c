import { useIntl, useSession } from '@portal/shared';
import { HeatMap, TimeChart } from '@portal/shared/charts';
import { inTokyo, toCalendarDay, type Product } from '@portal/shared/domain';
import { useCaption } from '../../../components/figures/useCaption.ts';
import { useUnits } from '../../../components/figures/useUnits.ts';
import type { Period } from '../../../domain/Period.ts';
import { pictureName } from '../../../domain/pictureName.ts';
import { daysOfWeek, hoursOfDay, type UsageInsight } from '../../../domain/UsageInsight.ts';
import { messages } from './messages.ts';

interface UseByHourProps {
  readonly product: Product;
  readonly period: Period;
  readonly insight: UsageInsight;
}

/** A Monday: weekdays get their names from it and the days after it. */
const monday = inTokyo(toCalendarDay('2024-01-01'));
const hours = Array.from(
  { length: hoursOfDay },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
);

/** When licenses are used during the week, and when they are refused during the day. */
export function UseByHour({ product, period, insight }: UseByHourProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const units = useUnits();
  const caption = useCaption(product, period);
  const weekdays = Array.from({ length: daysOfWeek }, (_, day) =>
    monday.plus({ days: day }).setLocale(locale).toLocaleString({ weekday: 'short' }),
  );
  return (
    <>
      <HeatMap
        title={formatMessage(messages.weekHours)}
        caption={caption}
        fileName={pictureName('week-hours', product, period)}
        note={formatMessage(messages.weekHoursNote)}
        rowTitle={formatMessage(messages.weekday)}
        rows={weekdays}
        columnTitle={formatMessage(messages.hour)}
        columns={hours}
        name={formatMessage(messages.hours)}
        values={insight.weekHours[product]}
        format={units.hours}
      />
      <TimeChart
        title={formatMessage(messages.refusalsByHour)}
        caption={caption}
        fileName={pictureName('refusals', product, period)}
        data={{
          labelTitle: formatMessage(messages.hour),
          labels: hours,
          left: { title: formatMessage(messages.refusalsAxis), isCount: true },
          series: [
            {
              name: formatMessage(messages.refusals),
              color: 'second',
              values: insight.refusals[product],
              format: units.count,
            },
          ],
        }}
      />
    </>
  );
}
