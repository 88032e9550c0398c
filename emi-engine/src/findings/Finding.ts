import type { EmiConfidence, EmiSeverity, EmiUnit } from '@portal/shared/domain';
import { type ClassSource, type NetClass } from './NetClass.ts';
import { type RuleId } from './RuleId.ts';

export type Severity = EmiSeverity;

/** How far a finding can be relied on. */
export type Confidence = EmiConfidence;

/** Units of measured values. `ratio` has no unit. */
export type Unit = EmiUnit;

/** A sentence by its key; `{name}` in it stands for a value. */
export interface Said {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** One place where a board violates a rule. Lengths are nanometres unless stated otherwise. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Sort key: how many times the limit is exceeded (1 to 10), times the weight of the class. */
  readonly score: number;
  /** Number of its net in the board, -1 for none. */
  readonly net: number;
  /** Other nets involved, such as the neighbor of a parallel run. */
  readonly otherNets: readonly number[];
  readonly netClass: NetClass;
  readonly classSource: ClassSource;
  /** Index of its copper layer, -1 if it concerns no single layer. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Measured value and limit, in `unit`. */
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** What is wrong and how to fix it, in any language (`describeFinding`). */
  readonly message: Said;
  readonly advice: Said;
  /** Source of the limit: a published guideline or a rule of another tool. */
  readonly source: string;
  /**
   * Polylines that show the finding, `x y` pairs each: the run across a gap, the two nets of a
   * pair.
   */
  readonly paths: readonly Int32Array[];
  readonly confidence: Confidence;
}
