import { keepAhead } from './aheadAnswers.ts';
import { loadCalls } from './api.ts';

/** Prefetches a GET call that a screen will make soon. Only the claimer learns of a failure. */
export function sendAhead(path: string): void {
  keepAhead(path, async (signal) => (await loadCalls()).send('GET', path, { signal }, true));
}
