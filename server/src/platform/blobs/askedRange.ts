import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

/** Validators of a file, for resumed downloads. */
export interface Representation {
  /** Bytes. */
  readonly size: number;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** The part of a file that a request asks for; `end` is inclusive. */
export type AskedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'beyond' };

/**
 * Reads Range and If-Range (RFC 9110, section 14). Disjoint ranges, an unreadable range, and a
 * range of a file that has changed are answered with the whole file, as the standard allows.
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
 * Limits suffix ranges (`-5000`) to the file's size: the parser rejects longer ones, which mean the
 * whole file.
 */
function shortened(range: string, size: number): string {
  return range.replaceAll(
    /([=,]\s*)-(\d+)/g,
    (_all, before: string, last: string) => `${before}-${String(Math.min(Number(last), size))}`,
  );
}

/** Whether If-Range matches the file, so that a partial download can be resumed. */
function isSameFile(ifRange: unknown, { etag, modifiedAt }: Representation): boolean {
  if (typeof ifRange !== 'string') return true;
  // A weak tag never matches; a date must be equal.
  return ifRange === etag || ifRange === modifiedAt.toUTCString();
}
