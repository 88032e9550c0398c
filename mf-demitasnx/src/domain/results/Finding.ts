/** How bad a finding is, the worst first. */
export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** What a net carries. */
export const netClasses = ['ground', 'power', 'clock', 'high_speed', 'io', 'unknown'] as const;
export type NetClass = (typeof netClasses)[number];

/** Who says the class of a net: a list of the team, a guess by names and parts, or nobody. */
export type ClassSource = 'given' | 'guessed' | 'none';

/** Why a finding does not count any more. */
export interface Suppression {
  readonly reason: string;
  /** Who said it; empty when they are no longer known. */
  readonly userName: string;
  /** An instant in ISO 8601. */
  readonly saidAt: string;
}

/** A place of a board that does not keep to a rule. Lengths are millimetres of the archive. */
export interface Finding {
  /** Its number in the job, from 1: the worst first. */
  readonly no: number;
  /** Names it within its job, and in a run where it lies at the same place. */
  readonly key: string;
  /** Id of its rule, like `R3`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly net: string | null;
  readonly otherNets: readonly string[];
  readonly netClass: NetClass;
  readonly classSource: ClassSource;
  readonly layer: string | null;
  readonly xMm: number;
  readonly yMm: number;
  readonly pathsMm: readonly (readonly number[])[];
  readonly measured: number;
  readonly limit: number;
  readonly unit: 'mm' | 'mm2' | '%' | 'MHz' | 'count' | 'ratio';
  readonly message: string;
  readonly advice: string;
  readonly source: string;
  readonly suppression: Suppression | null;
}
