import { describeReport } from './content/describeReport.ts';
import { type LayerPicture } from './drawing/LayerPicture.ts';
import { pictureLayers } from './drawing/pictureLayers.ts';
import { writeHtml } from './html/writeHtml.ts';
import { writePdf } from './pdf/writePdf.ts';
import { type Report } from './Report.ts';
import { findingRows } from './rows/findingRows.ts';
import { writeFindingsCsv } from './writeFindingsCsv.ts';
import { writeFindingsJson } from './writeFindingsJson.ts';

/** A report in all its forms, in one language. */
export interface ReportFiles {
  readonly pdf: Buffer;
  readonly html: string;
  readonly csv: string;
  readonly json: string;
}

/**
 * Writes a report in all its forms. The same report gives the same bytes.
 *
 * @param pictures those of the board's layers, which reports in several languages share
 */
export async function writeReport(
  report: Report,
  pictures: readonly LayerPicture[] = pictureLayers(report.analysis.board),
): Promise<ReportFiles> {
  const content = describeReport(report);
  const rows = findingRows(report.analysis, report.locale);
  return {
    pdf: await writePdf(report, content, pictures),
    html: writeHtml(report, content, pictures),
    csv: await writeFindingsCsv(rows),
    json: writeFindingsJson(rows),
  };
}
