import type { EmiNetClass } from '@portal/shared/domain';
import { type Confidence, type Severity, type Unit } from '../../findings/Finding.ts';
import { type ClassSource } from '../../findings/NetClass.ts';
import { type RuleId } from '../../findings/RuleId.ts';

/**
 * A finding in `findings.json` and `findings.csv`. Names and order of the fields are stable; new
 * fields are appended.
 */
export interface FindingRow {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Name of the net, null for none. */
  readonly net: string | null;
  readonly class: EmiNetClass;
  /** `given` by the user, `guessed` by the engine, or `none`. */
  readonly class_source: ClassSource;
  /** Name of the copper layer, null if the finding concerns no single layer. */
  readonly layer: string | null;
  /** Place in the archive's coordinates, y upwards. */
  readonly x_mm: number;
  readonly y_mm: number;
  readonly measured: number;
  readonly limit: number;
  readonly unit: Unit;
  /** What is wrong and how to fix it, in the language of the report. */
  readonly message: string;
  readonly advice: string;
  /** Source of the limit. */
  readonly source: string;
  /**
   * Reason of the suppression, null if not suppressed; absent if the caller keeps no suppressions.
   */
  readonly suppressed?: string | null;
  readonly confidence: Confidence;
}
