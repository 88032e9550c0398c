import { type Finding } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type SeverityCounts } from '../rows/countFindings.ts';

export type Pair = readonly [label: string, value: string];

/** A finding in words, with the number of its mark on the board. */
export interface NumberedFinding {
  readonly no: number;
  readonly finding: Finding;
  readonly severity: string;
  readonly confidence: string;
  /** Empty for none. */
  readonly net: string;
  /** Its net and the other nets involved, one per line, for filters. */
  readonly nets: string;
  /** With its source: `Clock (guess)`. */
  readonly netClass: string;
  /** Empty if it concerns no single layer. */
  readonly layer: string;
  /** Coordinates in mm. */
  readonly place: string;
  /** With their unit. */
  readonly measured: string;
  readonly limit: string;
  readonly message: string;
  readonly advice: string;
  /** Where the limit comes from. */
  readonly source: string;
  /** Marks a suppressed finding and gives the reason; empty otherwise. */
  readonly suppressed: string;
}

export interface RuleContent {
  readonly rule: RuleId;
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly source: string;
  readonly counts: SeverityCounts;
  readonly total: number;
  /** Why the rule was skipped; empty otherwise. */
  readonly skipped: string;
  readonly figures: readonly string[];
  /** The worst, up to `mostRows`. */
  readonly findings: readonly NumberedFinding[];
}

/** The content of a report in words; the formats only lay it out. */
export interface ReportContent {
  readonly title: string;
  readonly facts: readonly Pair[];
  readonly counts: SeverityCounts;
  /** Number of suppressed findings, which the counts include. */
  readonly suppressed: number;
  /** Class, number of nets, number of guessed ones. */
  readonly classes: readonly (readonly [string, number, number])[];
  /** Layer of the stackup, thickness, permittivity. */
  readonly stackup: readonly (readonly [string, string, string])[];
  readonly rules: readonly RuleContent[];
  /** All findings in the report, the worst first. */
  readonly findings: readonly NumberedFinding[];
  /** Name, value, origin. */
  readonly parameters: readonly (readonly [string, string, string])[];
  readonly input: readonly Pair[];
  readonly warnings: readonly string[];
  readonly skipped: readonly Pair[];
}

/** Most findings per rule in a report; machine-readable formats have all. */
export const mostRows = 1_000;

/** Most figures per rule in a report: a panel has one for each clock of each board. */
export const mostFigures = 500;
