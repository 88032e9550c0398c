import { queryOptions, streamedAnswer } from '@portal/shared';
import { installersSchema } from '@portal/shared/contracts';
import { presentInstallers } from './installer.presenter.ts';

/** The installers of the latest version and of the one for combined use. */
export function installersQuery() {
  return queryOptions({
    queryKey: ['downloads', 'installers'],
    ...streamedAnswer('/api/installers/', installersSchema),
    select: presentInstallers,
  });
}
