import type { Severity } from '../../../domain/results/Finding.ts';

/** A finding on the picture of a board; lengths are millimetres from its middle. */
export interface BoardMark {
  /** Names the finding. */
  readonly id: string;
  readonly no: number;
  readonly severity: Severity;
  /** Index of its copper layer, -1 where it concerns no single one. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Polylines that show it, `x y` pairs. */
  readonly paths: readonly (readonly number[])[];
  /** Suppressed, or only found in the run that is compared: drawn hollow. */
  readonly isHollow: boolean;
}
