/**
 * Name of the channel by which tabs of one origin, manager or accounts, announce sign-in and
 * sign-out.
 */
const name = 'portal-session';

type SessionMessage = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** The page's only channel: a channel does not receive its own messages, but a second one would. */
function pageChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

/** Announces a sign-in or sign-out to the other tabs of this origin. */
export function announceSession(type: SessionMessage): void {
  pageChannel().postMessage({ type });
}

/**
 * Announces the sign-out to the other tabs when this page unloads. An earlier message would make
 * them sign out at the same time: one tab would then reach accounts without proof of its session
 * while that is still active, and accounts would ask whether to sign out.
 */
export function announceSignOut(): void {
  addEventListener('pagehide', sayGone, { once: true });
}

const sayGone = () => {
  announceSession('signed-out');
};

/**
 * Calls a handler when another tab announces something.
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
