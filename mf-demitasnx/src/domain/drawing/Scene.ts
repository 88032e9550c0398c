import type { DrawnLayer, DrawnPart } from './Drawing.ts';
import type { PieceSet, TileGrid } from './PieceSet.ts';

/** Copper of one polarity, drawn after the runs before it. */
export interface CopperRun {
  /** It erases what the runs before it drew. */
  readonly isErasing: boolean;
  /** Strokes with round ends, and circles as strokes of no length. */
  readonly capsules: PieceSet;
  readonly trapezoids: PieceSet;
}

/** A copper layer, ready to be drawn. */
export interface SceneLayer extends Pick<
  DrawnLayer,
  'name' | 'isPlane' | 'planeNet' | 'references' | 'returnNets'
> {
  /** Nearly always one; more where pieces erase others. */
  readonly runs: readonly CopperRun[];
}

/** A round hole. Its copper layers are `from` up to `to`. */
export interface SceneHole {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly net: number;
  readonly from: number;
  readonly to: number;
  readonly isVia: boolean;
}

/** A part, the middle of its extent and the extent in millimetres. */
export interface ScenePart extends Pick<DrawnPart, 'ref' | 'side'> {
  readonly x: number;
  readonly y: number;
  /** Corners of its extent, `x y` four times. */
  readonly corners: readonly number[];
}

/**
 * A board ready to be drawn and asked. All lengths are millimetres; the origin is the middle of the
 * board, which lies at `center` in the archive's coordinates.
 */
export interface Scene {
  readonly center: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  readonly grid: TileGrid;
  readonly nets: readonly string[];
  /** From the top down. */
  readonly layers: readonly SceneLayer[];
  /** The board itself: its outline filled. */
  readonly outline: PieceSet;
  /** The edge of the outline as thin strokes. */
  readonly edge: PieceSet;
  readonly holes: readonly SceneHole[];
  readonly parts: readonly ScenePart[];
}
