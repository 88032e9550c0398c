import { type EdaData, noNet } from '../../odb/eda/EdaData.ts';
import { netlistSide, type Netlist } from '../../odb/eda/Netlist.ts';
import { type Features } from '../../odb/features/Features.ts';
import { type Warnings } from '../../problems/Warnings.ts';
import { type Board, type Net } from '../Board.ts';
import { lengthOfFeature } from '../lengthOfFeature.ts';
import { holeKind, type Holes } from '../Holes.ts';
import { type Pins } from '../Parts.ts';
import { alignNetlist } from './alignNetlist.ts';
import { growNets, type Grown, type Seed } from './growNets.ts';
import { lacksFids } from './lacksFids.ts';

type Netted = Pick<Board, 'nets' | 'copper' | 'holes' | 'pins' | 'parts' | 'shapes'>;

/** Sources of nets: `eda/data`, or the net list if that is missing. */
interface NetSources {
  readonly eda: EdaData | undefined;
  readonly netlist: Netlist | undefined;
  /** Folder of the step, for messages. */
  readonly folder: string;
  /** Features of the copper layers from the top down. */
  readonly features: readonly Features[];
  readonly warnings: Warnings;
}

/**
 * Finds the nets of copper by contact if `eda/data` is missing or incomplete: from pins and vias
 * with a known net, or from the points of the net list.
 */
export function completeNets(board: Netted, sources: NetSources): Netted {
  const { eda, netlist, folder, warnings } = sources;
  if (eda) {
    const line = lacksFids(eda, board.copper);
    if (line === undefined || board.nets.every(({ name }) => name === noNet)) return board;
    const grown = grow(board, pinSeeds(board));
    const pieces = grown.features.reduce((sum, { size }) => sum + size, 0);
    if (pieces === 0) return board;
    const place = line > 0 ? { line } : {};
    warnings.add({ code: 'nets-grown', file: `${folder}/eda/data`, ...place, values: { pieces } });
    return { ...board, ...withTotals(board, grown, board.pins, sources) };
  }
  const file = `${folder}/netlists/cadnet/netlist`;
  if (!netlist || netlist.nets.every((name) => name === noNet)) return board;
  const shift = alignNetlist(netlist, board.copper, board.holes);
  if (!shift) {
    warnings.add({ code: 'netlist-elsewhere', file });
    return board;
  }
  warnings.add({ code: 'nets-of-netlist', file, values: { nets: netlist.nets.length } });
  const nets = netlist.nets.map((name) => ({ name, traceMm: 0, vias: 0, pins: 0 }));
  const named = { ...board, nets };
  const grown = grow(named, netlistSeeds(netlist, shift, board.copper.length - 1));
  return { ...named, ...withTotals(named, grown, pinsOn(named, grown), sources) };
}

function grow({ copper, holes, shapes, nets }: Netted, seeds: readonly Seed[]): Grown {
  const none = nets.findIndex(({ name }) => name === noNet);
  const isNet = (net: number) => net >= 0 && net !== none;
  return growNets(
    { copper, holes },
    shapes,
    seeds.filter(({ net }) => isNet(net)),
    isNet,
  );
}

function pinSeeds(board: Netted): Seed[] {
  const { pins } = board;
  const stacks = stackPins(pins);
  const seeds = Array.from({ length: pins.count }, (_, pin) => ({
    x: pins.xy[pin * 2] ?? 0,
    y: pins.xy[pin * 2 + 1] ?? 0,
    net: pins.nets[pin] ?? -1,
    layer: sideOf(board, pin),
  }));
  // No file states the side of a card-edge finger.
  return seeds.filter((_, pin) => {
    const same = stacks.get(pointKey(pins, pin)) ?? [];
    return same.every((other) => pins.nets[other] === pins.nets[pin]);
  });
}

/** Pins by place: fingers of a card edge lie above each other on both sides of the board. */
function stackPins(pins: Pins): Map<string, number[]> {
  const stacks = new Map<string, number[]>();
  for (let pin = 0; pin < pins.count; pin++) {
    const key = pointKey(pins, pin);
    const stack = stacks.get(key) ?? [];
    stack.push(pin);
    stacks.set(key, stack);
  }
  return stacks;
}

function pointKey({ xy }: Pick<Pins, 'xy'>, row: number): string {
  return `${xy[row * 2]} ${xy[row * 2 + 1]}`;
}

function sideOf({ pins, parts, copper }: Netted, pin: number): number {
  return parts[pins.parts[pin] ?? -1]?.side === 'bottom' ? copper.length - 1 : 0;
}

function netlistSeeds(
  { points }: Netlist,
  [dx, dy]: readonly [x: number, y: number],
  last: number,
): Seed[] {
  const layers = new Map<number, number>([
    [netlistSide.top, 0],
    [netlistSide.bottom, last],
  ]);
  return Array.from({ length: points.count }, (_, point) => ({
    x: (points.xy[point * 2] ?? 0) + dx,
    y: (points.xy[point * 2 + 1] ?? 0) + dy,
    net: points.nets[point] ?? -1,
    layer: layers.get(points.sides[point] ?? -1) ?? -1,
  }));
}

/** Without `eda/data` the net numbers of pins mean nothing; the copper below them decides. */
function pinsOn(board: Netted, grown: Grown): Pins {
  const { pins, copper } = board;
  const none = board.nets.findIndex(({ name }) => name === noNet);
  const stacks = stackPins(pins);
  const nets = pins.nets.map((_, pin) => {
    const layer = sideOf(board, pin);
    const isSecond = (stacks.get(pointKey(pins, pin)) ?? []).indexOf(pin) % 2 === 1;
    const [x = 0, y = 0] = pins.xy.subarray(pin * 2, pin * 2 + 2);
    const net = grown.netAt(isSecond ? copper.length - 1 - layer : layer, x, y);
    return net < 0 ? none : net;
  });
  return { ...pins, nets };
}

/** Copper and holes with their nets, and the totals of each net. */
function withTotals(
  board: Netted,
  grown: Grown,
  pins: Pins,
  { features }: NetSources,
): Pick<Netted, 'nets' | 'copper' | 'holes' | 'pins'> {
  const holes = { ...grown.holes, vias: viasOf(grown.holes, pins) };
  const lengths = board.nets.map(() => 0);
  for (const [layer, found] of grown.features.entries())
    for (const [feature, net] of found) {
      const ofLayer = features[layer];
      if (ofLayer) lengths[net] = (lengths[net] ?? 0) + lengthOfFeature(ofLayer, feature);
    }
  const vias = count(board.nets, holes.nets, (hole) => holes.vias[hole] === 1);
  const pinCounts = count(board.nets, pins.nets);
  const nets = board.nets.map((net, number): Net => ({
    ...net,
    traceMm: net.traceMm + (lengths[number] ?? 0),
    vias: Math.max(net.vias, vias[number] ?? 0),
    pins: Math.max(net.pins, pinCounts[number] ?? 0),
  }));
  return { nets, copper: grown.copper, holes, pins };
}

function count(
  nets: readonly Net[],
  numbers: Int32Array,
  counts: (row: number) => boolean = () => true,
): number[] {
  const sums = nets.map(() => 0);
  numbers.forEach((net, row) => {
    if (net >= 0 && net < sums.length && counts(row)) sums[net] = (sums[net] ?? 0) + 1;
  });
  return sums;
}

/** Holes that are vias: declared ones, else plated holes of a net without a pin on them. */
function viasOf({ count: holes, kinds, nets, vias, xy }: Holes, pins: Pins): Uint8Array {
  const atPins = stackPins(pins);
  return Uint8Array.from({ length: holes }, (_, hole) => {
    if (vias[hole] === 1 || kinds[hole] === holeKind.via) return 1;
    const isAtPin = atPins.has(pointKey({ xy }, hole));
    return kinds[hole] === holeKind.unknown && (nets[hole] ?? -1) >= 0 && !isAtPin ? 1 : 0;
  });
}
