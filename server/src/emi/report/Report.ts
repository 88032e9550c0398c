import { type Locale } from '@portal/shared/domain';
import { type Analysis } from '../findings/Analysis.ts';
import { type ReportDetails } from './ReportDetails.ts';

/** What every form of a report is made of. */
export interface Report {
  readonly analysis: Analysis;
  readonly details: ReportDetails;
  readonly locale: Locale;
}
