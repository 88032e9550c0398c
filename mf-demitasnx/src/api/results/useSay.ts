import { api, useMutation, useQueryClient } from '@portal/shared';
import {
  emiThreadSchema,
  longestEmiComment,
  type EmiRemarkRequest,
} from '@portal/shared/contracts';
import { findingsQuery } from './findingsQuery.ts';
import { remarksPath, threadQuery } from './threadQuery.ts';

/** Maximum length of a comment. */
export const longestComment = longestEmiComment;

/** Comments on a finding, assigns it or changes its state, in all runs of the project. */
export function useSay(job: string, key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: EmiRemarkRequest) =>
      api.post(remarksPath(job, key), { json: said }, emiThreadSchema),
    onSuccess: (thread) => {
      client.setQueryData(threadQuery(job, key).queryKey, thread);
      const { is_fixed, assignee } = thread;
      client.setQueryData(findingsQuery(job).queryKey, (rows) =>
        rows?.map((row) =>
          row.key === key ? { ...row, is_fixed, assignee: assignee?.name ?? null } : row,
        ),
      );
    },
  });
}
