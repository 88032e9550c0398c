import { type Locale } from '@portal/shared/domain';
import { type Analysis } from '../findings/Analysis.ts';
import { type ReportDetails } from './ReportDetails.ts';

/** What every form of a report is made of. */
export interface Report {
  readonly analysis: Analysis;
  readonly details: ReportDetails;
  readonly locale: Locale;
  /**
   * Why findings are suppressed, by their number in the analysis from 0. Absent where nobody keeps
   * suppressions; the files for programs have a field for them otherwise.
   */
  readonly suppressed?: ReadonlyMap<number, string>;
}
