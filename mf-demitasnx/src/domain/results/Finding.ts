import type {
  EmiClassSource,
  EmiConfidence,
  EmiNetClass,
  EmiSeverity,
  EmiUnit,
} from '@portal/shared/domain';

export interface Suppression {
  readonly reason: string;
  /** Who suppressed it; empty when no longer known. */
  readonly userName: string;
  /** An instant in ISO 8601. */
  readonly saidAt: string;
}

/** A rule violation at a place of a board. Lengths are millimeters of the archive. */
export interface Finding {
  /** Its number in the job, from 1, the surest first, then the worst. */
  readonly no: number;
  /** Unique within the job; the same in another run for the same place. */
  readonly key: string;
  /** Id of the violated rule, such as `R3`. */
  readonly rule: string;
  readonly severity: EmiSeverity;
  /** How bad it is. */
  readonly score: number;
  readonly net: string | null;
  /** Designator of the part it is about. */
  readonly part: string | null;
  readonly otherNets: readonly string[];
  readonly netClass: EmiNetClass;
  readonly classSource: EmiClassSource;
  readonly layer: string | null;
  readonly xMm: number;
  readonly yMm: number;
  readonly pathsMm: readonly (readonly number[])[];
  readonly measured: number;
  readonly limit: number;
  readonly unit: EmiUnit;
  readonly message: string;
  readonly advice: string;
  readonly source: string;
  readonly suppression: Suppression | null;
  readonly isFixed: boolean;
  /** Name of who takes care of it. */
  readonly assignee: string | null;
  readonly confidence: EmiConfidence;
}

/** The states of a finding. */
export const findingStates = ['open', 'fixed', 'suppressed'] as const;
export type FindingState = (typeof findingStates)[number];

/** The state of a finding; a suppression counts more than a repair. */
export function stateOf({ suppression, isFixed }: Pick<Finding, 'suppression' | 'isFixed'>) {
  if (suppression) return 'suppressed';
  return isFixed ? 'fixed' : 'open';
}
