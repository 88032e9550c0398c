import { api, queryOptions } from '@portal/shared';
import { noticeChoicesSchema } from '@portal/shared/contracts';
import type { NoticeChoices } from '@portal/shared/domain';

/** Whether and how the signed-in person gets notices by mail. */
export function noticeChoicesQuery() {
  return queryOptions({
    queryKey: ['notice-choices'],
    queryFn: ({ signal }): Promise<NoticeChoices> =>
      api.get('/api/notices/choices', noticeChoicesSchema, { signal }),
    // A form shows the data: a refetch must not change them during editing.
    refetchOnWindowFocus: false,
  });
}
