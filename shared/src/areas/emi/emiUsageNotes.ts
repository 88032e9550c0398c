/**
 * Version of the usage notes of the EMI check, year and month. Who changes the meaning of a note
 * raises it: agreements to an earlier version are refused from then on.
 */
export const emiUsageNotesVersion = '2026-11';

/**
 * Whether a person agreed to outdated usage notes, since their page is older than the change. A
 * later version counts: pages are released separately and may be ahead of the server.
 *
 * @param version null when the client names none
 */
export function isEmiAgreementOutdated(version: string | null): boolean {
  return version !== null && version < emiUsageNotesVersion;
}
