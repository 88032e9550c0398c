/** What the page of the other site is told by its server. */
export interface IntranetSettings {
  /** Address of the embed build. */
  readonly module: string;
  readonly customProps: {
    readonly baseUrl: string;
    readonly token: string;
    readonly locale: 'en' | 'ja';
  };
}
