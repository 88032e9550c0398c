import { useSession } from '@portal/shared';
import { useCallback } from 'react';

/** Returns a function that makes a server path absolute, so that it also works in embeds. */
export function useServerLink(): (path: string) => string {
  const manager = useSession(({ config }) => config.services.manager);
  return useCallback((path) => new URL(path, manager).href, [manager]);
}
