import { readUnit } from '../text/LengthUnit.ts';
import { LineScanner } from '../text/LineScanner.ts';
import { RecordFaults } from '../text/RecordFaults.ts';
import { Int32List } from '../text/NumberLists.ts';
import { type Components, type Part } from './Components.ts';
import { type EdaContext } from './readEdaData.ts';

const wholeTurn = 360_000;
const mostParts = 500_000;
const mostPins = 5_000_000;

/**
 * Reads a `components` file (ODB++ 8.1, "components (Layer Components)"): `CMP pkg x y rot mirror
 * ref part`, its properties `PRP name 'value'` and pins `TOP pin x y rot mirror net subnet name`.
 * Pin positions are taken as written, since writers disagree on how mirrored packages turn.
 */
export function readComponents(
  bytes: Buffer,
  side: Part['side'],
  { file, unit, warnings }: EdaContext,
): Components {
  const scanner = new LineScanner(bytes, file);
  const faults = new RecordFaults(file, warnings);
  scanner.unit = unit;
  const parts: (Part & { properties: Map<string, string>; pins: [number, number] })[] = [];
  const pins = { xy: new Int32List(), nets: new Int32List(), parts: new Int32List() };
  const names: string[] = [];

  const readPart = () => {
    const number = scanner.integer();
    const x = scanner.coordinate();
    const y = scanner.coordinate();
    const angle = scanner.angle();
    scanner.word();
    const ref = scanner.name();
    if (Number.isNaN(number + x + y + angle) || ref === '') return false;
    // The name of the part may have blanks.
    const name = scanner.restOfName();
    faults.checkCount(parts.length, mostParts, scanner.line);
    parts.push({
      ...{ ref, name, package: number, side, x, y },
      angle: ((angle % wholeTurn) + wholeTurn) % wholeTurn,
      properties: new Map(),
      pins: [names.length, names.length],
    });
    return true;
  };
  const readPin = () => {
    const part = parts.at(-1);
    scanner.integer();
    const x = scanner.coordinate();
    const y = scanner.coordinate();
    scanner.word();
    scanner.word();
    const net = scanner.integer();
    if (!part || Number.isNaN(x + y + net)) return false;
    scanner.integer();
    faults.checkCount(names.length, mostPins, scanner.line);
    pins.xy.push(x);
    pins.xy.push(y);
    pins.nets.push(net);
    pins.parts.push(parts.length - 1);
    names.push(scanner.restOfName());
    part.pins[1] = names.length;
    return true;
  };
  const readProperty = () => {
    const record = scanner.restInBytes();
    const [, quoted, value = ''] = /^([^']*?)\s*'([^']*)'/.exec(record) ?? [];
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(record) ?? [];
    if (quoted === undefined) parts.at(-1)?.properties.set(word, rest);
    else parts.at(-1)?.properties.set(quoted, value);
  };

  while (!scanner.isAtEnd) {
    const line = scanner.line;
    const record = scanner.word();
    let isReadable = true;
    if (record === 'CMP') isReadable = readPart();
    else if (record === 'TOP') isReadable = readPin();
    else if (record === 'PRP') readProperty();
    else if (record === 'U' || record.startsWith('UNITS=')) {
      const named = readUnit(record === 'U' ? scanner.word() : record.slice('UNITS='.length));
      if (named) scanner.unit = named;
    }
    if (!isReadable) faults.add(line);
    scanner.nextLine();
  }
  faults.finish();
  return {
    parts,
    pins: {
      count: names.length,
      xy: pins.xy.finish(),
      nets: pins.nets.finish(),
      parts: pins.parts.finish(),
      names,
    },
  };
}
