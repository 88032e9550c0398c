import type { EmiSeverity } from '@portal/shared/domain';
import type { ChangeState } from '../../../domain/results/Change.ts';

/** A finding in the board picture; lengths are millimeters from the board's center. */
export interface BoardMark {
  readonly id: string;
  readonly no: number;
  readonly severity: EmiSeverity;
  /** Index of its copper layer, -1 for none or several. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Polylines that show it, as `x y` pairs. */
  readonly paths: readonly (readonly number[])[];
  /** Drawn hollow: fixed, suppressed, or only found in the compared run. */
  readonly isHollow: boolean;
  /** Since the compared run. */
  readonly change: ChangeState | null;
}
