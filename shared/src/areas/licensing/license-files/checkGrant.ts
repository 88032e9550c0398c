import type { LicenseGrant } from './LicenseFile.ts';

/** Whether a license file with a valid signature lets this machine work now. */
type GrantState =
  | { readonly kind: 'valid'; readonly until: Date }
  | { readonly kind: 'not_yet_valid'; readonly from: Date }
  | { readonly kind: 'expired'; readonly since: Date }
  | { readonly kind: 'foreign_device' };

/**
 * Checks a license file's machine and dates.
 * @param fingerprint the machine's own; a file for another machine is of no use here
 */
export function checkGrant(grant: LicenseGrant, fingerprint: string, now: Date): GrantState {
  const from = new Date(grant.nbf);
  const until = new Date(grant.exp);
  if (grant.fp !== fingerprint) return { kind: 'foreign_device' };
  if (now < from) return { kind: 'not_yet_valid', from };
  return now < until ? { kind: 'valid', until } : { kind: 'expired', since: until };
}
