import { Sheet } from '@portal/paper/Sheet.ts';
import { type BoardDrawings } from '../BoardDrawings.ts';
import { type ReportContent } from '../content/ReportContent.ts';
import { reportZone, type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { BoardForms } from './BoardForms.ts';
import { drawAppendix } from './drawAppendix.ts';
import { drawPictures } from './drawPictures.ts';
import { drawRules } from './drawRules.ts';
import { drawSummary } from './drawSummary.ts';
import { ReportPage } from './ReportPage.ts';

/** PDF needs a creation date; a report without a date gets the epoch, like reproducible builds. */
const noDay = '1970-01-01';

/**
 * The report as an A4 PDF. The same report gives the same bytes; the creation date is that of its
 * details.
 */
export async function writePdf(
  report: Report,
  content: ReportContent,
  drawings: BoardDrawings,
): Promise<Buffer> {
  const { details, locale } = report;
  const { title } = reportTexts[locale];
  const sheet = new Sheet({
    ...{ title: `${details.title} · ${title}`, author: title, locale },
    isTagged: true,
    createdAt: new Date(`${details.date ?? noDay}T00:00:00${reportZone.offset}`),
  });
  const page = new ReportPage(sheet);
  await drawSummary(page, report, content, drawings.board);
  const forms = new BoardForms(sheet, drawings);
  drawPictures(page, report, content, forms, drawings.pictures);
  await drawRules(page, report, content, forms);
  await drawAppendix(page, report, content);
  return sheet.end((number, pages) => `${details.title} · ${number} / ${pages}`);
}
