import type { SessionStore } from '@portal/shared';
import { whenIdle } from '../whenIdle.ts';
import type { Remotes } from './createRemotes.ts';
import { fetchFiles } from './fetchFiles.ts';
import { menuEntries } from './menuEntries.ts';
import { findRoute } from './RemotesState.ts';

/**
 * The part of the Network Information API that is used here; it is missing in TypeScript's DOM
 * library, since only Chromium has it.
 */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Reads the registry when the page is idle and, on a good connection, fetches the files behind the
 * menu, so that the first click on an entry does not wait. They are not run.
 */
export function prefetchWhenIdle(remotes: Remotes, session: SessionStore): void {
  whenIdle(() => {
    void remotes.readRegistry().then(() => {
      if (!isGoodConnection()) return;
      const entries = remotes.getState().remotes.flatMap(({ navigation }) => navigation);
      for (const { to } of menuEntries(entries, session.getState())) {
        const match = findRoute(remotes.getState(), to);
        if (match) fetchFiles(match.remote.current, match.route.path, 'prefetch');
      }
    });
  });
}

function isGoodConnection(): boolean {
  const connection: NetworkInformation | undefined =
    'connection' in navigator && typeof navigator.connection === 'object'
      ? (navigator.connection ?? undefined)
      : undefined;
  if (connection === undefined) return true;
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}
