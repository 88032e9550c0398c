import { api, useMutation, useQueryClient } from '@portal/shared';
import { emiSuppressionAnswerSchema, longestSuppressionReason } from '@portal/shared/contracts';
import { findingsQuery } from './findingsQuery.ts';
import { jobPath } from './jobPath.ts';
import { threadQuery } from './threadQuery.ts';

/** Maximum length of a reason. */
export const longestReason = longestSuppressionReason;

/** A finding and the reason to suppress it; null ends the suppression. */
export interface Suppressing {
  readonly key: string;
  readonly reason: string | null;
}

/** Suppresses a finding in all runs of the project, or ends its suppression. */
export function useSuppress(job: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, reason }: Suppressing) => {
      const path = jobPath(job, 'findings', key, 'suppression');
      return reason === null
        ? api.delete(path, emiSuppressionAnswerSchema)
        : api.put(path, { json: { reason } }, emiSuppressionAnswerSchema);
    },
    onSuccess: ({ suppression }, { key }) => {
      void client.invalidateQueries({ queryKey: threadQuery(job, key).queryKey });
      client.setQueryData(findingsQuery(job).queryKey, (rows) =>
        rows?.map((row) => (row.key === key ? { ...row, suppression } : row)),
      );
    },
  });
}
