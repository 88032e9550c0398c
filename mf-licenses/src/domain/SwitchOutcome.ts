import { licenseFileRefusals, type LicenseFileRefusal } from '@portal/shared/domain';

/** The reason of a refusal; `unknown` when this release has no message for it. */
export type SwitchRefusal = LicenseFileRefusal | 'unknown';

/** The outcome of a switch of the activation mode. */
export type SwitchOutcome =
  | { readonly kind: 'switched' }
  | { readonly kind: 'refused'; readonly reason: SwitchRefusal };

/** Reads the reason of a refusal from the header `X-Reason`. */
export function readSwitchRefusal(code: string | null): SwitchRefusal {
  return licenseFileRefusals.find((known) => known === code) ?? 'unknown';
}
