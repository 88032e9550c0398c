import type { QueryClient } from '@portal/shared';

/** Lets the call of the person's own act, which refetches too, come first. */
const patienceMs = 300;

/**
 * Refetches what is shown and depends on something that has changed on the server. In a hidden page
 * it is refetched when the page is shown.
 *
 * @param kind omitted: changes may have been missed
 */
export function refetchChanged(client: QueryClient, kind?: string): void {
  const heardAt = Date.now();
  setTimeout(() => {
    const isHidden = document.visibilityState === 'hidden';
    void client.invalidateQueries(
      {
        refetchType: isHidden ? 'none' : 'active',
        predicate: ({ meta, state }) =>
          state.dataUpdatedAt < heardAt &&
          meta?.changesWith?.some((each) => kind === undefined || each === kind) === true,
      },
      { cancelRefetch: false },
    );
  }, patienceMs);
}
