import { type Warnings } from '../../problems/Warnings.ts';
import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { LineScanner } from '../text/LineScanner.ts';
import { RecordFaults } from '../text/RecordFaults.ts';
import { Int32List, Uint8List } from '../text/NumberLists.ts';
import { NetAttributeReader } from './NetAttributeReader.ts';
import { fidKind, subnetKind, type EdaData, type EdaPackage } from './EdaData.ts';

const [letterF, letterI] = Buffer.from('FI');
/** First letters of the other record types that are read. */
const others = new Set(Buffer.from('FSNPLU'));
/** First letters of the tables of attributes and texts. */
const tables = new Set(Buffer.from('@&'));
/** `C`, `H` and `L`. */
const fidLetters = new Map<number, number>([
  [67, fidKind.copper],
  [72, fidKind.hole],
  [76, fidKind.laminate],
]);
const subnetNames = new Map<string, number>([
  ['TOP', subnetKind.pin],
  ['VIA', subnetKind.via],
  ['TRC', subnetKind.trace],
  ['PLN', subnetKind.plane],
]);

/** Numbers that end the record of a package. */
const packageNumbers = 5;
/** Most nets and most packages; each is an object. */
const mostNets = 1_000_000;

/** Fields after the name of a pin: `type x y fhs etype mtype`. */
const pinFields = 6;

function pinName(record: string): string {
  const words = record.split(/\s+/);
  return words.slice(0, Math.max(1, words.length - pinFields)).join(' ');
}

export interface EdaContext {
  readonly file: string;
  readonly unit: LengthUnit;
  readonly warnings: Warnings;
}

/**
 * Reads `eda/data` (ODB++ 8.1, "eda (Electronic Design Automation)"): `LYR` numbers the layers,
 * then each `NET` has subnets `SNT TOP|VIA|TRC|PLN`, each with its `FID C|L|H layer feature`;
 * packages and feature groups (`FGR`) follow. Only attributes of nets are read. Outlines,
 * properties and feature groups with their features are skipped.
 */
export function readEdaData(bytes: Buffer, { file, unit, warnings }: EdaContext): EdaData {
  const scanner = new LineScanner(bytes, file);
  const faults = new RecordFaults(file, warnings);
  scanner.unit = unit;
  let layers: string[] = [];
  let layersLine = 0;
  const nets: string[] = [];
  const attributes = new NetAttributeReader();
  const packages: (EdaPackage & { pins: string[] })[] = [];
  const subnets = { nets: new Int32List(), kinds: new Uint8List(), fids: new Int32List() };
  const subnetLines = new Int32List();
  const fids = { kinds: new Uint8List(), layers: new Int32List(), features: new Int32List() };
  /** What the features of the following lines belong to. */
  let owner: 'subnet' | 'group' | 'nothing' = 'nothing';

  const readFid = () => {
    const kind = fidLetters.get(scanner.letter());
    const layer = scanner.integer();
    const feature = scanner.integer();
    if (kind === undefined || !(layer >= 0) || !(feature >= 0) || owner === 'nothing') return false;
    if (owner === 'group') return true;
    fids.kinds.push(kind);
    fids.layers.push(layer);
    fids.features.push(feature);
    return true;
  };
  const readSubnet = () => {
    const kind = subnetNames.get(scanner.word().toUpperCase());
    owner = 'nothing';
    if (kind === undefined || nets.length === 0) return false;
    subnets.nets.push(nets.length - 1);
    subnets.kinds.push(kind);
    subnets.fids.push(fids.kinds.length);
    subnetLines.push(scanner.line);
    owner = 'subnet';
    return true;
  };
  const readPackage = () => {
    // A name may have blanks; five numbers end the record.
    const words = scanner.restOfName().split(/\s+/);
    const name = words.slice(0, Math.max(1, words.length - packageNumbers)).join(' ');
    scanner.skip(words.length - packageNumbers);
    const next = () => scanner.coordinate();
    const [pitch, ...box] = [next(), next(), next(), next(), next()] as const;
    const isReadable = ![pitch, ...box].some(Number.isNaN);
    faults.checkCount(packages.length, mostNets, scanner.line);
    // The package keeps its number, since parts refer to it.
    packages.push({
      ...{ name, pins: [] },
      ...(isReadable ? { pitch, box } : { pitch: 0, box: [0, 0, 0, 0] as const }),
    });
    return isReadable;
  };

  while (!scanner.isAtEnd) {
    const first = scanner.peek();
    const line = scanner.line;
    let isReadable = true;
    if (first === letterF && scanner.bytes[scanner.at + 1] === letterI) {
      // Fast path for nine lines of ten: no string is created.
      scanner.at += 'FID'.length;
      isReadable = readFid();
    } else if (tables.has(first)) attributes.define(scanner);
    else if (others.has(first)) {
      const record = scanner.word();
      if (record === 'SNT') isReadable = readSubnet();
      else if (record === 'NET') {
        faults.checkCount(nets.length, mostNets, line);
        owner = 'nothing';
        const written = scanner.restInBytes();
        attributes.read(nets.length, written);
        // Attributes follow a semicolon, which a name cannot contain.
        nets.push((written.split(';', 1)[0] ?? '').trimEnd());
      } else if (record === 'PKG') {
        owner = 'nothing';
        isReadable = readPackage();
      } else if (record === 'FGR') owner = 'group';
      else if (record === 'PIN') packages.at(-1)?.pins.push(pinName(scanner.restOfName()));
      else if (record === 'LYR') {
        layers = scanner.rest().normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
        layersLine = line;
      } else if (record === 'U' || record.startsWith('UNITS=')) {
        const named = readUnit(record === 'U' ? scanner.word() : record.slice('UNITS='.length));
        if (named) scanner.unit = named;
      }
    }
    if (!isReadable) faults.add(line);
    scanner.nextLine();
  }
  faults.finish();
  subnets.fids.push(fids.kinds.length);
  return {
    layers,
    layersLine,
    nets,
    netAttributes: attributes.finish(),
    packages,
    subnets: {
      count: subnets.nets.length,
      nets: subnets.nets.finish(),
      kinds: subnets.kinds.finish(),
      fids: subnets.fids.finish(),
      lines: subnetLines.finish(),
    },
    fids: {
      kinds: fids.kinds.finish(),
      layers: fids.layers.finish(),
      features: fids.features.finish(),
    },
  };
}
