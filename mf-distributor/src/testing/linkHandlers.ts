import type { DistributorAuth } from '@portal/shared/contracts';
import { http, HttpResponse } from '@portal/shared/testing';

const call = '*/api/user/auth';

/** Answers the link with what `record` returns at the time of the call. */
export function hasLink(record: () => DistributorAuth) {
  return http.get(call, () => HttpResponse.json(record()));
}

export function refusesLink(status: number, code: string) {
  return http.get(call, () => HttpResponse.json({ error: true, code }, { status }));
}
