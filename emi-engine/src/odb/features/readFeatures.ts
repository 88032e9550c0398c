import { EmiError } from '../../problems/EmiError.ts';
import { type Warnings } from '../../problems/Warnings.ts';
import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { LineScanner } from '../text/LineScanner.ts';
import { RecordFaults } from '../text/RecordFaults.ts';
import { AttributeReader } from './AttributeReader.ts';
import { FeatureReader } from './FeatureReader.ts';
import { type Features, type SymbolUse } from './Features.ts';

const [line, pad, arc, text, surface, barcode] = Buffer.from('LPATSB');
const [symbol, attribute, textTable, comment] = Buffer.from('$@&#');
const [unit, count, identity] = Buffer.from('UFI');
const mostSymbols = 100_000;

/** Context that a features file does not state itself. */
export interface FeatureContext {
  /** Path of the file, for messages. */
  readonly file: string;
  /** Unit if the file states none. */
  readonly unit: LengthUnit;
  /** Names of the attributes to keep, in lower case. */
  readonly attributes: ReadonlySet<string>;
  readonly warnings: Warnings;
}

/**
 * Reads a features file: tables (`$` symbols, `@` and `&` attributes), then the records L, P, A, T,
 * S and B, numbered from 0 in this order (ODB++ 8.1, "features (Layer Features)"; 7.0 writes `U MM`
 * for `UNITS=MM`). Unreadable records keep their number and cause a warning.
 *
 * @throws EmiError for coordinates beyond 2.1 m, lines and tables beyond their limits
 */
export function readFeatures(bytes: Buffer, context: FeatureContext): Features {
  const { file, warnings } = context;
  const scanner = new LineScanner(bytes, file);
  const attributes = new AttributeReader(scanner, context.attributes);
  const reader = new FeatureReader(scanner, attributes);
  const uses = new Map<number, WrittenUse>();
  let fileUnit = context.unit;
  const faults = new RecordFaults(file, warnings);
  let announced = NaN;
  let countLine = 0;
  scanner.unit = fileUnit;

  while (!scanner.isAtEnd) {
    const first = scanner.skipBlanks();
    const at = scanner.line;
    const isRecord = (scanner.bytes[scanner.at + 1] ?? 10) <= 32;
    scanner.at += 1;
    if (isRecord && first === line) {
      if (!reader.line()) faults.add(at);
    } else if (isRecord && first === pad) {
      if (!reader.pad()) faults.add(at);
    } else if (isRecord && first === arc) {
      if (!reader.arc()) faults.add(at);
    } else if (isRecord && first === surface) {
      if (!reader.surface()) faults.add(at);
      continue;
    } else if (isRecord && first === text) reader.text();
    else if (isRecord && first === barcode) reader.barcode();
    else if (first === symbol) define(scanner, uses);
    else if (first === attribute) attributes.define();
    else if (first === unit) {
      const named = readUnit(scanner.rest().replace(/^(NITS\s*=)?/i, ''));
      if (named) scanner.unit = fileUnit = named;
    } else if (isRecord && first === count) {
      announced = scanner.integer();
      countLine = at;
    } else if (first === 10 || first === 13) scanner.at -= 1;
    else if (first !== comment && first !== textTable && first !== identity) faults.add(at);
    scanner.nextLine();
  }
  faults.finish();
  if (!Number.isNaN(announced) && announced !== reader.count)
    warnings.add({
      ...{ code: 'feature-count', file, line: countLine },
      values: { announced, read: reader.count },
    });
  return reader.finish(
    new Map([...uses].map(([number, use]) => [number, { ...use, unit: use.unit ?? fileUnit }])),
  );
}

/** A symbol before the unit of the file is known. */
type WrittenUse = Omit<SymbolUse, 'unit'> & { readonly unit: LengthUnit | undefined };

/** `$n name [I|M]`: the letter overrides the unit of the file. */
function define(scanner: LineScanner, uses: Map<number, WrittenUse>): void {
  const { file, line } = scanner;
  const number = scanner.integer();
  const name = scanner.word().toLowerCase();
  const own = scanner.word().toUpperCase();
  if (uses.size >= mostSymbols)
    throw new EmiError({
      code: 'too-many-symbols',
      file: scanner.file,
      line: scanner.line,
      values: { limit: mostSymbols },
    });
  const symbolUnit = own === 'I' ? 'inch' : own === 'M' ? 'mm' : undefined;
  uses.set(number, { name, unit: symbolUnit, place: { file, line } });
}
