/** An application as its refusals need to know it. */
export interface Site {
  /** Public origin of the application. */
  readonly origin: string;
  /** The portal's start page. */
  readonly start: string;
  /** Whether people visit it: addresses that it does not know are then answered as pages. */
  readonly hasPages: boolean;
}
