import { refetchChanged } from './refetchChanged.ts';
import type { SessionUpkeep } from './SessionUpkeep.ts';

/** The lock of the browser's one stream, and the channel on which its holder passes events on. */
const name = 'portal-changes';
/** Data of the event before the server ends a stream for good. */
const over = 'over';
/** After a refusal, in milliseconds. */
const retryMs = 60_000;
/** Passed on when events may have been missed. */
const unknown = 'unknown';

/**
 * Refetches what is shown when it changes on the server. One page of the browser listens to the server
 * and tells the others; when it closes, another takes over. Without locks (a site without HTTPS)
 * nothing is followed. Returns a function that stops it.
 */
export function followChanges({ queries }: Pick<SessionUpkeep, 'queries'>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const channel = new BroadcastChannel(name);
  const take = (kind: string) => {
    refetchChanged(queries, kind === unknown ? undefined : kind);
  };
  channel.onmessage = ({ data }) => {
    take(String(data));
  };
  const pass = (kind: string) => {
    channel.postMessage(kind);
    take(kind);
  };
  if ('locks' in navigator) {
    // The request of a stopped page rejects.
    navigator.locks.request(name, { signal }, () => hold(pass, signal)).catch(() => undefined);
  }
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Listens to the server until the page stops or the session is over. */
function hold(pass: (kind: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource;
    const end = () => {
      clearTimeout(timer);
      source.onerror = null;
      source.close();
      resolve();
    };
    const open = (isFirst: boolean) => {
      let isWhole = isFirst;
      source = new EventSource('/api/changes');
      source.onopen = () => {
        if (!isWhole) pass(unknown);
        isWhole = true;
      };
      source.onmessage = ({ data }) => {
        if (data === over) end();
        else pass(String(data));
      };
      source.onerror = () => {
        isWhole = false;
        // Otherwise the browser connects again by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, retryMs, false);
      };
    };
    open(true);
    signal.addEventListener('abort', end);
  });
}
