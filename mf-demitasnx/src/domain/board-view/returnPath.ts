import { capsuleNumbers } from '../drawing/PieceList.ts';
import type { PieceSet } from '../drawing/PieceSet.ts';
import type { Scene, SceneLayer } from '../drawing/Scene.ts';
import { copperOfNet } from './copperOfNet.ts';
import { covers } from './findCopper.ts';
import type { Place } from './BoardView.ts';

/** The traces of a net on one layer, and the adjacent plane that carries their return current. */
export interface ReturnStretch {
  /** Indices of the layers; `plane` is null without an adjacent plane. */
  readonly layer: number;
  readonly plane: number | null;
  /** Length of the traces in mm. */
  readonly lengthMm: number;
  /** Share of the length covered by the plane's copper, from 0 to 1. */
  readonly coverage: number;
}

/** Sampling step along traces in mm, and the maximum number of samples. */
const step = 0.25;
const mostSamples = 4_000;
const rowsOfIndex = 128;

/**
 * Finds the return path of a net: for each layer with its traces, the nearest adjacent plane and
 * the share of the length that it covers.
 */
export function returnPath(scene: Scene, net: number): readonly ReturnStretch[] {
  return copperOfNet(scene, net).flatMap(({ layer, capsules }) => {
    const lengthMm = lengthOf(capsules);
    if (lengthMm === 0) return [];
    const plane = scene.layers[layer]?.references[0] ?? null;
    const reference = plane === null ? undefined : scene.layers[plane];
    const coverage = reference ? coverageOf(capsules, lengthMm, reference, scene.height) : 0;
    return [{ layer, plane, lengthMm, coverage }];
  });
}

function lengthOf(capsules: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < capsules.length; at += capsuleNumbers) {
    const value = (offset: number) => capsules[at + offset] ?? 0;
    sum += Math.hypot(value(2) - value(0), value(3) - value(1));
  }
  return sum;
}

function coverageOf(
  capsules: Float32Array,
  lengthMm: number,
  plane: SceneLayer,
  height: number,
): number {
  const rows = new PlaneRows(plane, height);
  const every = Math.max(step, lengthMm / mostSamples);
  let covered = 0;
  for (let at = 0; at < capsules.length; at += capsuleNumbers) {
    const value = (offset: number) => capsules[at + offset] ?? 0;
    const [dx, dy] = [value(2) - value(0), value(3) - value(1)];
    const length = Math.hypot(dx, dy);
    const samples = Math.max(1, Math.round(length / every));
    let hits = 0;
    for (let sample = 0; sample < samples; sample++) {
      const share = (sample + 0.5) / samples;
      if (rows.hasCopper({ x: value(0) + dx * share, y: value(1) + dy * share })) hits++;
    }
    covered += (length * hits) / samples;
  }
  return covered / lengthMm;
}

interface IndexedRun {
  readonly isErasing: boolean;
  readonly sets: readonly {
    readonly set: PieceSet;
    readonly rows: readonly (readonly number[])[];
  }[];
}

/** The pieces of a layer indexed by rows of y, for fast lookups. */
class PlaneRows {
  readonly #runs: readonly IndexedRun[];

  constructor(
    layer: SceneLayer,
    private readonly height: number,
  ) {
    this.#runs = layer.runs.toReversed().map(({ isErasing, capsules, trapezoids, pours }) => ({
      isErasing,
      sets: [pours, trapezoids, capsules].map((set) => ({ set, rows: this.#index(set) })),
    }));
  }

  hasCopper(place: Place): boolean {
    const row = this.#rowOf(place.y);
    for (const { isErasing, sets } of this.#runs)
      for (const { set, rows } of sets)
        if (rows[row]?.some((piece) => covers(set, piece * set.stride, place, 0)))
          return !isErasing;
    return false;
  }

  #rowOf(y: number): number {
    const row = Math.floor((y / this.height + 0.5) * rowsOfIndex);
    return Math.min(Math.max(row, 0), rowsOfIndex - 1);
  }

  #index({ count, stride, values }: PieceSet): number[][] {
    const rows = Array.from({ length: rowsOfIndex }, (): number[] => []);
    for (let piece = 0; piece < count; piece++) {
      const value = (offset: number) => values[piece * stride + offset] ?? 0;
      const isCapsule = stride === capsuleNumbers;
      const lower = isCapsule ? Math.min(value(1), value(3)) - value(4) / 2 : value(0);
      const upper = isCapsule ? Math.max(value(1), value(3)) + value(4) / 2 : value(1);
      for (let row = this.#rowOf(lower); row <= this.#rowOf(upper); row++) rows[row]?.push(piece);
    }
    return rows;
  }
}
