import { type Confidence, type Said, type Severity, type Unit } from '../findings/Finding.ts';
import { type RuleId } from '../findings/RuleId.ts';
import { type SentenceCode } from '../findings/sentences/sentences.ts';
import { type KnownRole } from '../findings/PartRole.ts';
import { type BoardView } from './BoardView.ts';

/** Data that a rule requires. */
export type RuleNeed = 'nets' | 'parts' | 'planes' | 'holes' | 'outline' | 'criticalNets';

/** An unrated finding: what a rule measured, and where. Coordinates in nanometres. */
export interface Draft {
  /** Number of its net, -1 for none; the net's class weights the score. */
  readonly net: number;
  readonly otherNets?: readonly number[];
  /** Index of its copper layer, -1 if it concerns no single layer. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Measured value and limit, in `unit`. */
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** Whether the limit is a maximum or a minimum. */
  readonly limitIs: 'most' | 'least';
  /** Factor by which the limit is exceeded, if it is not `measured / limit` or its inverse. */
  readonly excess?: number;
  /**
   * For rules with a separate limit for errors: whether it was exceeded. If true, the finding is an
   * error; if false, at most a warning. If omitted, the score decides.
   */
  readonly isError?: boolean;
  /** Upper bound of the severity, also for errors. */
  readonly atMost?: Severity;
  /** Parts on whose roles it rests. */
  readonly parts?: readonly number[];
  /** Upper bound of the confidence, for an assumption or a rule of thumb. */
  readonly atBest?: Confidence;
  readonly message: Said;
  readonly advice: Said;
  /** Polylines that show the finding, `x y` pairs each. */
  readonly paths: readonly Int32Array[];
}

/** The result of a rule. */
export interface Found {
  readonly drafts: readonly Draft[];
  /** Figures that the report prints besides findings. */
  readonly figures?: readonly Said[];
}

/** A rule of the analysis. */
export interface Rule {
  readonly id: RuleId;
  readonly needs: readonly RuleNeed[];
  /** Roles of parts on which it relies; the result says for which parts they are not known. */
  readonly roles?: readonly KnownRole[];
  /** Whether it is about copper of any net, whatever its class. */
  readonly isOfAnyClass?: true;
  /** Default thresholds by name; names end in their unit. A profile overrides them. */
  readonly defaults: Readonly<Record<string, number>>;
  /** Published guidelines and rules of other tools on which the thresholds are based. */
  readonly source: string;
  /** @param limits thresholds in force, by the names of `defaults` */
  find(view: BoardView, limits: Readonly<Record<string, number>>): Found;
}

/** Threshold names of a rule, as used by the sentences. */
type Limits<Id extends RuleId> = {
  readonly [
    Code in SentenceCode as Code extends `limit.${Id}.${infer Name}` ? Name : never
  ]: number;
};

/** Defines a rule whose `find` gets its limits typed by the names of its defaults. */
export function defineRule<Id extends RuleId>(
  rule: Omit<Rule, 'id' | 'find' | 'defaults'> & {
    readonly id: Id;
    readonly defaults: Limits<Id>;
    find(view: BoardView, limits: Limits<Id>): Found;
  },
): Rule {
  return rule;
}
