import { type ReportContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { table } from './drawSummary.ts';
import { type ReportPage } from './ReportPage.ts';

/** Parameters, input, warnings and skipped rules. */
export async function drawAppendix(
  page: ReportPage,
  { locale }: Report,
  { parameters, input, warnings, skipped }: ReportContent,
): Promise<void> {
  const { appendix, columns } = reportTexts[locale];
  page.begin(appendix.title);
  page.topic(appendix.parameters);
  const titles = [appendix.name, appendix.value, appendix.origin];
  await table(page, titles, [0.62, 0.14, 0.24], parameters);
  page.topic(appendix.input);
  page.pairs(input, 130);
  page.topic(appendix.warnings);
  if (warnings.length === 0) page.note(appendix.noWarnings);
  for (const warning of warnings) page.text(`・${warning}`);
  page.topic(appendix.skipped);
  if (skipped.length === 0) page.note(appendix.noneSkipped);
  else await table(page, [columns.rule, appendix.reason], [0.1, 0.9], skipped);
}
