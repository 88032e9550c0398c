import type { Remotes } from '../remotes/createRemotes.ts';
import type { DevelopmentStore } from './DevelopmentState.ts';
import { fetchLocalRemote } from './LocalRemote.ts';

/** Takes each new build, and the problems in the sources, from the developer's server. */
export function followBuilds(store: DevelopmentStore, remotes: Remotes): void {
  const { origin } = store.state.development;
  const news = new EventSource(`${origin}/events`);
  const take = async (hash: string) => {
    if (store.state.local?.manifest.hash === hash) return;
    const local = await fetchLocalRemote(origin);
    store.set({ local, failure: undefined });
    remotes.replace(local.remote);
  };
  news.addEventListener('build', ({ data }: MessageEvent<string>) => {
    take(String(JSON.parse(data))).catch((error: unknown) => {
      // The server may be busy with the next build, which it will announce.
      store.set({ failure: String(error) });
    });
  });
  news.addEventListener('problems', ({ data }: MessageEvent<string>) => {
    const problems: unknown = JSON.parse(data);
    store.set({ problems: Array.isArray(problems) ? problems.map(String) : [] });
  });
  news.onopen = () => {
    store.set({ isConnected: true });
  };
  news.onerror = () => {
    store.set({ isConnected: false });
  };
}
