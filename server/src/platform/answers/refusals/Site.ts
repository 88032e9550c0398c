/** What error responses need to know of an application. */
export interface Site {
  /** Public origin of the application. */
  readonly origin: string;
  /** The portal's start page. */
  readonly start: string;
  /** Whether people visit it. Unknown addresses then get an HTML page. */
  readonly hasPages: boolean;
}
