import type { HeatMap } from '@portal/shared/domain';
import type { BoardMark } from './BoardMark.ts';

/** The selected display options. */
export interface Shown {
  /** Indices of the layers, farthest first. */
  readonly layers: readonly number[];
  /** Layer beside which the others are dimmed; among `layers`. */
  readonly active: number | null;
  /** Opacity of traces and pads, from 0 to 1. */
  readonly opacity: number;
  /** Designator of the part that was looked for. */
  readonly part: string | null;
  readonly marks: readonly BoardMark[];
  /** Places are millimeters from the center; null if it is off. */
  readonly heat: HeatMap | null;
  readonly chosen: string | null;
  readonly isFromBelow: boolean;
  readonly hasParts: boolean;
}
