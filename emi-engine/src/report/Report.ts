import { type Locale } from '@portal/shared/domain';
import { type Analysis } from '../findings/Analysis.ts';
import { type ReportDetails } from './ReportDetails.ts';

/** Input of every format of a report. */
export interface Report {
  readonly analysis: Analysis;
  readonly details: ReportDetails;
  readonly locale: Locale;
  /**
   * Reasons of suppressed findings, by finding number in the analysis from 0. If absent, the
   * machine-readable formats omit the field.
   */
  readonly suppressed?: ReadonlyMap<number, string>;
}
