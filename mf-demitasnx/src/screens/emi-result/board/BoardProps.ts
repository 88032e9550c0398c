import type { ListedFinding } from '../../../domain/results/Change.ts';
import type { Run } from '../../../domain/results/Result.ts';

/** A result's data for the board picture, and the selection in it. */
export interface BoardProps {
  readonly job: string;
  readonly fileName: string;
  /** The listed findings. */
  readonly findings: readonly ListedFinding[];
  /** Id of the selected finding. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Name of the highlighted net. */
  readonly lit: string | null;
  readonly onLight: (net: string | null) => void;
  /** The run with which the findings are compared. */
  readonly compared: Run | null;
}
