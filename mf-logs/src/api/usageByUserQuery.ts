import { queryOptions } from '@portal/shared';
import { usageByUserSchema, type UsageByUser as Answer } from '@portal/shared/contracts';
import { byProduct } from '@portal/shared/domain';
import type { LogView } from '../domain/LogView.ts';
import type { UsageByUser } from '../domain/UsageByUser.ts';
import { logAnswer } from './logAnswer.ts';
import { logCall } from './logCall.ts';
import { presentPeriod } from './usageByDay.presenter.ts';

function presentUsageByUser(answer: Answer): UsageByUser {
  return {
    period: presentPeriod(answer),
    both: answer.data.map(([user, cd, pd]) => ({ user, hours: { cd, pd } })),
    of: byProduct((product) =>
      answer[`data_${product}`].map(([user, hours, share]) => ({ user, hours, share })),
    ),
  };
}

/** Hours by person, in the period of a view. */
export function usageByUserQuery(view: LogView) {
  const path = logCall('/api/log/user', view, ['ondate']);
  return queryOptions({ ...logAnswer(path, usageByUserSchema), select: presentUsageByUser });
}
