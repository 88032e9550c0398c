import { type Locale } from '@portal/shared/domain';
import { type Suppression } from '../matching/matchSuppressions.ts';
import { type ReportDetails } from '../report/ReportDetails.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** A finding that the reports mark as suppressed, and why it was. */
export interface JobSuppression extends Suppression {
  readonly reason: string;
}

/** What a job is asked to do. */
export interface JobOrder {
  /** The archive; read once, in any order. */
  readonly archivePath: string;
  /** A folder that exists; the files of `jobFiles` are written there. */
  readonly outDir: string;
  readonly settings: AnalysisSettings;
  /** What the reports say of themselves; the rest of it the engine knows. */
  readonly details: Pick<ReportDetails, 'title' | 'date' | 'identifiers'>;
  /** Absent where nobody keeps any, such as on the command line. */
  readonly suppressions?: readonly JobSuppression[];
}

/** Names of the files that a job writes. */
export const jobFiles = {
  pdf: (locale: Locale) => `report.${locale}.pdf`,
  html: (locale: Locale) => `report.${locale}.html`,
  csv: (locale: Locale) => `findings.${locale}.csv`,
  json: (locale: Locale) => `findings.${locale}.json`,
  /** `JobSummary` */
  summary: 'summary.json',
  /** `JobFindings`: the findings with their sentences by name, for any language. */
  findings: 'analysis.json',
  /** The board's drawing (`writeDrawing`), compressed with gzip. */
  drawing: 'board.bin.gz',
} as const;
