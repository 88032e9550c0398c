import type { DistributorAuth } from '@portal/shared/contracts';
import { http, HttpResponse } from '@portal/shared/testing';

const call = '*/api/user/auth';

/** The record, as the fake server has it at the moment of the call. */
export function hasLink(record: () => DistributorAuth) {
  return http.get(call, () => HttpResponse.json(record()));
}

export function refusesLink(status: number, code: string) {
  return http.get(call, () => HttpResponse.json({ error: true, code }, { status }));
}
