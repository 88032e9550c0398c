import type { EmiSeverity } from '@portal/shared/domain';
import type { EmiJob } from '../jobs/EmiJob.ts';
import type { BoardSettings } from '../upload/BoardSettings.ts';

export type Counts = Readonly<Record<EmiSeverity, number>>;

/** A rule of the check with its outcome. */
export interface RuleResult {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly source: string;
  readonly counts: Counts;
  /** Why it could not be checked; null if it was. */
  readonly skipped: string | null;
  readonly figures: readonly string[];
}

/** Another analysis of the same project. */
export interface Run {
  readonly id: string;
  readonly fileName: string;
  readonly startedAt: string;
  readonly userName: string;
  readonly isSameArchive: boolean;
  readonly counts: Counts;
  readonly engineVersion: string;
}

/** Size of a board in mm. */
export interface BoardSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A value used, and whether it was assumed for lack of input. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly isAssumed: boolean;
  readonly rule: string | null;
}

/** A problem noticed in the archive. */
export interface ArchiveWarning {
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly times: number;
}

/** Differences from the first board of the license. */
export interface Differences {
  readonly firstId: string;
  readonly size: { readonly now: BoardSize; readonly first: BoardSize } | null;
  readonly layers: { readonly now: readonly string[]; readonly first: readonly string[] } | null;
}

/** A finished analysis. */
export interface Analysis {
  readonly engineVersion: string;
  readonly board: BoardSize & {
    readonly step: string;
    readonly copperLayers: readonly string[];
    readonly nets: number;
    readonly parts: number;
    readonly holes: number;
    readonly features: number;
  };
  /** Size of the drawing in bytes; null once deleted. */
  readonly drawingBytes: number | null;
  /** Deletion time of reports and drawing, an instant in ISO 8601. */
  readonly filesEndAt: string;
  readonly parameters: readonly Parameter[];
  readonly warnings: readonly ArchiveWarning[];
  readonly counts: Counts;
  readonly rules: readonly RuleResult[];
  readonly runs: readonly Run[];
  readonly previousId: string | null;
  readonly differences: Differences | null;
}

/** A statement that a failed analysis lacked. */
export interface Choice {
  /** What was stated before. */
  readonly settings: BoardSettings;
  readonly of:
    | {
        readonly kind: 'units';
        /** Sizes of the board in either unit, in mm. */
        readonly mm: string;
        readonly inch: string;
      }
    | { readonly kind: 'jobs'; readonly jobs: readonly string[] };
}

/** A job with its result, if it succeeded. */
export interface Result {
  readonly job: EmiJob;
  readonly analysis: Analysis | null;
  /** Null unless stating it can mend a failure. */
  readonly choice: Choice | null;
}

/**
 * Whether the reports and drawing of an analysis still exist. @param now milliseconds since the
 * epoch
 */
export function areFilesKept({ filesEndAt }: Pick<Analysis, 'filesEndAt'>, now: number): boolean {
  return now < Date.parse(filesEndAt);
}
