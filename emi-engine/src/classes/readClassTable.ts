import { plainCode } from '@portal/shared/domain';
import { inPieces } from '@portal/paper/csv/inPieces.ts';
import {
  CsvError,
  csvRows,
  longestLine,
  type CsvRow,
  type CsvSeparator,
} from '@portal/paper/csv/parseCsv.ts';
import { separatorOf } from '../lists/separatorOf.ts';
import { netClasses, type NetClass } from '../findings/NetClass.ts';
import { EmiError } from '../problems/EmiError.ts';
import { type ProblemCode } from '../problems/Problem.ts';

/** A line of a user's list of net classes. */
interface GivenClass {
  readonly netClass: NetClass;
  /** Clock frequency in MHz. */
  readonly frequencyMhz?: number;
  /** Line number in the list, from 1. */
  readonly line: number;
}

/** More than the nets of the largest boards. */
const mostLines = 200_000;
/** 1 THz; more is a mistake in the unit. */
const highestMhz = 1_000_000;
const titles = /^(?:net|nets|net[ _-]?name|signal|ネット名?|信号名?)$/i;
/** Class names as users write them, without blanks, hyphens and case. */
const words = new Map<string, NetClass>([
  ...netClasses.map((name) => [name.toLowerCase(), name] as const),
  ...(['gnd', 'グランド', 'グラウンド'] as const).map((word) => [word, 'ground'] as const),
  ...(['pwr', '電源'] as const).map((word) => [word, 'power'] as const),
  ...(['clk', 'クロック'] as const).map((word) => [word, 'clock'] as const),
  ...(['高速', '高速信号'] as const).map((word) => [word, 'highSpeed'] as const),
  ...(['i/o', '入出力'] as const).map((word) => [word, 'io'] as const),
  ...(['other', '不明', 'その他'] as const).map((word) => [word, 'unknown'] as const),
]);

/**
 * Reads a user's list of net classes: CSV of net, class and an optional frequency in MHz; UTF-8
 * with or without a byte order mark; with or without a header line; separated by commas, semicolons
 * (then `12,5` is a number too) or tabs. An apostrophe before `=`, `+`, `-` or `@` comes from our
 * CSV files and is not part of the name.
 *
 * @param file name of the list, for messages
 * @throws EmiError naming the line of the first fault
 */
export async function readClassTable(
  bytes: Uint8Array,
  file: string,
): Promise<Map<string, GivenClass>> {
  const text = decode(bytes, file);
  const separator = separatorOf(text);
  const table = new Map<string, GivenClass>();
  let rows = 0;
  try {
    await inPieces(csvRows(text, separator), (row) => {
      if (rows === mostLines) refuse('classes-too-long', file, mostLines, { limit: mostLines });
      const read = readRow(row, { file, separator, isFirst: rows === 0 });
      rows += 1;
      if (!read) return;
      const known = table.get(read.net);
      if (known) refuse('classes-twice', file, row.line, { net: read.net, first: known.line });
      table.set(read.net, read.given);
    });
  } catch (error) {
    if (error instanceof CsvError)
      refuse(error.code === 'long' ? 'line-too-long' : 'classes-quotes', file, error.line, {
        limit: longestLine,
      });
    throw error;
  }
  return table;
}

interface RowContext {
  readonly file: string;
  readonly separator: CsvSeparator;
  readonly isFirst: boolean;
}

/** @returns undefined for a header line and for an empty line */
function readRow(
  { line, cells }: CsvRow,
  { file, separator, isFirst }: RowContext,
): { readonly net: string; readonly given: GivenClass } | undefined {
  const [net = '', word = '', frequency = ''] = cells.map((cell) => cell.trim());
  if ((isFirst && titles.test(net)) || cells.every((cell) => cell.trim() === '')) return undefined;
  if (net === '' || word === '') refuse('classes-columns', file, line);
  const plain = plainCode(word).toLowerCase();
  const netClass = words.get(plain.replace(/[\s_-]/g, ''));
  if (!netClass)
    refuse('classes-class', file, line, { class: word, classes: netClasses.join(', ') });
  const frequencyMhz = readFrequency(frequency, separator);
  if (Number.isNaN(frequencyMhz)) refuse('classes-frequency', file, line, { frequency });
  const given = { netClass, line, ...(frequencyMhz === undefined ? {} : { frequencyMhz }) };
  return { net: net.replace(/^'(?=[=+\-@])/, ''), given };
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EmiError({ code: 'classes-encoding', file });
  }
}

/** @returns undefined for an empty cell, NaN for an invalid frequency */
function readFrequency(cell: string, separator: CsvSeparator): number | undefined {
  if (cell === '') return undefined;
  const text = plainCode(cell).replace(/MHz$/i, '').trimEnd();
  const number = separator === ',' ? text : text.replace(',', '.');
  const value = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : NaN;
  return value > 0 && value <= highestMhz ? value : NaN;
}

function refuse(
  code: ProblemCode,
  file: string,
  line: number,
  values: Readonly<Record<string, string | number>> = {},
): never {
  throw new EmiError({ code, file, line, values });
}
