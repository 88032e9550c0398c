/** What the page of the other site is told by its server. */
export interface IntranetSettings {
  /** Addresses of the embed builds. */
  readonly modules: {
    readonly licenses: string;
    readonly usageLog: string;
    readonly emiCheck: string;
  };
  readonly customProps: {
    readonly baseUrl: string;
    /** Empty: whoever looks at the page signs in. */
    readonly token: string;
    readonly locale: 'en' | 'ja';
  };
}
