import { emiListedClasses, type EmiClassSource, type EmiNetClass } from '@portal/shared/domain';
import type { TypedSettings } from '../upload/BoardSettings.ts';

export interface ClassedNet {
  readonly net: string;
  readonly netClass: EmiNetClass;
  readonly source: EmiClassSource;
}

/** Initial values of a re-run. */
export interface RerunBasis {
  /** The given CSV text; empty for none. */
  readonly given: string;
  readonly settings: TypedSettings;
  /** All nets of the board in order. */
  readonly nets: readonly ClassedNet[];
}

/** Classes changed by the person, by net. */
export type ChangedClasses = ReadonlyMap<string, EmiNetClass>;

/**
 * Builds the CSV list for a re-run: the given list with the lines of changed nets replaced. Nets
 * without a line are guessed again.
 */
export function classesCsv(given: string, changed: ChangedClasses): string {
  const lines = given.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const kept = lines.filter((line) => !changed.has(netOf(line)));
  const [first = ''] = lines;
  const separator = ([';', '\t'] as const).find((sign) => unquoted(first).includes(sign)) ?? ',';
  const added = [...changed].map(([net, netClass]) =>
    [quoted(net), emiListedClasses[netClass]].join(separator),
  );
  return [...kept, ...added].map((line) => `${line}\n`).join('');
}

function unquoted(line: string): string {
  return line.replace(/"(?:[^"]|"")*"/gu, '');
}

/** The net of a line: its first cell. */
function netOf(line: string): string {
  const cell = /^\s*"((?:[^"]|"")*)"/u.exec(line)?.[1]?.replaceAll('""', '"');
  return (cell ?? line.split(/[,;\t]/u, 1)[0] ?? '').trim().replace(/^'(?=[=+\-@])/u, '');
}

/** Quotes a name that contains syntax of the list. */
function quoted(net: string): string {
  return /[",;\t\n\r]|^\s|\s$/u.test(net) ? `"${net.replaceAll('"', '""')}"` : net;
}
