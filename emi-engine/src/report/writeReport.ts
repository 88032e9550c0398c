import { BoardDrawings } from './BoardDrawings.ts';
import { describeReport } from './content/describeReport.ts';
import { writeHtml } from './html/writeHtml.ts';
import { writePdf } from './pdf/writePdf.ts';
import { type Report } from './Report.ts';
import { writeFindingsCsv, writeFindingsJson } from './writeFindings.ts';

/** In the order of writing. */
export const reportForms = ['pdf', 'html', 'csv', 'json'] as const;
export type ReportForm = (typeof reportForms)[number];

/**
 * Writes a report in all formats, one after the other: all formats of a panel together take more
 * memory than its analysis. The same report gives the same bytes.
 *
 * @param write receives a format in pieces and is awaited before the next format
 * @param drawings drawings of the board, shared by reports in several languages
 */
export async function writeReport(
  report: Report,
  write: (form: ReportForm, pieces: Iterable<string | Uint8Array>) => Promise<void>,
  drawings = new BoardDrawings(report.analysis.board),
): Promise<void> {
  const content = describeReport(report);
  await write('pdf', [await writePdf(report, content, drawings)]);
  await write('html', writeHtml(report, content, drawings));
  await write('csv', await writeFindingsCsv(report));
  await write('json', writeFindingsJson(report));
}
