import { classifyNets, type Classification } from '../classes/classifyNets.ts';
import { findPairs, type NetPair } from '../classes/findPairs.ts';
import { BoxIndex } from '../geometry/BoxIndex.ts';
import { type Confidence } from '../findings/Finding.ts';
import { type NetClass } from '../findings/NetClass.ts';
import { chainSegments } from '../geometry/chainSegments.ts';
import { groupRows, rowsOf, type RowGroups } from '../geometry/groupRows.ts';
import { buildCopperRows } from '../copper/rows/buildCopperRows.ts';
import { type CopperRows } from '../copper/rows/CopperRows.ts';
import { type Board } from '../model/Board.ts';
import { holeKind } from '../model/Holes.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { HoleChains } from './hole-chains/HoleChains.ts';
import { CapacitorIndex } from '../parts/CapacitorIndex.ts';
import { type Bridge } from '../parts/findBridges.ts';
import { viewParts, type PartsView } from '../parts/PartsView.ts';
import { findPlanes, type Plane } from '../planes/findPlanes.ts';
import { findReferences, type Reference } from '../planes/findReferences.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** Frequency in MHz from which on most standards limit radiation. */
const assumedFrequencyMhz = 300;

/** Share of the outline from which on an area is a plane, whatever its net. */
const planeNetShare = 0.05;

/** Tables whose pieces have a net. */
type Table = 'segments' | 'pads' | 'areas';

/** The queries of rules about a board. Results are computed on first use and cached. */
export class BoardView {
  readonly board: Board;
  readonly settings: AnalysisSettings;
  #classes: readonly Classification[] | undefined;
  #planes: readonly Plane[] | undefined;
  #parts: PartsView | undefined;
  #pairs: readonly NetPair[] | undefined;
  #paired: ReadonlySet<number> | undefined;
  #capacitors: CapacitorIndex | undefined;
  #chains: HoleChains | undefined;
  readonly #byNet = new Map<string, RowGroups>();
  readonly #references = new Map<number, readonly Reference[]>();
  readonly #planeNets = new Map<number, ReadonlySet<number>>();
  readonly #segments = new Map<number, BoxIndex>();
  readonly #widest = new Map<number, number>();
  readonly #widestGround = new Map<number, number>();
  readonly #traceEnds = new Map<number, BoxIndex>();
  readonly #platedHoles = new Map<number, BoxIndex>();
  readonly #copper = new Map<number, CopperRows>();

  constructor(board: Board, settings: AnalysisSettings) {
    this.board = board;
    this.settings = settings;
  }

  /** Highest relevant frequency, in MHz. */
  get maxFrequencyMhz(): number {
    return this.settings.maxFrequencyMhz ?? assumedFrequencyMhz;
  }

  /** Confidence of what rests on the highest frequency: nobody may have given it. */
  get frequencyConfidence(): Confidence {
    return this.settings.maxFrequencyMhz === undefined ? 'likely' : 'certain';
  }

  /** Class of each net, by number. */
  get classes(): readonly Classification[] {
    return (this.#classes ??= classifyNets(this.board, this.settings, this));
  }

  /** Each copper layer as a plane. */
  get planes(): readonly Plane[] {
    return (this.#planes ??= findPlanes(this.board));
  }

  /** Roles of the parts and the nets they connect. */
  get parts(): PartsView {
    return (this.#parts ??= viewParts(this.board, this.settings));
  }

  /** Differential pairs, in the order of their positive nets. */
  get pairs(): readonly NetPair[] {
    return (this.#pairs ??= findPairs(this));
  }

  /** Whether a net is one of a differential pair. */
  isPaired(net: number): boolean {
    this.#paired ??= new Set(this.pairs.flatMap(({ positive, negative }) => [positive, negative]));
    return this.#paired.has(net);
  }

  /** Ways from layer to layer through several holes. */
  get chains(): HoleChains {
    return (this.#chains ??= new HoleChains(this));
  }

  /** The planes adjacent to a copper layer, the nearer one first. */
  referencesOf(layer: number): readonly Reference[] {
    return keep(this.#references, layer, () => findReferences(this.board, this.planes, layer));
  }

  /**
   * Extent of the copper of a layer: its areas, and lines and pads of their nets. Each part of a
   * split negative plane has the net of the holes it connects.
   */
  copperOf(layer: number): CopperRows {
    return keep(this.#copper, layer, () => {
      const copper = this.board.copper[layer];
      if (!copper) throw new RangeError(`The board has no copper layer ${layer}.`);
      const rows = buildCopperRows(this.board, copper, this.planes[layer]?.net ?? -1);
      return copper.isNegative ? rows.withNetsOf(this.#platedHolesOn(layer)) : rows;
    });
  }

  *#platedHolesOn(layer: number): Generator<readonly [x: number, y: number, net: number]> {
    const { count, xy, nets, kinds } = this.board.holes;
    for (let hole = 0; hole < count; hole++) {
      const net = nets[hole] ?? -1;
      if (this.isNet(net) && kinds[hole] !== holeKind.unplated && this.isHoleOn(hole, layer))
        yield [xy[hole * 2] ?? 0, xy[hole * 2 + 1] ?? 0, net];
    }
  }

  /**
   * Nets whose copper on a layer carries return currents: ground, power, and others that cover a
   * twentieth of the outline. Teardrops and signal pours do not.
   */
  planeNetsOf(layer: number): ReadonlySet<number> {
    return keep(this.#planeNets, layer, () => {
      const { areas = new Map<number, number>(), net = -1 } = this.planes[layer] ?? {};
      const nets = new Set([net]);
      if (this.board.copper[layer]?.isNegative)
        this.copperOf(layer).forEachSpan((_y, _start, _end, part) => nets.add(part));
      for (const [other, area] of areas) {
        const netClass = this.classes[other]?.netClass;
        const isSupply = netClass === 'ground' || netClass === 'power';
        if (isSupply || area >= this.board.outline.areaMm2 * planeNetShare) nets.add(other);
      }
      return nets;
    });
  }

  /** The capacitor between two nets whose center is nearest to a point, at most `most` away. */
  capacitorNear(
    x: number,
    y: number,
    most: number,
    ...nets: readonly [one: number, other: number]
  ): Bridge | undefined {
    this.#capacitors ??= new CapacitorIndex(this.board, this.parts.capacitors);
    return this.#capacitors.nearest(x, y, most, nets);
  }

  /** Whether a net is a clock or high speed. */
  isCritical(net: number): boolean {
    const netClass = this.classes[net]?.netClass;
    return netClass === 'clock' || netClass === 'highSpeed';
  }

  isGround(net: number): boolean {
    return this.classes[net]?.netClass === 'ground';
  }

  /** Numbers of the nets of a class, in order. */
  netsOf(netClass: NetClass): number[] {
    return this.classes.flatMap((net, number) => (net.netClass === netClass ? [number] : []));
  }

  /** Numbers of the clocks and high-speed nets, in order. */
  get criticalNets(): number[] {
    return this.board.nets.flatMap((_, net) => (this.isCritical(net) ? [net] : []));
  }

  /** Whether it is a real net, not the archive's entry for no net. */
  isNet(net: number): boolean {
    const name = this.board.nets[net]?.name;
    return name !== undefined && name !== noNet;
  }

  nameOf(net: number): string {
    return this.board.nets[net]?.name ?? '-';
  }

  /** Lines and arcs of a net on a copper layer: rows of its `segments`. */
  segmentsOf(net: number, layer: number): Int32Array {
    return this.#rowsOf('segments', net, layer);
  }

  padsOf(net: number, layer: number): Int32Array {
    return this.#rowsOf('pads', net, layer);
  }

  areasOf(net: number, layer: number): Int32Array {
    return this.#rowsOf('areas', net, layer);
  }

  /** The traces of a net on a copper layer as polylines, joined where two segments meet. */
  tracesOf(net: number, layer: number): Int32Array[] {
    const copper = this.board.copper[layer];
    return copper ? chainSegments(copper.segments.xy, this.segmentsOf(net, layer)) : [];
  }

  /** Spatial index of the segments of a copper layer, as rows of its `segments`. */
  segmentIndexOf(layer: number): BoxIndex {
    return keep(this.#segments, layer, () =>
      BoxIndex.ofSegments(this.board.copper[layer]?.segments.xy ?? new Int32Array()),
    );
  }

  /** Width of the widest segment of a copper layer, in nanometres. */
  widestOf(layer: number): number {
    const widths = this.board.copper[layer]?.segments.widths ?? [];
    return keep(this.#widest, layer, () => {
      let most = 0;
      for (const width of widths) if (width > most) most = width;
      return most;
    });
  }

  /** Width of the widest segment of ground on a copper layer, in nanometres. */
  widestGroundOf(layer: number): number {
    return keep(this.#widestGround, layer, () => {
      const { nets, widths } = this.board.copper[layer]?.segments ?? { nets: [], widths: [] };
      let most = 0;
      for (let row = 0; row < nets.length; row++)
        if ((widths[row] ?? 0) > most && this.isGround(nets[row] ?? -1)) most = widths[row] ?? 0;
      return most;
    });
  }

  /**
   * Spatial index of the ends of all segments of a copper layer: end `e` belongs to segment `e >>
   * 1`.
   */
  traceEndsOf(layer: number): BoxIndex {
    return keep(this.#traceEnds, layer, () =>
      BoxIndex.ofPoints(this.board.copper[layer]?.segments.xy ?? new Int32Array()),
    );
  }

  /** Spatial index of the holes of a net except unplated ones, as rows of the board's `holes`. */
  platedHolesOf(net: number): BoxIndex {
    const { xy, kinds } = this.board.holes;
    return keep(this.#platedHoles, net, () =>
      BoxIndex.ofPoints(
        xy,
        this.holesOf(net).filter((hole) => kinds[hole] !== holeKind.unplated),
      ),
    );
  }

  /** Whether a hole passes through a copper layer; blind and buried holes skip some. */
  isHoleOn(hole: number, layer: number): boolean {
    const { from, to } = this.board.holes;
    return layer >= (from[hole] ?? 0) && layer <= (to[hole] ?? 0);
  }

  /** Rows of the holes of a net. */
  holesOf(net: number): Int32Array {
    return rowsOf(this.#grouped('holes', this.board.holes.nets), net);
  }

  /** Rows of the pins of a net. */
  pinsOf(net: number): Int32Array {
    return rowsOf(this.#grouped('pins', this.board.pins.nets), net);
  }

  #rowsOf(table: Table, net: number, layer: number): Int32Array {
    const copper = this.board.copper[layer];
    if (!copper) return new Int32Array();
    return rowsOf(this.#grouped(`${table} ${layer}`, copper[table].nets), net);
  }

  #grouped(name: string, nets: Int32Array): RowGroups {
    return keep(this.#byNet, name, () => groupRows(nets, this.board.nets.length));
  }
}

/** Returns the cached value of a key; computes it on first use. */
function keep<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
