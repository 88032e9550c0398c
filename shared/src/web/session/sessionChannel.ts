/** Tabs of one origin tell each other when somebody signs in or out; manager and accounts alike. */
const name = 'portal-session';

type SessionMessage = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** One for the whole page: a channel does not hear itself, another one of the same page would. */
function pageChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

/** Tells the other tabs of this origin. */
export function announceSession(type: SessionMessage): void {
  pageChannel().postMessage({ type });
}

/**
 * Tells the other tabs once this one has signed out: when its next page is there. Told earlier, they
 * would sign out at the same time, and one of the two would come to accounts without a proof of its
 * session while that still lives, and be asked whether to sign out.
 */
export function announceSignOut(): void {
  addEventListener('pagehide', sayGone, { once: true });
}

const sayGone = () => {
  announceSession('signed-out');
};

/**
 * Calls back when another tab announces something.
 *
 * @returns How to stop.
 */
export function listenToSession(
  handlers: Readonly<Record<SessionMessage, () => void>>,
): () => void {
  const handleMessage = ({ data }: MessageEvent<{ readonly type?: unknown }>) => {
    if (data.type === 'signed-in' || data.type === 'signed-out') handlers[data.type]();
  };
  const ours = pageChannel();
  ours.addEventListener('message', handleMessage);
  return () => {
    ours.removeEventListener('message', handleMessage);
  };
}
