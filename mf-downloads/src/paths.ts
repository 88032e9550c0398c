/** Identifies an installer in an address. */
export interface FileName {
  readonly version: string;
  readonly bit: string | number;
  /** Code of the edition in the configuration. */
  readonly edition: string | number;
}

/** The addresses that this remote owns or links to. */
export const paths = {
  downloads: '/download',
  /** The download page with one of its sections open. */
  combined: '/download/combined',
  dotnet: '/download/dotnet',
  /** The page that follows `execute`; its query names the installer. */
  thanks: '/download/thanks',
  /** A server call that records the download and redirects to `thanks`. */
  execute: ({ version, bit, edition }: FileName) =>
    `/download/execute?${new URLSearchParams({ e: String(edition), bit: String(bit), v: version }).toString()}`,
  /** The installer file on the server. */
  file: ({ version, bit, edition }: FileName) =>
    `/download/thanks/${encodeURIComponent(version)}?${new URLSearchParams({ bit: String(bit), e: String(edition) }).toString()}`,
  /** The license list with the dialog that registers a computer, in another remote. */
  licenses: '/license',
  registration: '/license?register',
  /** The team page of the accounts service. */
  team: '/team',
} as const;
