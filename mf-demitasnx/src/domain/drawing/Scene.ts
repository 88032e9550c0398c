import type { DrawnLayer, DrawnPart } from './Drawing.ts';
import type { PieceSet, TileGrid } from './PieceSet.ts';

/** Copper of one polarity, drawn after the runs before it. */
export interface CopperRun {
  /** Whether it erases earlier runs. */
  readonly isErasing: boolean;
  /** Strokes with round caps; circles are strokes of zero length. */
  readonly capsules: PieceSet;
  readonly trapezoids: PieceSet;
  /** Filled areas, as trapezoids. */
  readonly pours: PieceSet;
}

/** A copper layer prepared for drawing. */
export interface SceneLayer extends Pick<
  DrawnLayer,
  'name' | 'isPlane' | 'planeNet' | 'references' | 'returnNets'
> {
  /** Nearly always one run; more if pieces erase others. */
  readonly runs: readonly CopperRun[];
}

/** A round hole through the copper layers `from` to `to`. */
export interface SceneHole {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly net: number;
  readonly from: number;
  readonly to: number;
  readonly isVia: boolean;
}

/** A part: center and extent in millimeters. */
export interface ScenePart extends Pick<DrawnPart, 'ref' | 'side'> {
  readonly x: number;
  readonly y: number;
  /** The four corners of its extent, as `x y` pairs. */
  readonly corners: readonly number[];
}

/**
 * A board prepared for drawing and hit tests. Lengths are in millimeters; the origin is the center
 * of the board, at `center` in the archive's coordinates.
 */
export interface Scene {
  readonly center: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  readonly grid: TileGrid;
  readonly nets: readonly string[];
  /** From top to bottom. */
  readonly layers: readonly SceneLayer[];
  /** The filled outline. */
  readonly outline: PieceSet;
  /** The outline as thin strokes. */
  readonly edge: PieceSet;
  readonly holes: readonly SceneHole[];
  readonly parts: readonly ScenePart[];
}
