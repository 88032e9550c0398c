import type { RawAnswer } from './CallOptions.ts';

interface Sent {
  readonly answer: Promise<RawAnswer>;
  readonly controller: AbortController;
}

/** The prefetched calls whose answers no screen has claimed, by path and query. */
const sent = new Map<string, Sent>();

/** Prefetches a call unless it is already prefetched. Only the claimer learns of a failure. */
export function keepAhead(path: string, send: (signal: AbortSignal) => Promise<RawAnswer>): void {
  if (sent.has(path)) return;
  const controller = new AbortController();
  const answer = send(controller.signal);
  answer.catch(() => undefined);
  sent.set(path, { answer, controller });
}

/**
 * Claims the answer of a prefetched call; `undefined` when there is none.
 *
 * @param signal aborts the call
 */
export function takeAhead(path: string, signal?: AbortSignal): Promise<RawAnswer> | undefined {
  const found = sent.get(path);
  if (!found || signal?.aborted) return undefined;
  sent.delete(path);
  signal?.addEventListener('abort', () => found.controller.abort());
  return found.answer;
}

/**
 * Discards unclaimed prefetched answers.
 *
 * @param but paths of answers to keep
 */
export function dropAhead(but: readonly string[] = []): void {
  for (const [path, { controller }] of sent) {
    if (but.includes(path)) continue;
    sent.delete(path);
    controller.abort();
  }
}

/** Whether there is an unclaimed prefetched answer, complete or pending. */
export function isAnyAhead(): boolean {
  return sent.size > 0;
}
