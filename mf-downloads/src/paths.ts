/** What names one file in an address. */
export interface FileName {
  readonly version: string;
  readonly bit: string | number;
  /** Code from the configuration. */
  readonly edition: string | number;
}

/** Every address this remote owns or links to. */
export const paths = {
  downloads: '/download',
  /** The download page with one of its sections open. */
  combined: '/download/combined',
  dotnet: '/download/dotnet',
  /** Where `execute` leads; its query names the file. */
  thanks: '/download/thanks',
  /** Of the server: records the download and leads to `thanks`. */
  execute: ({ version, bit, edition }: FileName) =>
    `/download/execute?${new URLSearchParams({ e: String(edition), bit: String(bit), v: version }).toString()}`,
  /** Of the server: the file itself. */
  file: ({ version, bit, edition }: FileName) =>
    `/download/thanks/${encodeURIComponent(version)}?${new URLSearchParams({ bit: String(bit), e: String(edition) }).toString()}`,
  /** On the accounts service. */
  team: '/team',
} as const;
