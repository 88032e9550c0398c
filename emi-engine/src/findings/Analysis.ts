import { type Board } from '../model/Board.ts';
import { type Finding, type Said } from './Finding.ts';
import { type ClassSource, type NetClass } from './NetClass.ts';
import { type PartGuess } from './PartRole.ts';
import { type RuleId } from './RuleId.ts';

/** A rule that could not check the board, such as one that needs nets on a board without nets. */
export interface SkippedRule {
  readonly rule: RuleId;
  readonly reason: Said;
}

/** A figure that a report prints besides findings, such as a resonance of a pair of planes. */
export interface Figure {
  readonly rule: RuleId;
  readonly text: Said;
}

/** The complete result of an analysis and the only input of reports. */
export interface Analysis {
  readonly board: Board;
  /** Class of each net of the board, by number. */
  readonly classes: readonly {
    readonly netClass: NetClass;
    readonly source: ClassSource;
    readonly confidence: number;
    readonly frequencyMhz?: number | undefined;
    readonly why: readonly Said[];
  }[];
  /** Role of each part of the board, by number, and why. */
  readonly parts: readonly PartGuess[];
  /** Each copper layer as a reference plane. */
  readonly planes: readonly {
    readonly isPlane: boolean;
    /** Net of the largest share of its area, -1 for none. */
    readonly net: number;
    /** Indices of the adjacent planes, the nearer one first. */
    readonly references: readonly number[];
    /** Nets whose copper on the layer carries return currents. */
    readonly returnNets: readonly number[];
  }[];
  /** The worst first; in the same order for the same board and settings. */
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
  readonly skipped: readonly SkippedRule[];
  /**
   * Parameters in the order of the report: name, value, whether it was assumed, and whether it is a
   * threshold at its default.
   */
  readonly parameters: readonly {
    readonly name: Said;
    readonly value: string;
    readonly isAssumed: boolean;
    readonly isDefault: boolean;
  }[];
}
