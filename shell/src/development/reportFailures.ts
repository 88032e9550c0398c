import type { DevelopmentStore } from './DevelopmentState.ts';

/** The first source position in a stack that the developer's server has mapped. */
const sourcePlace = /(?:^|[\s(])((?!https?:)[\w./-]+\.tsx?:\d+)/m;

/**
 * Shows each error of the page with its position in the sources.
 *
 * @returns a function for React to call with an error that ended a screen
 */
export function reportFailures(store: DevelopmentStore): (error: unknown) => void {
  const { origin } = store.state.development;
  const report = (error: unknown) => {
    if (!(error instanceof Error)) return;
    const sentence = String(error);
    store.set({ failure: sentence });
    void fetch(`${origin}/stack`, { method: 'POST', body: error.stack ?? '' })
      .then((answer) => answer.text())
      .then((stack) => {
        const place = sourcePlace.exec(stack)?.[1];
        if (place !== undefined && store.state.failure === sentence)
          store.set({ failure: `${place} ${sentence}` });
      })
      // The error stays without its position.
      .catch(() => undefined);
  };
  addEventListener('error', ({ error }) => {
    report(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    report(reason);
  });
  return report;
}
