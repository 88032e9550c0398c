import { aheadCalls } from './aheadCalls.ts';
import { send, type RawAnswer } from './send.ts';

interface Sent {
  readonly answer: Promise<RawAnswer>;
  readonly controller: AbortController;
}

/** What was sent and not taken, by path and query. */
const sent = new Map<string, Sent>();

function take(path: string, signal?: AbortSignal): Promise<RawAnswer> | undefined {
  const found = sent.get(path);
  sent.delete(path);
  if (found) signal?.addEventListener('abort', () => found.controller.abort());
  return found?.answer;
}

/** Discards unclaimed prefetched answers, except those of some calls. */
export function dropAhead(but: readonly string[] = []): void {
  for (const [path, { controller }] of sent) {
    if (but.includes(path)) continue;
    sent.delete(path);
    controller.abort();
  }
}

/** Prefetches a GET call that a screen will make soon. A failure is reported only to who claims it. */
export function sendAhead(path: string): void {
  if (sent.has(path)) return;
  Object.assign(aheadCalls, { take, drop: dropAhead });
  const controller = new AbortController();
  const answer = send('GET', path, { signal: controller.signal });
  answer.catch(() => undefined);
  sent.set(path, { answer, controller });
}

/** Whether an answer waits to be taken, or is on its way. */
export function isAnyAhead(): boolean {
  return sent.size > 0;
}
