import type { DistributorAuth } from '@portal/shared/contracts';
import { http, HttpResponse } from '@portal/shared/testing';

/** A link as on the wire, valid for the whole test run. */
export function aLinkRecord(changes: Partial<DistributorAuth> = {}): DistributorAuth {
  return {
    id: 'link-1',
    created_at: '2026-11-20T01:30:00.000Z',
    expires_at: '2126-02-18T01:30:00.000Z',
    ...changes,
  };
}

const call = '*/api/user/auth';

/** Answers the link with what `record` returns at the time of the call. */
export function hasLink(record: () => DistributorAuth) {
  return http.get(call, () => HttpResponse.json(record()));
}

export function refusesLink(status: number, code: string) {
  return http.get(call, () => HttpResponse.json({ error: true, code }, { status }));
}
