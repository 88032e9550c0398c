import type { DistributorAuth } from '@portal/shared/contracts';
import type { Link } from '../domain/Link.ts';

/**
 * Converts the link from the wire. A record without an id is no link; one with times was ended by
 * the distributor.
 */
export function presentLink({ id, created_at, expires_at }: DistributorAuth): Link {
  if (id !== undefined && created_at !== undefined) {
    return { kind: 'linked', createdAt: created_at, expiresAt: expires_at ?? null };
  }
  return expires_at === undefined ? { kind: 'none' } : { kind: 'ended', endedAt: expires_at };
}
