import { api, queryOptions, useMutation, useQueryClient } from '@portal/shared';
import { usageReportSchema } from '@portal/shared/contracts';

const path = '/api/log/report';

/** Whether the owner gets last month's figures by mail. */
export function reportQuery() {
  return queryOptions({
    queryKey: ['log', 'report'],
    queryFn: ({ signal }) => api.get(path, usageReportSchema, { signal }),
  });
}

/** Subscribes to or unsubscribes from the mail with last month's figures. */
export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (subscribed: boolean) => api.put(path, { json: { subscribed } }, usageReportSchema),
    onSuccess: (report) => {
      client.setQueryData(reportQuery().queryKey, report);
    },
  });
}
