import { queryOptions } from '@portal/shared';
import { usageInsightSchema } from '@portal/shared/contracts';
import type { LogView } from '../domain/LogView.ts';
import { presentInsight } from './insight.presenter.ts';
import { logAnswer } from './logAnswer.ts';
import { logCall } from './logCall.ts';

/** Figures and advice for a team lead, in the period of a view. */
export function usageInsightQuery(view: LogView) {
  const path = logCall('/api/log/insight', view);
  return queryOptions({ ...logAnswer(path, usageInsightSchema), select: presentInsight });
}
