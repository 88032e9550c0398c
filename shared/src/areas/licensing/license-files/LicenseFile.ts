import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { Product } from '../../products/Product.ts';

/**
 * The kind of a license file. LIR: request for a license file. LIC: license file. LRR: release
 * request.
 */
export type LicenseFileKind = 'LIR' | 'LIC' | 'LRR';

/** A device's request for a license file (LIR). Signed by the device's key. */
export interface LicenseRequest {
  readonly typ: 'LIR';
  readonly v: 1;
  /** Id of this request; one that was used before is refused. */
  readonly req: string;
  /** Name of the device for people. */
  readonly host: string;
  /** Fingerprint of the machine: SHA-256, base64url. */
  readonly fp: string;
  /** The device's public key: Ed25519, 32 bytes, base64url. */
  readonly dk: string;
  readonly products: readonly Product[];
  /** Name and version of the program that made the request. */
  readonly app: string;
  /** Time of the request in ISO 8601. */
  readonly iat: string;
}

/**
 * The license file (LIC), which lets one device work without the network. Signed by the vendor's
 * key.
 */
export interface LicenseGrant {
  readonly typ: 'LIC';
  readonly v: 1;
  /** Id of this license file; the release request refers to it. */
  readonly id: string;
  readonly req: string;
  readonly fp: string;
  readonly dk: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly licenses: readonly GrantedLicense[];
  readonly iat: string;
  /** Start of validity, an instant in ISO 8601. */
  readonly nbf: string;
  /** End of validity, an instant in ISO 8601 that is no longer valid itself. */
  readonly exp: string;
}

/** One license in a license file. A type, not an interface, so that it counts as plain JSON. */
export type GrantedLicense = {
  readonly number: string;
  readonly product: Product;
  readonly start_at: CalendarDay;
  readonly end_at: CalendarDay;
};

/**
 * A release request (LRR): a device has erased its license file and gives the licenses back. Signed
 * by the device's key.
 */
export interface LicenseRelease {
  readonly typ: 'LRR';
  readonly v: 1;
  /** Id of this release request; one that was used before is refused. */
  readonly req: string;
  /** Id of the license file that is given back. */
  readonly lic: string;
  readonly fp: string;
  readonly erased: true;
  readonly iat: string;
}

/** The payload of each kind of file. */
export interface LicenseFilePayloads {
  readonly LIR: LicenseRequest;
  readonly LIC: LicenseGrant;
  readonly LRR: LicenseRelease;
}

export type LicenseFilePayload = LicenseFilePayloads[LicenseFileKind];
