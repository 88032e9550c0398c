import type { DistributorAuth } from '@portal/shared/contracts';
import type { Link } from './distributor.queries.ts';

/**
 * The wire format of a link: an empty object without one. A link that the distributor ended has
 * the time of its end instead of an `id`, because the person must link again.
 */
export function presentLink(link: Link | undefined): DistributorAuth {
  if (!link) return {};
  const { id, created_at: createdAt, ended_at: endedAt } = link;
  const created = { created_at: createdAt.toISOString() };
  if (endedAt) return { ...created, expires_at: endedAt.toISOString() };
  const { expires_at: expiresAt } = link;
  return { id, ...created, ...(expiresAt ? { expires_at: expiresAt.toISOString() } : {}) };
}
