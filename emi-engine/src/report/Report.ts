import type { Locale } from '@portal/shared/domain';
import type { Analysis } from '../findings/Analysis.ts';

/** Details from outside the analysis: the same details give the same bytes. */
export interface ReportDetails {
  /** Name of the board. */
  readonly title: string;
  /** Who uploaded it, and for which project; absent on the command line. */
  readonly customer?: string;
  readonly project?: string;
  /** Day of the analysis in Tokyo, `2026-11-20`; omitted for a report without a date. */
  readonly date?: string;
  /** Identifiers to find the report by, such as its job number. */
  readonly identifiers: readonly string[];
  /** SHA-256 of the archive, in hexadecimal. */
  readonly inputSha256: string;
  /** Version of the engine (`engineVersion`). */
  readonly toolVersion: string;
}

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

/** Zone of the dates in reports. It is fixed, so that the same input gives the same bytes. */
export const reportZone = { name: 'Asia/Tokyo', offset: '+09:00' } as const;
