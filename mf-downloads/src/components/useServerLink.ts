import { useSession } from '@portal/shared';
import { useCallback } from 'react';

/** Makes a path of the server an address that leads there from other sites too. */
export function useServerLink(): (path: string) => string {
  const manager = useSession(({ config }) => config.services.manager);
  return useCallback((path) => new URL(path, manager).href, [manager]);
}
