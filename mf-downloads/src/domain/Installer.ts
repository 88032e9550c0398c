/** An installer that the team can download. */
export interface Installer {
  readonly kind: 'latest' | 'combined';
  /** Code of the edition in the configuration. */
  readonly edition: number;
  readonly version: string;
  readonly bit: 32 | 64;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
  /** Whether the file is recorded as EV-signed. */
  readonly isSigned: boolean;
  /** Time of publication in ISO 8601. */
  readonly publishedAt: string;
  /** Release notes; empty when there are none. */
  readonly notes: { readonly en: string; readonly ja: string };
}

/** The installers of one version, one per published bit width. */
export interface Offer {
  readonly version: string;
  readonly files: readonly Installer[];
}

export interface Offers {
  readonly latest: Offer | undefined;
  /** The version for combined use with another one; professional teams only. */
  readonly combined: Offer | undefined;
}
