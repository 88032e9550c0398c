import type { TypedSettings } from '../upload/BoardSettings.ts';
import type { ClassSource, NetClass } from './Finding.ts';

/** A net and its class. */
export interface ClassedNet {
  readonly net: string;
  readonly netClass: NetClass;
  readonly source: ClassSource;
}

/** What a re-run begins with. */
export interface RerunBasis {
  /** The CSV text as it was given; empty for none. */
  readonly given: string;
  readonly settings: TypedSettings;
  /** All nets of the board in its order. */
  readonly nets: readonly ClassedNet[];
}

/** Classes that a person has changed, by net. */
export type ChangedClasses = ReadonlyMap<string, NetClass>;

/** Words of the lists that the analysis reads. */
const words: Readonly<Record<NetClass, string>> = {
  ground: 'ground',
  power: 'power',
  clock: 'clock',
  high_speed: 'highSpeed',
  io: 'io',
  unknown: 'unknown',
};

/**
 * The list of classes for a re-run: the given one, in which lines of changed nets are replaced by
 * theirs, as CSV text. A net that nobody said anything of is guessed again.
 */
export function classesCsv(given: string, changed: ChangedClasses): string {
  const lines = given.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const kept = lines.filter((line) => !changed.has(netOf(line)));
  const [first = ''] = lines;
  const separator = ([';', '\t'] as const).find((sign) => unquoted(first).includes(sign)) ?? ',';
  const added = [...changed].map(([net, netClass]) =>
    [quoted(net), words[netClass]].join(separator),
  );
  return [...kept, ...added].map((line) => `${line}\n`).join('');
}

function unquoted(line: string): string {
  return line.replace(/"(?:[^"]|"")*"/gu, '');
}

/** The net that a line is about: its first cell. */
function netOf(line: string): string {
  const cell = /^\s*"((?:[^"]|"")*)"/u.exec(line)?.[1]?.replaceAll('""', '"');
  return (cell ?? line.split(/[,;\t]/u, 1)[0] ?? '').trim().replace(/^'(?=[=+\-@])/u, '');
}

/** Quoted where signs of the list are part of the name. */
function quoted(net: string): string {
  return /[",;\t\n\r]|^\s|\s$/u.test(net) ? `"${net.replaceAll('"', '""')}"` : net;
}
