import { api, useMutation, useQueryClient } from '@portal/shared';
import { noticeChoicesSchema } from '@portal/shared/contracts';
import type { NoticeChoices } from '@portal/shared/domain';
import { noticeChoicesQuery } from './noticeChoicesQuery.ts';

/** Saves how the signed-in person is mailed of notices. */
export function useSaveNoticeChoices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choices: NoticeChoices) =>
      api.put('/api/notices/choices', { json: choices }, noticeChoicesSchema),
    onSuccess: (saved) => {
      queries.setQueryData(noticeChoicesQuery().queryKey, saved);
    },
  });
}
