import { Stack, useQuery, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { usageByMonthQuery } from '../../../api/usageByMonthQuery.ts';
import { usageInsightQuery } from '../../../api/usageInsightQuery.ts';
import { CsvFiles } from '../../../components/view/CsvFiles.tsx';
import { PeriodField } from '../../../components/view/PeriodField.tsx';
import { ProductField } from '../../../components/view/ProductField.tsx';
import { TabContent } from '../../../components/view/TabContent.tsx';
import { combineQueries } from '../../../components/view/TabQuery.ts';
import type { TabProps } from '../../../components/view/TabProps.ts';
import { ViewBar } from '../../../components/view/ViewBar.styles.ts';
import { monthPeriods } from '../../../domain/Period.ts';
import { shownPeriod } from '../../../domain/shownPeriod.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { IdleLicenses } from './IdleLicenses.tsx';
import { ReportSwitch } from './ReportSwitch.tsx';
import { SeatCharts } from './SeatCharts.tsx';
import { UseByHour } from './UseByHour.tsx';

/** Licenses compared with their use, and what to do. */
export function OtherTab({ view, onChange }: TabProps) {
  const today = toCalendarDay(useSession((session) => session.today));
  const months = useQuery(usageByMonthQuery(view));
  const insight = useQuery(usageInsightQuery(view));
  const product = view.product ?? 'cd';
  const period = shownPeriod(view, months.data?.period, { name: 'months_12', today });
  return (
    <Stack $gap={5}>
      <ViewBar>
        <ProductField
          product={product}
          onChange={(chosen) => {
            onChange({ product: chosen });
          }}
        />
        <PeriodField period={period} names={monthPeriods} onChange={onChange} />
        <CsvFiles sets={['other']} view={{ ...view, product }} period={period} />
      </ViewBar>
      <TabContent query={combineQueries(months, insight)}>
        {([usage, asked]) => (
          <>
            <AdviceCard advice={asked.advice} />
            <SeatCharts
              product={product}
              period={period}
              months={usage.months[product]}
              days={asked.peaks[product]}
            />
            <UseByHour product={product} period={period} insight={asked} />
            <IdleLicenses licenses={asked.idle} />
            <ReportSwitch />
          </>
        )}
      </TabContent>
    </Stack>
  );
}
