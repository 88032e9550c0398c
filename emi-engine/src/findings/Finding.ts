import { type ClassSource, type NetClass } from './NetClass.ts';
import { type RuleId } from './RuleId.ts';

export type Severity = 'error' | 'warning' | 'info';

/** Units of what rules measure. `ratio` is without a unit. */
export type Unit = 'mm' | 'mm2' | '%' | 'MHz' | 'count' | 'ratio';

/** A sentence by its name; `{name}` in it is one of the values. */
export interface Said {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** One place of a board that does not keep to a rule. Lengths are nanometres unless said otherwise. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** How bad it is, for sorting: how far beyond its limit (1 to 10), times the weight of the class. */
  readonly score: number;
  /** Number of its net in the board, -1 for none. */
  readonly net: number;
  /** Other nets that take part, such as the neighbor of a parallel run. */
  readonly otherNets: readonly number[];
  readonly netClass: NetClass;
  readonly classSource: ClassSource;
  /** Index of its copper layer, -1 where it concerns no single one. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** What was measured and its limit, in `unit`. */
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** What is wrong here, and what to do about it, in any language (`describeFinding`). */
  readonly message: Said;
  readonly advice: Said;
  /** Where the limit comes from: a published guideline or rule of another tool. */
  readonly source: string;
  /** Polylines that show it, `x y` pairs each: the run across a gap, the two sides of a pair. */
  readonly paths: readonly Int32Array[];
}
