import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { guardHistory } from '../../web/leaving/guardHistory.ts';
import type { Routing } from './Routing.ts';

/** The part of the router's history that all kinds have. */
export type EmbedHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  | 'action'
  | 'location'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'push'
  | 'replace'
  | 'go'
  | 'listen'
>;

/** @param path address within the remote with which one in memory begins */
export function createEmbedHistory(routing: Routing, path: string): EmbedHistory {
  if (routing === 'hash') return guardHistory(createHashHistory({ v5Compat: true }));
  if (routing === 'path') return guardHistory(createBrowserHistory({ v5Compat: true }));
  return createMemoryHistory({ initialEntries: [path], v5Compat: true });
}
