import type { QueryClient } from '@portal/shared';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/** Lets the call of the person's own act, which refetches too, come first. */
const patienceMs = 300;

/**
 * Refetches what is shown and depends on something that has changed on the server. In a hidden page
 * it is refetched when the page is shown. An answer that is under way may be older than the change:
 * it is awaited and asked for again.
 *
 * @param kind omitted: changes may have been missed
 */
export function refetchChanged(client: QueryClient, kind?: string): void {
  const heardAt = Date.now();
  const dependsOnIt = ({ meta }: Query) =>
    meta?.changesWith?.some((each) => kind === undefined || each === kind) === true;
  const refetchSoon = (predicate: (query: Query) => boolean) => {
    setTimeout(() => {
      const refetchType = document.visibilityState === 'hidden' ? 'none' : 'active';
      void client.invalidateQueries({ refetchType, predicate }, { cancelRefetch: false });
    }, patienceMs);
  };
  refetchSoon((query) => dependsOnIt(query) && query.state.dataUpdatedAt < heardAt);
  const underWay = { fetchStatus: 'fetching', predicate: dependsOnIt } as const;
  for (const query of client.getQueryCache().findAll(underWay)) {
    const again = () => {
      refetchSoon((each) => each === query);
    };
    query.promise?.then(again, again);
  }
}
