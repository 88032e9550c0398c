import type { RawAnswer } from './CallOptions.ts';

interface Sent {
  readonly answer: Promise<RawAnswer>;
  readonly controller: AbortController;
}

/** What was sent before the screen was there that makes the call, and not taken, by path and query. */
const sent = new Map<string, Sent>();

/** Sends a call unless it is on its way. A failure is reported only to who takes the answer. */
export function keepAhead(path: string, send: (signal: AbortSignal) => Promise<RawAnswer>): void {
  if (sent.has(path)) return;
  const controller = new AbortController();
  const answer = send(controller.signal);
  answer.catch(() => undefined);
  sent.set(path, { answer, controller });
}

/**
 * The answer of a call that was sent ahead, for one who makes this call now; `undefined` when it was
 * not sent.
 *
 * @param signal aborts the call, as it would abort one that is sent now
 */
export function takeAhead(path: string, signal?: AbortSignal): Promise<RawAnswer> | undefined {
  const found = sent.get(path);
  if (!found || signal?.aborted) return undefined;
  sent.delete(path);
  signal?.addEventListener('abort', () => found.controller.abort());
  return found.answer;
}

/** Discards unclaimed prefetched answers, except those of some calls. */
export function dropAhead(but: readonly string[] = []): void {
  for (const [path, { controller }] of sent) {
    if (but.includes(path)) continue;
    sent.delete(path);
    controller.abort();
  }
}

/** Whether an answer waits to be taken, or is on its way. */
export function isAnyAhead(): boolean {
  return sent.size > 0;
}
