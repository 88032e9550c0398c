import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** How a file is named by its content, for requests that go on where an earlier one ended. */
export interface Representation {
  /** Bytes. */
  readonly size: number;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** What part of a file a request asks for; `end` is inclusive. */
export type AskedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'beyond' };

/**
 * Reads Range and If-Range (RFC 9110, section 14). Several ranges that do not touch are answered
 * with the whole file, which the standard allows; so is a range that cannot be read, and one of a
 * file that has changed since.
 */
export function askedRange(headers: IncomingHttpHeaders, file: Representation): AskedRange {
  const { range } = headers;
  if (range === undefined || !isSameFile(headers['if-range'], file)) return { kind: 'whole' };
  const ranges = parseRange(file.size, shortened(range, file.size), { combine: true });
  if (ranges === -1) return { kind: 'beyond' };
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return { kind: 'whole' };
  const [only] = ranges;
  return only ? { kind: 'part', ...only } : { kind: 'whole' };
}

/**
 * The Range header with suffix ranges (`-5000`) cut to the file's size: the parser refuses longer
 * ones, which mean the whole file.
 */
function shortened(range: string, size: number): string {
  return range.replaceAll(
    /([=,]\s*)-(\d+)/g,
    (_all, before: string, last: string) => `${before}-${String(Math.min(Number(last), size))}`,
  );
}

/**
 * Whether If-Range names this very file, so that the part a client has already may be completed.
 */
function isSameFile(ifRange: unknown, { etag, modifiedAt }: Representation): boolean {
  if (typeof ifRange !== 'string') return true;
  // A weak tag never matches here; a date must be the one that was told.
  return ifRange === etag || ifRange === modifiedAt.toUTCString();
}
