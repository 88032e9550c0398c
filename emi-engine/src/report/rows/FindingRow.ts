import { type Severity, type Unit } from '../../findings/Finding.ts';
import { type ClassSource } from '../../findings/NetClass.ts';
import { type RuleId } from '../../findings/RuleId.ts';

/**
 * A finding as `findings.json` and `findings.csv` have it. Names and order of the fields are stable;
 * what is added later comes behind.
 */
export interface FindingRow {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Name of the net, null where the finding has none. */
  readonly net: string | null;
  readonly class: ClassName;
  /** `given` by the user, `guessed` by the engine, or `none`. */
  readonly class_source: ClassSource;
  /** Name of the copper layer, null where the finding concerns no single one. */
  readonly layer: string | null;
  /** Place in the archive's own coordinates, y upwards. */
  readonly x_mm: number;
  readonly y_mm: number;
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** What is wrong and what to do, in the language of the report. */
  readonly message: string;
  readonly advice: string;
  /** Where the limit comes from. */
  readonly source: string;
  /** Why the project has suppressed it, null where it has not; absent where nobody keeps that. */
  readonly suppressed?: string | null;
}

/** Classes of nets as files name them. */
export type ClassName = 'ground' | 'power' | 'clock' | 'high_speed' | 'io' | 'unknown';
