import type { DistributorAuth } from '@portal/shared/contracts';

/** A link as on the wire, valid for the whole test run. */
export function aLinkRecord(changes: Partial<DistributorAuth> = {}): DistributorAuth {
  return {
    id: 'link-1',
    created_at: '2026-11-20T01:30:00.000Z',
    expires_at: '2126-02-18T01:30:00.000Z',
    ...changes,
  };
}
