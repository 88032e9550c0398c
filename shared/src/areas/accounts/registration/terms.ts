/**
 * Versions of the terms of use and of the privacy policy, year and month. Who changes what either
 * says raises it: agreements to an earlier version are refused from then on.
 */
export const termsVersion = '2026-11';
export const privacyVersion = '2026-11';

/** The versions that a person agreed to; `null` when the client names none. */
interface Agreement {
  readonly terms: string | null;
  readonly privacy: string | null;
}

/**
 * Whether an agreement is to texts that no longer count, since the page is older than the change. A
 * later version counts: pages may be ahead of the server.
 */
export function isAgreementOutdated({ terms, privacy }: Agreement): boolean {
  const isTermsOutdated = terms !== null && terms < termsVersion;
  return isTermsOutdated || (privacy !== null && privacy < privacyVersion);
}
