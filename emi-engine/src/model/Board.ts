import { type Warning } from '../problems/Warnings.ts';
import { type FeatureFigures, type Surfaces } from '../odb/features/Features.ts';
import { type SymbolShape } from '../odb/symbols/SymbolShape.ts';
import { type CopperLayer } from './CopperLayer.ts';
import { type Holes } from './Holes.ts';
import { type BoardPart, type Pins } from './Parts.ts';
import { type Stackup } from './Stackup.ts';

/** The edge of a board. Coordinates in nanometres. */
export interface Outline {
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly areaMm2: number;
  /** Rings of the profile; empty if the bounding box of the copper stands in for it. */
  readonly surfaces: Surfaces;
}

/** A net and its totals. */
export interface Net {
  readonly name: string;
  /** Length of its lines and arcs on copper layers, each feature once, in mm. */
  readonly traceMm: number;
  /** Number of its vias and pins in `eda/data` (subnets of these kinds). */
  readonly vias: number;
  readonly pins: number;
  /** Whether the archive marks it as critical (`.critical_net`). */
  readonly isCritical?: true;
  /** Value of `.diff_pair` that both nets of a differential pair share. */
  readonly pair?: string;
}

/** A layer of the matrix that the board's step has. */
export interface BoardLayer {
  readonly name: string;
  readonly context: string;
  readonly type: string;
  readonly figures: FeatureFigures;
}

/**
 * A board built from an archive. All coordinates and sizes are whole nanometres, x to the right and
 * y upwards, seen from the top, relative to the archive's origin. Angles are clockwise in
 * thousandths of a degree. Nets are identified by their number in `nets`; -1 is no net.
 */
export interface Board {
  /** Folder of the job in the archive, in lower case. */
  readonly rootFolder: string;
  /** Version of the format, as stated in the archive. */
  readonly odbVersion: string | undefined;
  /** Step that is the board, in lower case. */
  readonly step: string;
  readonly outline: Outline;
  /** All layers in the order of the matrix. */
  readonly layers: readonly BoardLayer[];
  /** Copper layers from the top down. */
  readonly copper: readonly CopperLayer[];
  /** Shapes of symbols, by the numbers that pads use. */
  readonly shapes: readonly SymbolShape[];
  /** By number. The net `$NONE$` stands for no net. */
  readonly nets: readonly Net[];
  readonly parts: readonly BoardPart[];
  readonly pins: Pins;
  readonly holes: Holes;
  readonly stackup: Stackup;
  readonly warnings: readonly Warning[];
}
