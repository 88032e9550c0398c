import { readUnit } from '../text/LengthUnit.ts';
import { LineScanner } from '../text/LineScanner.ts';
import { Int32List, Uint8List } from '../text/NumberLists.ts';
import { RecordFaults } from '../text/RecordFaults.ts';
import { netlistSide, type Netlist } from './Netlist.ts';
import { type EdaContext } from './readEdaData.ts';

const [dollar, comment, header, unitLetter] = Buffer.from('$#HU');
/** `T`, `D` and `B`: top, down and both. */
const sideLetters = new Map<number, number>([
  [84, netlistSide.top],
  [68, netlistSide.bottom],
  [66, netlistSide.both],
]);
const mostNets = 1_000_000;
const mostPoints = 10_000_000;

/**
 * Reads a net list (ODB++ 8.1, "netlist"): names `$n name`, then points `n radius x y side …`. The
 * fields after the side (sizes, test points, staggering) do not concern nets.
 */
export function readNetlist(bytes: Buffer, { file, unit, warnings }: EdaContext): Netlist {
  const scanner = new LineScanner(bytes, file);
  const faults = new RecordFaults(file, warnings);
  scanner.unit = unit;
  const nets: string[] = [];
  const places = new Map<number, number>();
  const points = { xy: new Int32List(), nets: new Int32List(), sides: new Uint8List() };

  const readName = () => {
    scanner.at += 1;
    const number = scanner.integer();
    const name = scanner.restInBytes();
    if (Number.isNaN(number) || name === '' || places.has(number)) return false;
    faults.checkCount(nets.length, mostNets, scanner.line);
    places.set(number, nets.length);
    nets.push(name);
    return true;
  };
  const readPoint = () => {
    const net = places.get(scanner.integer());
    scanner.coordinate();
    const x = scanner.coordinate();
    const y = scanner.coordinate();
    const side = sideLetters.get(scanner.letter());
    if (net === undefined || side === undefined || Number.isNaN(x + y)) return false;
    faults.checkCount(points.nets.length, mostPoints, scanner.line);
    points.xy.push(x);
    points.xy.push(y);
    points.nets.push(net);
    points.sides.push(side);
    return true;
  };

  while (!scanner.isAtEnd) {
    const first = scanner.skipBlanks();
    const { line } = scanner;
    let isReadable = true;
    if (first === dollar) isReadable = readName();
    else if (first === unitLetter) {
      const named = readUnit(scanner.rest().replace(/^U(NITS\s*=)?/i, ''));
      if (named) scanner.unit = named;
    } else if (first !== comment && first !== header && first !== 10 && first !== 13)
      isReadable = readPoint();
    if (!isReadable) faults.add(line);
    scanner.nextLine();
  }
  faults.finish();
  return {
    nets,
    points: {
      count: points.nets.length,
      ...{ xy: points.xy.finish(), nets: points.nets.finish(), sides: points.sides.finish() },
    },
  };
}
