import { queryOptions, streamedAnswer } from '@portal/shared';
import { distributorAuthSchema } from '@portal/shared/contracts';
import { presentLink } from './link.presenter.ts';

/**
 * The person's link. Another tab may have made or ended it, so it is loaded again when the window
 * gets focus.
 */
export function linkQuery() {
  return queryOptions({
    queryKey: ['distributor', 'link'],
    ...streamedAnswer('/api/user/auth', distributorAuthSchema),
    refetchOnWindowFocus: 'always',
    select: presentLink,
  });
}
