/** A file that the team can download. */
export interface Installer {
  readonly kind: 'latest' | 'combined';
  /** Code from the configuration. */
  readonly edition: number;
  readonly version: string;
  readonly bit: 32 | 64;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Recorded as carrying an EV code signature. */
  readonly isSigned: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** Release notes; empty when there are none. */
  readonly notes: { readonly en: string; readonly ja: string };
}

/** The files of one version, one for each bit size that is published. */
export interface Offer {
  readonly version: string;
  readonly files: readonly Installer[];
}

export interface Offers {
  readonly latest: Offer | undefined;
  /** For use beside another version; professional teams only. */
  readonly combined: Offer | undefined;
}
