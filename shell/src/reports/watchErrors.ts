import type { QueryClient } from '@portal/shared';
import type { ReportedError } from '@portal/shared/contracts';
import { errorId } from '../remotes/errorId.ts';
import type { Visit } from './createVisits.ts';
import { describeCall, describeError, releaseOf } from './describeError.ts';

interface Watch {
  readonly queries: QueryClient;
  /** The visit of the visible screen. */
  readonly current: () => Visit | undefined;
  readonly report: (error: ReportedError) => void;
}

/** Limit for one page, since a timer may throw without end. */
const mostErrors = 20;

/** Reports errors that do not end a screen: of remotes' scripts, and of failed calls. */
export function watchErrors({ queries, current, report }: Watch): void {
  const known = new Set<string>();

  const handleError = (error: unknown) => {
    const described = describeError(error);
    const release = releaseOf(described.stack);
    const key = described.message + described.stack;
    // Skips repeated errors, and those of browser extensions.
    if (!release || known.has(key) || known.size >= mostErrors) return;
    known.add(key);
    const visit = current();
    const route = visit?.name === release.name ? visit.route : '';
    report({ ...release, kind: 'event', id: errorId(), route, ...described });
  };
  addEventListener('error', ({ error }) => {
    handleError(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    handleError(reason);
  });

  const handleCall = (error: unknown, queryKey: unknown) => {
    const described = describeCall(error, queryKey);
    const visit = current();
    if (!described || !visit || known.has(described.id) || known.size >= mostErrors) return;
    known.add(described.id);
    const { name, hash, route } = visit;
    report({ name, hash, kind: 'call', route, ...described });
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      const queryKey: unknown = event.query.queryKey;
      handleCall(event.action.error, queryKey);
    }
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      handleCall(event.action.error, event.mutation.options.mutationKey);
    }
  });
}
