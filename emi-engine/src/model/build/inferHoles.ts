import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { PairNumbers } from '../../geometry/PairNumbers.ts';
import { strokeWidth, type SymbolShape } from '../../odb/symbols/SymbolShape.ts';
import { type CopperLayer } from '../CopperLayer.ts';
import { holeKind, type Holes } from '../Holes.ts';
import { type Pins } from '../Parts.ts';

/** Largest distance in nanometres of a hole from the center of its pads. */
const padTolerance = 25_000;
const mixedNets = -2;

/** What holes are inferred from. */
interface HoleEvidence {
  /** Holes of drill layers. */
  readonly drilled: Holes;
  /** Whether the archive has a drill layer, even an empty one. */
  readonly hasDrills: boolean;
  readonly copper: readonly CopperLayer[];
  /** For each copper layer, 1 for each feature that a via subnet names. */
  readonly vias: readonly (Uint8Array | undefined)[];
  readonly shapes: readonly SymbolShape[];
  readonly pins: Pins;
  /** Number of the net that stands for no net. */
  readonly noNet: number;
}

/**
 * Completes the holes of drill layers by what pads tell: a plated hole without a net has the net of
 * the pads around it, pads of a via subnet without a hole have one, and without any drill layer so
 * do pads of one net above each other.
 */
export function inferHoles(evidence: HoleEvidence): Holes {
  const { drilled, hasDrills, copper, pins } = evidence;
  const places = new PadPlaces(evidence);
  const nets = drilled.nets.map((net, hole) => {
    if (net >= 0 || drilled.kinds[hole] === holeKind.unplated) return net;
    return places.netAt(drilled.xy[hole * 2] ?? 0, drilled.xy[hole * 2 + 1] ?? 0);
  });
  const atHoles = BoxIndex.ofPoints(drilled.xy);
  const atPins = BoxIndex.ofPoints(pins.xy);
  const added = places.list().flatMap((place) => {
    const { x, y, net, from, to, isVia } = place;
    const isStack = !hasDrills && from < to && net >= 0;
    if (!isVia && !isStack) return [];
    if (atHoles.nearest(x, y, padTolerance) !== undefined) return [];
    const isPin = !isVia && atPins.nearest(x, y, padTolerance) !== undefined;
    // One pad does not tell how deep the via is.
    const span = from < to ? { from, to } : { from: 0, to: copper.length - 1 };
    return [{ ...place, ...span, net: Math.max(-1, net), isPin }];
  });
  const join = (own: Int32Array, more: readonly number[]) => Int32Array.from([...own, ...more]);
  const kinds = added.map(({ isPin }) => (isPin ? holeKind.plated : holeKind.via));
  return {
    count: drilled.count + added.length,
    drilled: drilled.drilled,
    isKnown: hasDrills || added.length > 0,
    xy: join(
      drilled.xy,
      added.flatMap(({ x, y }) => [x, y]),
    ),
    diameters: join(
      drilled.diameters,
      added.map(({ diameter }) => diameter),
    ),
    kinds: Uint8Array.from([...drilled.kinds, ...kinds]),
    nets: join(
      nets,
      added.map(({ net }) => net),
    ),
    from: join(
      drilled.from,
      added.map(({ from }) => from),
    ),
    to: join(
      drilled.to,
      added.map(({ to }) => to),
    ),
    vias: Uint8Array.from([...drilled.vias, ...added.map(({ isPin }) => (isPin ? 0 : 1))]),
  };
}

/** Where pads lie above each other, with what they tell about a hole. */
class PadPlaces {
  readonly #numbers: PairNumbers;
  readonly #xy: Int32Array;
  readonly #nets: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #vias: Uint8Array;
  readonly #diameters: Int32Array;
  #count = 0;

  constructor({ copper, vias, shapes, noNet }: HoleEvidence) {
    const most = copper.reduce((sum, { pads }) => sum + pads.count, 0);
    this.#numbers = new PairNumbers(most);
    this.#xy = new Int32Array(most * 2);
    this.#nets = new Int32Array(most);
    this.#from = new Int32Array(most);
    this.#to = new Int32Array(most);
    this.#vias = new Uint8Array(most);
    this.#diameters = new Int32Array(most);
    for (const { index, pads, isNegative } of copper)
      for (let row = 0; row < pads.count; row++) {
        const net = pads.nets[row] ?? -1;
        if (isNegative || pads.negative[row] === 1 || net < 0 || net === noNet) continue;
        const place = this.#numbers.add(pads.xy[row * 2] ?? 0, pads.xy[row * 2 + 1] ?? 0);
        if (place === this.#count) {
          this.#count += 1;
          this.#xy.set(pads.xy.subarray(row * 2, row * 2 + 2), place * 2);
          this.#nets[place] = net;
          this.#from[place] = index;
        } else if (this.#nets[place] !== net) this.#nets[place] = mixedNets;
        this.#to[place] = index;
        if (vias[index]?.[pads.features[row] ?? 0] === 1) this.#vias[place] = 1;
        const shape = shapes[pads.shapes[row] ?? -1];
        const half = shape ? Math.floor(strokeWidth(shape) / 2) : 0;
        const known = this.#diameters[place] ?? 0;
        this.#diameters[place] = known === 0 ? half : Math.min(known, half);
      }
  }

  /** The net of the pads at a point, -1 if they have none or several. */
  netAt(x: number, y: number): number {
    const place = this.#numbers.find(x, y);
    return place < 0 ? -1 : Math.max(-1, this.#nets[place] ?? -1);
  }

  list() {
    return Array.from({ length: this.#count }, (_, place) => place).flatMap((place) => {
      const isVia = this.#vias[place] === 1;
      const [from = 0, to = 0] = [this.#from[place], this.#to[place]];
      if (!isVia && from === to) return [];
      return [
        {
          ...{ x: this.#xy[place * 2] ?? 0, y: this.#xy[place * 2 + 1] ?? 0, from, to, isVia },
          ...{ net: this.#nets[place] ?? -1, diameter: this.#diameters[place] ?? 0 },
        },
      ];
    });
  }
}
