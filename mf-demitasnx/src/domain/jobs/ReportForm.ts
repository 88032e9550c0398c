import type { Locale } from '@portal/shared/domain';

/** Report formats, the human-readable one first. */
export const reportFormats = ['pdf', 'html', 'csv', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A report format in one language. */
export interface ReportForm {
  readonly format: ReportFormat;
  readonly language: Locale;
}

const languages: readonly Locale[] = ['ja', 'en'];

/** All report formats in both languages, the reader's language first. */
export function reportForms(reader: Locale): readonly ReportForm[] {
  const ordered = languages.toSorted((a, b) => Number(b === reader) - Number(a === reader));
  return reportFormats.flatMap((format) => ordered.map((language) => ({ format, language })));
}
