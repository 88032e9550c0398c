import { DayField, Stack, useIntl, useQuery, useSession } from '@portal/shared';
import { calendarDayOf, inTokyo, toCalendarDay } from '@portal/shared/domain';
import { usageByUserQuery } from '../../../api/usageByUserQuery.ts';
import { CsvFiles } from '../../../components/view/CsvFiles.tsx';
import { messages as viewMessages } from '../../../components/view/messages.ts';
import { NoUsage } from '../../../components/view/NoUsage.tsx';
import { PeriodField } from '../../../components/view/PeriodField.tsx';
import { ProductField } from '../../../components/view/ProductField.tsx';
import { TabContent } from '../../../components/view/TabContent.tsx';
import type { TabProps } from '../../../components/view/TabProps.ts';
import { ViewBar } from '../../../components/view/ViewBar.styles.ts';
import { dayPeriods } from '../../../domain/Period.ts';
import { shownPeriod } from '../../../domain/shownPeriod.ts';
import { UserChart } from './UserChart.tsx';

/** The longest period. */
const mostMonths = 24;

/** Hours by person between two days. */
export function UserTab({ view, onChange }: TabProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const query = useQuery(usageByUserQuery(view));
  const period = shownPeriod(view, query.data?.period, { name: 'this_month', today });
  const limits = { min: calendarDayOf(inTokyo(today).minus({ months: mostMonths })), max: today };
  return (
    <Stack $gap={5}>
      <ViewBar>
        <ProductField
          hasBoth
          product={view.product}
          onChange={(product) => {
            onChange({ product });
          }}
        />
        <PeriodField period={period} names={dayPeriods} onChange={onChange} />
        <DayField
          label={formatMessage(viewMessages.start)}
          value={period.start}
          {...limits}
          onChange={(day) => {
            onChange({ start: toCalendarDay(day), end: period.end, changed: 'start' });
          }}
        />
        <DayField
          label={formatMessage(viewMessages.end)}
          value={period.end}
          {...limits}
          onChange={(day) => {
            onChange({ start: period.start, end: toCalendarDay(day), changed: 'end' });
          }}
        />
        <CsvFiles sets={['user', 'usage']} view={view} period={period} />
      </ViewBar>
      <TabContent query={query}>
        {(usage) =>
          (view.product === null ? usage.both : usage.of[view.product]).length === 0 ? (
            <NoUsage period={period} onChange={onChange} />
          ) : (
            <UserChart product={view.product} usage={usage} />
          )
        }
      </TabContent>
    </Stack>
  );
}
