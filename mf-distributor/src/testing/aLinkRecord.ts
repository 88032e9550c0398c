import type { DistributorAuth } from '@portal/shared/contracts';

/** A link as the API sends it, which does not end in the time of any test. */
export function aLinkRecord(changes: Partial<DistributorAuth> = {}): DistributorAuth {
  return {
    id: 'link-1',
    created_at: '2026-11-20T01:30:00.000Z',
    expires_at: '2126-02-18T01:30:00.000Z',
    ...changes,
  };
}
