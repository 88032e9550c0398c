import { api, queryOptions } from '@portal/shared';
import { noticeChoicesSchema } from '@portal/shared/contracts';
import type { NoticeChoices } from '@portal/shared/domain';

/** How the signed-in person is mailed of notices. */
export function noticeChoicesQuery() {
  return queryOptions({
    queryKey: ['notice-choices'],
    queryFn: ({ signal }): Promise<NoticeChoices> =>
      api.get('/api/notices/choices', noticeChoicesSchema, { signal }),
    // A form shows the data, which must not change while somebody chooses.
    refetchOnWindowFocus: false,
  });
}
