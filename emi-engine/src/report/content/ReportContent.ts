import { type Finding } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type SeverityCounts } from '../rows/countFindings.ts';

/** A name and what belongs to it. */
export type Pair = readonly [label: string, value: string];

/** A finding in words, with the number that its mark on the board has. */
export interface NumberedFinding {
  readonly no: number;
  readonly finding: Finding;
  readonly severity: string;
  /** Empty where it has none. */
  readonly net: string;
  /** Its net and the others that take part, one a line, for filters. */
  readonly nets: string;
  /** With where it comes from: `Clock (guess)`. */
  readonly netClass: string;
  /** Empty where it concerns no single one. */
  readonly layer: string;
  /** Coordinates in mm. */
  readonly place: string;
  /** With their unit. */
  readonly measured: string;
  readonly limit: string;
  readonly message: string;
  readonly advice: string;
  /** That and why it is suppressed; empty where it is not. */
  readonly suppressed: string;
}

/** Everything about one rule. */
export interface RuleContent {
  readonly rule: RuleId;
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly source: string;
  readonly counts: SeverityCounts;
  readonly total: number;
  /** Why it could not look at the board; empty where it did. */
  readonly skipped: string;
  readonly figures: readonly string[];
  /** The worst, up to `mostRows`. */
  readonly findings: readonly NumberedFinding[];
}

/** What a report says, in the words of its language; its forms only say where. */
export interface ReportContent {
  readonly title: string;
  readonly facts: readonly Pair[];
  readonly counts: SeverityCounts;
  /** Findings that are suppressed, which the counts have too. */
  readonly suppressed: number;
  /** Class, nets of it, of them guessed. */
  readonly classes: readonly (readonly [string, number, number])[];
  /** Layer of the stackup, thickness, permittivity. */
  readonly stackup: readonly (readonly [string, string, string])[];
  readonly rules: readonly RuleContent[];
  /** All findings that the report lists, the worst first. */
  readonly findings: readonly NumberedFinding[];
  /** Name, value, origin. */
  readonly parameters: readonly (readonly [string, string, string])[];
  readonly input: readonly Pair[];
  readonly warnings: readonly string[];
  readonly skipped: readonly Pair[];
}

/** Findings of one rule that a report lists; files for programs have all. */
export const mostRows = 1_000;

/** Figures of one rule that a report prints: a panel has one for each clock of each board. */
export const mostFigures = 500;
