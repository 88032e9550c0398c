import type { LicenseRow } from '@portal/shared/contracts';
import { http, HttpResponse } from '@portal/shared/testing';

/** Answers the license list as `rows` returns it at the moment of the call. */
export function listsLicenses(rows: () => readonly LicenseRow[]) {
  return http.get('*/api/licenses/', () => HttpResponse.json([...rows()]));
}

export function refuses(code: string, status = 409) {
  return HttpResponse.json({ error: true, code }, { status });
}

/** Refuses both switches with a reason. */
export function refusesFile(reason: string) {
  return HttpResponse.text('failed', { headers: { 'X-Reason': reason } });
}

export function licenseFileOf(number: string): string {
  return `-----BEGIN LIC-----\n${btoa(number)}\n-----END LIC-----\n`;
}

/** Answers the license file of any number. */
export function servesLicenseFiles() {
  return http.get('*/license/lic/:number', ({ params: { number } }) =>
    HttpResponse.text(licenseFileOf(String(number))),
  );
}
