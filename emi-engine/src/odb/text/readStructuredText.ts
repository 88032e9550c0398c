import { EmiError } from '../../problems/EmiError.ts';
import { LineScanner } from './LineScanner.ts';

/** Longest structured file in bytes; real ones have up to a quarter of a megabyte. */
const longestFile = 32 << 20;

/** A block `NAME { KEY=value … }`. */
export interface TextBlock {
  /** In upper case. */
  readonly name: string;
  /** Values by key in upper case. */
  readonly fields: ReadonlyMap<string, string>;
  /** Line of its start, from 1. */
  readonly line: number;
}

interface StructuredText {
  /** Values outside of blocks, by key in upper case. */
  readonly fields: ReadonlyMap<string, string>;
  /** Line of each of these keys, from 1. */
  readonly lines: ReadonlyMap<string, number>;
  readonly blocks: readonly TextBlock[];
}

/**
 * Reads a structured text file (ODB++ 8.1, "Structured Text Files") of `KEY=value` lines and
 * blocks. The first value of a key counts. Other lines are skipped.
 *
 * @throws EmiError `file-too-long`, `line-too-long`
 */
export function readStructuredText(bytes: Buffer, file: string): StructuredText {
  if (bytes.length > longestFile)
    throw new EmiError({ code: 'file-too-long', file, values: { limit: longestFile } });
  const fields = new Map<string, string>();
  const lines = new Map<string, number>();
  const blocks: TextBlock[] = [];
  let open: { name: string; fields: Map<string, string>; line: number } | undefined;
  let name = '';
  const scanner = new LineScanner(bytes, file);
  while (!scanner.isAtEnd) {
    const { line } = scanner;
    const text = scanner.rest();
    scanner.nextLine();
    if (text === '' || text.startsWith('#')) continue;
    const equals = text.indexOf('=');
    if (text === '}') open = undefined;
    else if (text.endsWith('{') && equals < 0) {
      // The brace may be on a separate line.
      const words = text.slice(0, -1).trim() || name;
      open = { name: words.toUpperCase(), fields: new Map(), line };
      blocks.push(open);
    } else if (equals < 0) name = text;
    else {
      const key = text.slice(0, equals).trim().toUpperCase();
      const target = open?.fields ?? fields;
      if (target.has(key)) continue;
      target.set(key, text.slice(equals + 1).trim());
      if (!open) lines.set(key, line);
    }
  }
  return { fields, lines, blocks };
}
