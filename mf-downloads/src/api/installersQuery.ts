import { queryOptions, streamedAnswer } from '@portal/shared';
import { installersSchema } from '@portal/shared/contracts';
import { presentInstallers } from './installer.presenter.ts';

/** The installers of the latest and of the combined-use version. */
export function installersQuery() {
  return queryOptions({
    queryKey: ['downloads', 'installers'],
    ...streamedAnswer('/api/installers/', installersSchema),
    select: presentInstallers,
  });
}
