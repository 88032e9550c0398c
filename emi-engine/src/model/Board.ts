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
  /** Rings of the profile; empty where the extent of the copper stands for it. */
  readonly surfaces: Surfaces;
}

/** A net and what it amounts to. */
export interface Net {
  readonly name: string;
  /** Length of its lines and arcs on copper layers, each feature once, in mm. */
  readonly traceMm: number;
  /** Numbers of its vias and of its pins in `eda/data` (subnets of these kinds). */
  readonly vias: number;
  readonly pins: number;
  /** Whether the archive calls it critical (`.critical_net`). */
  readonly isCritical?: true;
  /** Word that both nets of a differential pair have (`.diff_pair`), where the archive says it. */
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
 * A board put together from an archive. All coordinates and sizes are whole nanometres, x to the
 * right and y upwards, as seen from the top, in the archive's own origin; angles are clockwise in
 * thousandths of a degree. Nets are referred to by their number in `nets`, -1 is no net at all.
 */
export interface Board {
  /** Folder of the job in the archive, in lower case. */
  readonly rootFolder: string;
  /** Version of the format as the archive says it. */
  readonly odbVersion: string | undefined;
  /** Step that is the board, in lower case. */
  readonly step: string;
  readonly outline: Outline;
  /** All layers in the order of the matrix. */
  readonly layers: readonly BoardLayer[];
  /** Copper layers from the top down. */
  readonly copper: readonly CopperLayer[];
  /** Forms of symbols, by the numbers that pads have. */
  readonly shapes: readonly SymbolShape[];
  /** By number. The net `$NONE$` holds what has no net. */
  readonly nets: readonly Net[];
  readonly parts: readonly BoardPart[];
  readonly pins: Pins;
  readonly holes: Holes;
  readonly stackup: Stackup;
  readonly warnings: readonly Warning[];
}
