import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import { countCall } from './limits.queries.ts';
import { networkOf } from './networkOf.ts';

/** Rate-limit key of a route: per network and route. */
export function routeCaller({ method, routeOptions, ip }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}:${networkOf(ip)}`;
}

/**
 * Store of the routes' `rateLimit` in the database, so that all processes share one count. Its keys
 * come from `routeCaller` and contain the route.
 */
export function databaseLimitStore({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): FastifyRateLimitStoreCtor {
  const count = async (key: string, max: number, windowMs: number) => {
    const now = clock();
    const endsAt = new Date(now.getTime() + windowMs);
    const counted = await countCall(db, { key, max, now, endsAt });
    return { current: counted.calls, ttl: counted.endsAt.getTime() - now.getTime() };
  };
  return class implements FastifyRateLimitStore {
    incr(...[key, answer, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(key, max, windowMs).then(
        (counted) => answer(null, counted),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
