import type { LicenseFileKind } from './LicenseFile.ts';

/** Largest license file that is read, in bytes. */
export const maxLicenseFileBytes = 64 * 1024;
/** A request's own time may differ from the server's by this much. */
const maxClockSkewMs = 24 * 3_600_000;

/** Why a license file was refused: the codes of the header `X-Reason` and of the log. */
export const licenseFileRefusals = [
  /** No file in the form. */
  'no_file',
  'wrong_extension',
  'empty',
  /** Over 64 KB. */
  'too_large',
  /** Not a license file, damaged, or of a version that is not known. */
  'malformed',
  /** A license file of another kind. */
  'wrong_kind',
  /** Signed by a key that is not known or was revoked. */
  'unknown_key',
  /** The signature does not fit the content. */
  'tampered',
  /** Made more than 24 hours before or after now. */
  'clock_skew',
  /** This very request was used before. */
  'reused',
  /** From another device than the one it belongs to. */
  'foreign_device',
  /** Neither a schematic nor a PCB license was chosen. */
  'no_license',
  /** The request is for another product than the chosen license. */
  'wrong_product',
  /** The chosen license is in use, standalone already, or not valid today. */
  'license_unavailable',
  /** The license file was given back already. */
  'not_standalone',
] as const;

export type LicenseFileRefusal = (typeof licenseFileRefusals)[number];

/** What can be told of a chosen file before it is read or sent. */
export function checkLicenseFile(
  file: { readonly name: string; readonly size: number },
  kind: LicenseFileKind,
): LicenseFileRefusal | null {
  if (!file.name.toLowerCase().endsWith(`.${kind.toLowerCase()}`)) return 'wrong_extension';
  if (file.size === 0) return 'empty';
  return file.size > maxLicenseFileBytes ? 'too_large' : null;
}

/** Whether a request made at `iat` (ISO 8601) is too far from `now`. */
export function isClockSkewed(iat: string, now: Date): boolean {
  return Math.abs(Date.parse(iat) - now.getTime()) > maxClockSkewMs;
}
