import type { Attention, LicenseFigures, LicenseRow } from '@portal/shared/contracts';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';

/** Answers what needs attention; nothing by default. */
export function needsAttention(given: Partial<Attention> = {}) {
  const nothing: Attention = { licenses: null, orders: { count: 0, first: [] }, cards: [] };
  return http.get('*/api/attention', () => HttpResponse.json({ ...nothing, ...given }));
}

const noFigures: LicenseFigures = { free: 0, in_use: 0, idle: 0, trial: 0, near_expiry: 0 };

/** Answers the figures above the list; zeros by default. */
export function hasFigures(given: Partial<LicenseFigures> = {}) {
  return http.get('*/api/licenses/figures', () => HttpResponse.json({ ...noFigures, ...given }));
}

/** Server for tests of the license list, including attention and figures. */
export function licenseServer() {
  return mockServer(needsAttention(), hasFigures());
}

/** Answers the license list with what `rows` returns at the time of the call. */
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

export function licenseFileText(number: string): string {
  return `-----BEGIN LIC-----\n${btoa(number)}\n-----END LIC-----\n`;
}

/** Answers the license file of any number. */
export function servesLicenseFiles() {
  return http.get('*/license/lic/:number', ({ params: { number } }) =>
    HttpResponse.text(licenseFileText(String(number))),
  );
}
