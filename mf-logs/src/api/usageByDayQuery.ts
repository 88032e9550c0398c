import { queryOptions } from '@portal/shared';
import { usageByDaySchema } from '@portal/shared/contracts';
import type { LogView } from '../domain/LogView.ts';
import { logAnswer } from './logAnswer.ts';
import { logCall } from './logCall.ts';
import { presentUsageByDay } from './usageByDay.presenter.ts';

/** Use of both products by day and by month, in the period of a view. */
export function usageByDayQuery(view: LogView) {
  const path = logCall('/api/log/license', view);
  return queryOptions({ ...logAnswer(path, usageByDaySchema), select: presentUsageByDay });
}
