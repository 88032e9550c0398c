import type { ReleaseFrame } from '../../../platform/db/tables/releaseFigures.ts';

/** `at name (https://…:1:2)` and `at https://…:1:2`, or `name@https://…:1:2`. */
const frameLine = /^(?:at (?:async )?(?:(.*?) \()?|([^@]*)@)(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;
/** Scripts that the portal serves, beside the release. */
const ownScripts = /^\/(?:shell|remotes)\/[\w.+/-]+\.js$/;
const fileOfRelease = /^\w[\w./-]*\.js$/;
const mostFrames = 20;
const mostNameCharacters = 60;
const largestPlace = 2_000_000_000;

interface Known {
  /** Base address of the release's files. */
  readonly base: string;
  /** Origin of the portal. */
  readonly origin: string;
}

/**
 * Parses the frames of a stack trace of Chromium, Firefox or Safari that are in the portal's
 * scripts. Drops everything else: the message, and other addresses.
 */
export function readFrames(stack: string, known: Known): readonly ReleaseFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, at = '', before = at, address = '', row, column] = frameLine.exec(line.trim()) ?? [];
      const file = fileOf(address, known);
      if (file === undefined) return [];
      const name = before.replaceAll(/[^\w$.<> ]/g, '').slice(0, mostNameCharacters);
      return [{ name, file, line: placeOf(row), column: placeOf(column) }];
    })
    .slice(0, mostFrames);
}

/** Parses a single position, whose column may be unknown. */
export function readPlace(
  address: string,
  place: { readonly line?: number | undefined; readonly column?: number | undefined },
  known: Known,
): readonly ReleaseFrame[] {
  const file = fileOf(address, known);
  const { line = 1, column = 1 } = place;
  return file === undefined ? [] : [{ name: '', file, line, column }];
}

function fileOf(address: string, { base, origin }: Known): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const whole = url.origin + url.pathname;
  const own = whole.startsWith(base) ? whole.slice(base.length) : '';
  if (fileOfRelease.test(own)) return own;
  return url.origin === origin && ownScripts.test(url.pathname) ? url.pathname : undefined;
}

function placeOf(digits: string | undefined): number {
  return Math.min(Number(digits ?? 1), largestPlace);
}
