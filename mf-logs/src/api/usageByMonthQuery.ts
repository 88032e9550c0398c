import { queryOptions } from '@portal/shared';
import { usageByMonthSchema, type UsageByMonth as Answer } from '@portal/shared/contracts';
import { byProduct } from '@portal/shared/domain';
import type { LogView } from '../domain/LogView.ts';
import type { UsageByMonth } from '../domain/UsageByMonth.ts';
import { logAnswer } from './logAnswer.ts';
import { logCall } from './logCall.ts';
import { presentPeriod } from './usageByDay.presenter.ts';

function presentUsageByMonth(answer: Answer): UsageByMonth {
  return {
    period: presentPeriod(answer),
    months: byProduct((product) =>
      answer[`data_license_${product}`].map(([month, licenses, peak]) => ({
        month,
        licenses,
        peak,
      })),
    ),
  };
}

/** Licenses and peaks by month, in the period of a view. */
export function usageByMonthQuery(view: LogView) {
  const path = logCall('/api/log/other', view);
  return queryOptions({ ...logAnswer(path, usageByMonthSchema), select: presentUsageByMonth });
}
