import type { ListedFinding } from '../../../domain/results/Change.ts';

/** What the picture of a board shows of a result, and what can be chosen in it. */
export interface BoardProps {
  readonly job: string;
  readonly fileName: string;
  /** As the list shows them. */
  readonly findings: readonly ListedFinding[];
  /** Id of the chosen finding. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Name of the net that is lit up. */
  readonly lit: string | null;
  readonly onLight: (net: string | null) => void;
}
