/** What tabs of one service tell each other; the manager's pages use the same words. */
export interface SessionNews {
  readonly type: 'signed-in' | 'signed-out';
}

const name = 'portal-session';

export function tellTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** @returns how to stop listening. */
export function listenToTabs(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => {
    channel.close();
  };
}
