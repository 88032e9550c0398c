import type { LicenseGrant } from './LicenseFile.ts';

/** Whether a proven license file lets this machine work now. */
type GrantState =
  | { readonly kind: 'valid'; readonly until: Date }
  | { readonly kind: 'not_yet_valid'; readonly from: Date }
  | { readonly kind: 'expired'; readonly since: Date }
  | { readonly kind: 'foreign_device' };

/** `fingerprint` is the machine's own; a file made for another machine is of no use on this one. */
export function checkGrant(grant: LicenseGrant, fingerprint: string, now: Date): GrantState {
  const from = new Date(grant.nbf);
  const until = new Date(grant.exp);
  if (grant.fp !== fingerprint) return { kind: 'foreign_device' };
  if (now < from) return { kind: 'not_yet_valid', from };
  return now < until ? { kind: 'valid', until } : { kind: 'expired', since: until };
}
