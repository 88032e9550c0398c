/** The parts that name one installer in an address. */
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
  /** The page to which `execute` leads; its query names the installer. */
  thanks: '/download/thanks',
  /** A call of the server that records the download and leads to `thanks`. */
  execute: ({ version, bit, edition }: FileName) =>
    `/download/execute?${new URLSearchParams({ e: String(edition), bit: String(bit), v: version }).toString()}`,
  /** The installer itself, on the server. */
  file: ({ version, bit, edition }: FileName) =>
    `/download/thanks/${encodeURIComponent(version)}?${new URLSearchParams({ bit: String(bit), e: String(edition) }).toString()}`,
  /** The license list, with the dialog that registers a computer. It is another remote's. */
  licenses: '/license',
  registration: '/license?register',
  /** The page of the team, on the accounts service. */
  team: '/team',
} as const;
