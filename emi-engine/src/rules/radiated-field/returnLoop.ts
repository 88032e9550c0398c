import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { findRuns, type Run } from '../plane-gap/findRuns.ts';
import { ReturnCover } from '../plane-gap/ReturnCover.ts';

/** Distance in nanometres of the points at which the plane is looked up. */
const sampleStep = 500_000;
/** Distance in trace widths within which ground beside a trace returns its current. */
const coplanarWidths = 3;
/** Permeability of air over 2 π, in nH for each mm. */
const nhOfMm = 0.2;

/** The loops of a net's currents and of their return, in mm, mm² and nH. */
export interface ReturnLoop {
  readonly lengthMm: number;
  /** Between traces and the plane of their return. */
  readonly areaMm2: number;
  /** Inductance of the return itself, which lifts one end of the ground against the other. */
  readonly inductanceNh: number;
  /** Layer with the most area. */
  readonly layer: number;
}

/** Measures the loop of a net, from layer to layer. */
export class ReturnLoops {
  readonly #view: BoardView;
  readonly #covers: readonly ReturnCover[];

  constructor(view: BoardView) {
    this.#view = view;
    this.#covers = view.board.copper.map(({ index }) => new ReturnCover(view, index));
  }

  of(net: number): ReturnLoop {
    const layers = this.#covers.map((_, layer) => this.#onLayer(net, layer));
    const sum = (key: 'lengthMm' | 'areaMm2' | 'inductanceNh') =>
      layers.reduce((total, each) => total + each[key], 0);
    return {
      ...{ lengthMm: sum('lengthMm'), areaMm2: sum('areaMm2'), inductanceNh: sum('inductanceNh') },
      layer: layers.reduce(
        (best, { areaMm2 }, layer) => (areaMm2 > (layers[best]?.areaMm2 ?? 0) ? layer : best),
        0,
      ),
    };
  }

  #onLayer(net: number, layer: number): Omit<ReturnLoop, 'layer'> {
    const cover = this.#covers[layer];
    const width = this.#widthOf(net, layer);
    const [beside, beyond] = [this.#heightOver(layer, true), this.#heightOver(layer, false)];
    // Without a plane beside the layer, ground beside the trace returns the current.
    const height = beside ?? beyond ?? (coplanarWidths * width) / nmOfMm;
    let [lengthMm, areaMm2, inductanceNh] = [0, 0, 0];
    const add = (path: Int32Array, mm: number, heightMm: number) => {
      areaMm2 += mm * heightMm;
      inductanceNh += mm * nhOfMm * this.#spread(path, heightMm);
    };
    for (const path of this.#view.tracesOf(net, layer)) {
      const mm = pathLength(path) / nmOfMm;
      const isCovered = (x: number, y: number) => cover?.isCovered(x, y, width) === true;
      const runs = findRuns(path, sampleStep, isCovered);
      const gaps = runs.reduce((sum, { length }) => sum + length / nmOfMm, 0);
      for (const run of runs)
        add(run.path, run.length / nmOfMm, beyond ?? Math.hypot(height, this.#aside(run, layer)));
      add(path, Math.max(0, mm - gaps), height);
      lengthMm += mm;
    }
    return { lengthMm, areaMm2, inductanceNh };
  }

  #widthOf(net: number, layer: number): number {
    const { widths } = this.#view.board.copper[layer]?.segments ?? { widths: [] };
    return this.#view
      .segmentsOf(net, layer)
      .reduce((most, row) => Math.max(most, widths[row] ?? 0), 0);
  }

  /** Distance in mm from the middle of a run over a gap to the plane beside it. */
  #aside({ path, length }: Run, layer: number): number {
    const [reference] = this.#view.referencesOf(layer);
    const half = length / 2;
    if (!reference) return half / nmOfMm;
    const copper = this.#view.copperOf(reference.layer);
    const nets = this.#view.planeNetsOf(reference.layer);
    const [x, y] = middleOfPath(path);
    let reach = sampleStep;
    while (reach < half && !copper.hasNear(x, y, reach, (net) => nets.has(net))) reach *= 2;
    return Math.min(reach, half) / nmOfMm;
  }

  /** Height in mm over the nearest plane, beside the layer or beyond; undefined without one. */
  #heightOver(layer: number, isBeside: boolean): number | undefined {
    const { planes, board } = this.#view;
    const { dielectrics } = board.stackup;
    const heights = planes.flatMap(({ isPlane }, plane) => {
      const steps = Math.abs(plane - layer);
      if (!isPlane || steps === 0 || (steps === 1) !== isBeside) return [];
      const between = dielectrics.slice(Math.min(plane, layer), Math.max(plane, layer));
      return between.reduce((sum, { thickness }) => sum + thickness.value, 0) / nmOfMm;
    });
    return heights.length === 0 ? undefined : Math.min(...heights);
  }

  /**
   * Share of the field of a trace that closes around the whole plane: the potential of a plate of
   * finite width under a line, in elliptic coordinates. In its middle about twice the height over
   * the width, near its edge more.
   */
  #spread(path: Int32Array, heightMm: number): number {
    const [xMin, yMin, xMax, yMax] = this.#view.board.outline.box;
    const [xs = 0, ys = 0] = path;
    const [xe = 0, ye = 0] = path.subarray(-2);
    const isAcross = Math.abs(xe - xs) > Math.abs(ye - ys);
    const [low, high, at] = isAcross ? [yMin, yMax, (ys + ye) / 2] : [xMin, xMax, (xs + xe) / 2];
    const half = (high - low) / 2 / nmOfMm;
    const aside = (at - (low + high) / 2) / nmOfMm;
    const sum = Math.hypot(aside + half, heightMm) + Math.hypot(aside - half, heightMm);
    return half > 0 ? Math.acosh(Math.max(1, sum / (2 * half))) : 0;
  }
}
