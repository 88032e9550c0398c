import { api, queryOptions } from '@portal/shared';
import { usageInsightSchema } from '@portal/shared/contracts';
import type { LogView } from '../domain/LogView.ts';
import { logCall } from './logCall.ts';
import { presentInsight } from './insight.presenter.ts';

/** What a team lead asks, of the period of a view. */
export function usageInsightQuery(view: LogView) {
  const path = logCall('/api/log/insight', view);
  return queryOptions({
    queryKey: ['log', path],
    queryFn: ({ signal }) => api.get(path, usageInsightSchema, { signal }),
    select: presentInsight,
  });
}
