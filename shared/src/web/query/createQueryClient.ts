import { QueryClient } from '@tanstack/react-query';
import type { AuditKind } from '../../areas/team/audit/auditActions.ts';
import { isApiError } from '../http/ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What in the team the answer depends on: it is refetched when that changes. */
      readonly changesWith?: readonly AuditKind[];
    };
  }
}

function isWorthRepeating(count: number, error: unknown): boolean {
  return count < 1 && isApiError(error) && ['network', 'server'].includes(error.kind);
}

/**
 * Creates the page's query client. A failed read is repeated once, and when the browser is online
 * again; a write never is.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isWorthRepeating,
        retryDelay: 800,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        // It is off by default in this network mode.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
