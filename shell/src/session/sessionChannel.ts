/** Tabs of this origin tell each other when somebody signs in or out. */
const name = 'portal-session';

type SessionMessage = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** One for the whole page: a channel does not hear itself, another one of the same page would. */
function pageChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

export function announce(type: SessionMessage): void {
  pageChannel().postMessage({ type });
}

/** Calls back when another tab announces something. Returns how to stop. */
export function listen(handlers: Readonly<Record<SessionMessage, () => void>>): () => void {
  const handleMessage = ({ data }: MessageEvent<{ readonly type?: unknown }>) => {
    if (data.type === 'signed-in' || data.type === 'signed-out') handlers[data.type]();
  };
  const ours = pageChannel();
  ours.addEventListener('message', handleMessage);
  return () => {
    ours.removeEventListener('message', handleMessage);
  };
}
