import { type Board } from '../model/Board.ts';
import { type Finding, type Said } from './Finding.ts';
import { type ClassSource, type NetClass } from './NetClass.ts';
import { type RuleId } from './RuleId.ts';

/** A rule that could not look at the board, such as one that needs nets where none are known. */
export interface SkippedRule {
  readonly rule: RuleId;
  readonly reason: Said;
}

/** A figure that a report prints besides findings, such as a resonance of a pair of planes. */
export interface Figure {
  readonly rule: RuleId;
  readonly text: Said;
}

/** Everything that an analysis found out; reports are made of it alone. */
export interface Analysis {
  readonly board: Board;
  /** Class of each net of the board, by number. */
  readonly classes: readonly { readonly netClass: NetClass; readonly source: ClassSource }[];
  /** What each copper layer is to return currents. */
  readonly planes: readonly {
    readonly isPlane: boolean;
    /** Net of most of its area, -1 for none. */
    readonly net: number;
    /** Indices of the planes beside it, the nearer one first. */
    readonly references: readonly number[];
    /** Nets whose copper on it carries return currents of others. */
    readonly returnNets: readonly number[];
  }[];
  /** The worst first; in the same order for the same board and settings. */
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
  readonly skipped: readonly SkippedRule[];
  /**
   * Parameters that were used, in the order of the report: name, value, whether it was assumed, and
   * whether it is a threshold that no profile has replaced.
   */
  readonly parameters: readonly {
    readonly name: Said;
    readonly value: string;
    readonly isAssumed: boolean;
    readonly isDefault: boolean;
  }[];
}
