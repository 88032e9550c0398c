/** One request of a page load; times in milliseconds since the navigation began. */
export interface Request {
  readonly url: string;
  /** The browser's word for it: Document, Script, Fetch … */
  readonly kind: string;
  readonly startMs: number;
  /** `Infinity` while the answer has not arrived whole. */
  readonly endMs: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** `content-encoding` of the answer, `''` for none. */
  readonly encoding: string;
}
