import { BoardDrawings } from './BoardDrawings.ts';
import { describeReport } from './content/describeReport.ts';
import { writeHtml } from './html/writeHtml.ts';
import { writePdf } from './pdf/writePdf.ts';
import { type Report } from './Report.ts';
import { writeFindingsCsv } from './writeFindingsCsv.ts';
import { writeFindingsJson } from './writeFindingsJson.ts';

export type ReportForm = 'pdf' | 'html' | 'csv' | 'json';

/**
 * Writes a report in all its forms, one after the other: those of a panel take more memory together
 * than its analysis. The same report gives the same bytes.
 *
 * @param write takes a form in pieces, and is awaited before the next is made
 * @param drawings those of the board, which reports in several languages share
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
