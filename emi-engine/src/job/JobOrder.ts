import { type Locale } from '@portal/shared/domain';
import { type Suppression } from '../matching/matchSuppressions.ts';
import { type ReportDetails } from '../report/Report.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** A finding that the reports mark as suppressed, with the reason. */
export interface JobSuppression extends Suppression {
  readonly reason: string;
}

/** Input of a job. */
export interface JobOrder {
  /** The archive; read once, with random access. */
  readonly archivePath: string;
  /** An existing folder; the files of `jobFiles` are written there. */
  readonly outDir: string;
  readonly settings: AnalysisSettings;
  /** Report details from outside; the engine adds the rest. */
  readonly details: Pick<ReportDetails, 'title' | 'customer' | 'project' | 'date' | 'identifiers'>;
  /** Absent if the caller keeps none, such as the command line. */
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
  /** `JobFindings`: the findings with sentence keys, for any language. */
  findings: 'analysis.json',
  /** A `RecognizedPart` or `RecognizedNet` in each line. */
  parts: 'parts.jsonl',
  nets: 'nets.jsonl',
  /** The board's drawing (`writeDrawing`), compressed with gzip. */
  drawing: 'board.bin.gz',
} as const;
