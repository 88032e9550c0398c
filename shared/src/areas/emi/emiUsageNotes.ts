/**
 * Version of the usage notes of the EMI check, year and month. Who changes the meaning of a note
 * raises it: agreements to an earlier version are refused from then on.
 */
export const emiUsageNotesVersion = '2026-11';

/**
 * Whether somebody has agreed to usage notes that no longer count, since their page is older than
 * the change. A later version counts: pages are released by themselves and may be ahead of the
 * server.
 *
 * @param version null when a program names none
 */
export function isEmiAgreementOutdated(version: string | null): boolean {
  return version !== null && version < emiUsageNotesVersion;
}
