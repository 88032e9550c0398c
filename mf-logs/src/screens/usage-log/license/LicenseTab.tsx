import { Stack, useQuery, useSession } from '@portal/shared';
import { toCalendarDay } from '@portal/shared/domain';
import { usageByDayQuery } from '../../../api/usageByDayQuery.ts';
import { CsvFiles } from '../../../components/view/CsvFiles.tsx';
import { PeriodField } from '../../../components/view/PeriodField.tsx';
import { ProductField } from '../../../components/view/ProductField.tsx';
import { TabContent } from '../../../components/view/TabContent.tsx';
import type { TabProps } from '../../../components/view/TabProps.ts';
import { ViewBar } from '../../../components/view/ViewBar.styles.ts';
import { dayPeriods } from '../../../domain/Period.ts';
import { shownPeriod } from '../../../domain/shownPeriod.ts';
import { isEmptyUsage } from '../../../domain/UsageByDay.ts';
import { NoUsage } from '../../../components/view/NoUsage.tsx';
import { LicenseCharts } from './LicenseCharts.tsx';
import { MonthTiles } from './MonthTiles.tsx';

/** Use of a product's licenses by day and by month. */
export function LicenseTab({ view, onChange }: TabProps) {
  const today = toCalendarDay(useSession((session) => session.today));
  const query = useQuery(usageByDayQuery(view));
  const product = view.product ?? 'cd';
  const period = shownPeriod(view, query.data?.period, { name: 'days_90', today });
  return (
    <Stack $gap={5}>
      <ViewBar>
        <ProductField
          product={product}
          onChange={(chosen) => {
            onChange({ product: chosen });
          }}
        />
        <PeriodField period={period} names={dayPeriods} onChange={onChange} />
        <CsvFiles sets={['license']} view={{ ...view, product }} period={period} />
      </ViewBar>
      <TabContent query={query}>
        {(usage) =>
          isEmptyUsage(usage) ? (
            <NoUsage period={period} onChange={onChange} />
          ) : (
            <>
              <MonthTiles product={product} usage={usage} />
              <LicenseCharts product={product} usage={usage} />
            </>
          )
        }
      </TabContent>
    </Stack>
  );
}
