import type { LicenseFileKind } from './LicenseFile.ts';

/** Largest license file that is read, in bytes. */
export const maxLicenseFileBytes = 64 * 1024;
/** Most that a request's own time may differ from the server's, in milliseconds. */
const maxClockSkewMs = 24 * 3_600_000;

/** Why a license file was refused: the codes of the header `X-Reason` and of the log. */
export const licenseFileRefusals = [
  /** The form has no file. */
  'no_file',
  'wrong_extension',
  'empty',
  /** The file has more than 64 KB. */
  'too_large',
  /** The file is no license file, or damaged, or of an unknown version. */
  'malformed',
  /** The license file is of another kind. */
  'wrong_kind',
  /** The key of the signature is unknown or revoked. */
  'unknown_key',
  /** The signature does not fit the content. */
  'tampered',
  /** The request was made more than 24 hours before or after now. */
  'clock_skew',
  /** The request was used before. */
  'reused',
  /** The request comes from another device than the one it belongs to. */
  'foreign_device',
  /** Neither a schematic nor a PCB license was chosen. */
  'no_license',
  /** The request is for another product than the chosen license. */
  'wrong_product',
  /** The chosen license is in use, standalone already, or not valid today. */
  'license_unavailable',
  /** The license file has been given back already. */
  'not_standalone',
] as const;

export type LicenseFileRefusal = (typeof licenseFileRefusals)[number];

/**
 * Checks the name and size of a chosen file before it is read or sent. @returns why it is refused,
 * or null
 */
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
