import { queryOptions, streamedAnswer } from '@portal/shared';
import { distributorAuthSchema } from '@portal/shared/contracts';
import { presentLink } from './link.presenter.ts';

/** The person's link. Refetched on window focus, since another tab may have made or ended it. */
export function linkQuery() {
  return queryOptions({
    queryKey: ['distributor', 'link'],
    ...streamedAnswer('/api/user/auth', distributorAuthSchema),
    refetchOnWindowFocus: 'always',
    select: presentLink,
  });
}
