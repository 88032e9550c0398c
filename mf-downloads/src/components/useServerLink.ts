import { useSession } from '@portal/shared';
import { useCallback } from 'react';

/** Returns a function that makes a path of the server a full address, which works in embeds too. */
export function useServerLink(): (path: string) => string {
  const manager = useSession(({ config }) => config.services.manager);
  return useCallback((path) => new URL(path, manager).href, [manager]);
}
