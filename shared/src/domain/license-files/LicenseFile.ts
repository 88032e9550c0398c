import type { CalendarDay } from '../calendar/CalendarDay.ts';
import type { Product } from '../licenses/Product.ts';

/** LIR: request for a license file. LIC: license file. LRR: release request. */
export type LicenseFileKind = 'LIR' | 'LIC' | 'LRR';

/** A device asks for a license file. Signed by the device's key. */
export interface LicenseRequest {
  readonly typ: 'LIR';
  readonly v: 1;
  /** Names this request; one that was used before is refused. */
  readonly req: string;
  /** The device's name, for people. */
  readonly host: string;
  /** Fingerprint of the machine: SHA-256, base64url. */
  readonly fp: string;
  /** The device's public key: Ed25519, 32 bytes, base64url. */
  readonly dk: string;
  readonly products: readonly Product[];
  /** Name and version of the program that made the request. */
  readonly app: string;
  /** When it was made, in ISO 8601. */
  readonly iat: string;
}

/** Lets one device work without the network. Signed by the vendor's key. */
export interface LicenseGrant {
  readonly typ: 'LIC';
  readonly v: 1;
  /** Names this license file; the release request refers to it. */
  readonly id: string;
  readonly req: string;
  readonly fp: string;
  readonly dk: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly licenses: readonly GrantedLicense[];
  readonly iat: string;
  /** Valid from this instant on, in ISO 8601. */
  readonly nbf: string;
  /** No longer valid from this instant on, in ISO 8601. */
  readonly exp: string;
}

/** A type, not an interface, so that it counts as plain JSON. */
export type GrantedLicense = {
  readonly number: string;
  readonly product: Product;
  readonly start_at: CalendarDay;
  readonly end_at: CalendarDay;
};

/** A device has erased its license file and gives the licenses back. Signed by the device's key. */
export interface LicenseRelease {
  readonly typ: 'LRR';
  readonly v: 1;
  /** Names this release request; one that was used before is refused. */
  readonly req: string;
  /** The license file that is given back. */
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
