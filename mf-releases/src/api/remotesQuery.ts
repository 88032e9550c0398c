import { queryOptions, streamedAnswer } from '@portal/shared';
import { remotesFiguresSchema } from '@portal/shared/contracts';
import type { ReleaseOfRemote } from '../domain/Release.ts';

/** The current releases of all remotes. The path matches `prefetch` in remote.config.ts. */
export function remotesQuery() {
  return queryOptions({
    queryKey: ['releases', 'remotes'],
    ...streamedAnswer('/api/releases/figures', remotesFiguresSchema),
    select: ({ remotes }): readonly ReleaseOfRemote[] =>
      remotes.flatMap(({ name, owner, releases }) =>
        releases.map((release) => ({ remote: name, owner, ...release })),
      ),
  });
}
