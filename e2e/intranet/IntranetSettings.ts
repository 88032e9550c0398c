/** What the page of the other site is told by its server. */
export interface IntranetSettings {
  /** Address of the portal's script. */
  readonly script: string;
  readonly customProps: {
    readonly baseUrl: string;
    /** Empty: whoever looks at the page signs in. */
    readonly token: string;
    readonly locale: 'en' | 'ja';
  };
}
