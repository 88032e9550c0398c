import { type Said, type Severity, type Unit } from '../findings/Finding.ts';
import { type RuleId } from '../findings/RuleId.ts';
import { type SentenceCode } from '../findings/sentences/sentences.ts';
import { type BoardView } from './BoardView.ts';

/** What a rule cannot do without. */
export type RuleNeed = 'nets' | 'parts' | 'planes' | 'outline' | 'criticalNets';

/** A finding before it is rated: what a rule measured, and where. Coordinates in nanometres. */
export interface Draft {
  /** Number of its net, -1 for none; the net's class decides how much it weighs. */
  readonly net: number;
  readonly otherNets?: readonly number[];
  /** Index of its copper layer, -1 where it concerns no single one. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** What was measured and its limit, in `unit`. */
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** Whether the limit is the most or the least that is good. */
  readonly limitIs: 'most' | 'least';
  /** How many times worse than the limit, where `measured / limit` or its inverse does not say it. */
  readonly excess?: number;
  /**
   * For rules with a limit of their own for errors: whether it was passed. Then the finding is an
   * error, else at most a warning. Left out, the number alone decides.
   */
  readonly isError?: boolean;
  /** A severity it does not go beyond, errors of its own included. */
  readonly atMost?: Severity;
  readonly message: Said;
  readonly advice: Said;
  /** Polylines that show it, `x y` pairs each. */
  readonly paths: readonly Int32Array[];
}

/** What a rule found. */
export interface Found {
  readonly drafts: readonly Draft[];
  /** Figures that the report prints besides findings. */
  readonly figures?: readonly Said[];
}

/** A rule of the analysis. */
export interface Rule {
  readonly id: RuleId;
  readonly needs: readonly RuleNeed[];
  /** Thresholds by name with their defaults; names end in their unit. A profile replaces them. */
  readonly defaults: Readonly<Record<string, number>>;
  /** Published guidelines and rules of other tools that the thresholds are taken from. */
  readonly source: string;
  /** @param limits the thresholds in force, by the names of `defaults` */
  find(view: BoardView, limits: Readonly<Record<string, number>>): Found;
}

/** Thresholds of a rule under the names that sentences describe. */
type Limits<Id extends RuleId> = {
  readonly [
    Code in SentenceCode as Code extends `limit.${Id}.${infer Name}` ? Name : never
  ]: number;
};

/** Makes a rule whose `find` gets its limits under the names of its defaults. */
export function defineRule<Id extends RuleId>(
  rule: Omit<Rule, 'id' | 'find' | 'defaults'> & {
    readonly id: Id;
    readonly defaults: Limits<Id>;
    find(view: BoardView, limits: Limits<Id>): Found;
  },
): Rule {
  return rule;
}
