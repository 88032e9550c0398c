import { licenseFileRefusals, type LicenseFileRefusal } from '@portal/shared/domain';

/** `unknown`: refused for a reason that this release has no sentence for. */
export type SwitchRefusal = LicenseFileRefusal | 'unknown';

/** What became of a switch of the activation mode. */
export type SwitchOutcome =
  { readonly kind: 'switched' } | { readonly kind: 'refused'; readonly reason: SwitchRefusal };

/** Reads the code of the header `X-Reason`. */
export function switchRefusalOf(code: string | null): SwitchRefusal {
  return licenseFileRefusals.find((known) => known === code) ?? 'unknown';
}
