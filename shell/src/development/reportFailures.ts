import type { DevelopmentStore } from './DevelopmentState.ts';

/** The first place of a stack that the developer's server has found in the sources. */
const sourcePlace = /(?:^|[\s(])((?!https?:)[\w./-]+\.tsx?:\d+)/m;

/**
 * Says of each error on the page where in the sources it comes from.
 *
 * @returns what React calls with an error that has ended a screen
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
      // Without the place, the sentence stands.
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
