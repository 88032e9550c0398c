import { emiSeverities } from '@portal/shared/domain';
import { drawTable, type Cell, type Column } from '@portal/paper/drawTable.ts';
import { ink } from '@portal/paper/Sheet.ts';
import { type Board } from '../../model/Board.ts';
import { type ReportContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { type Texts } from '../texts/Texts.ts';
import { drawMark } from './drawBoard.ts';
import { drawStackup } from './drawStackup.ts';
import { type ReportPage } from './ReportPage.ts';
import { severitySigns } from './severitySigns.ts';

/** The first page: title, board and number of findings. */
export async function drawSummary(
  page: ReportPage,
  { locale }: Report,
  content: ReportContent,
  board: Board,
): Promise<void> {
  const { sheet } = page;
  const texts = reportTexts[locale];
  const { summary, severities } = texts;
  page.note(texts.title);
  sheet.bookmark(summary.title, page.y, 'section');
  page.text(content.title, { size: 20 });
  sheet.rule({ x: sheet.left, y: page.y, width: sheet.width }, 1.5, ink.accent);
  page.y += 10;
  drawVerdict(page, texts.verdictTitle, texts.verdict);
  drawCounts(page, content, texts.counted);
  if (content.suppressed > 0) page.note(texts.suppressed.count(content.suppressed));
  page.pairs([...content.facts, [summary.netClasses, classesText(content, texts)]], 110);
  await drawWorst(page, content, texts);
  drawStackup(page, content, board, texts);
  page.topic(summary.findings);
  const rules = content.rules.map(({ rule, title, counts, total, skipped }) =>
    skipped === ''
      ? [`${rule} ${title}`, counts.error, counts.warning, counts.info, total]
      : [`${rule} ${title}`, summary.skipped, '', '', ''],
  );
  const counted = [severities.error, severities.warning, severities.info, summary.total];
  await table(page, [summary.rule, ...counted], [0.52, 0.12, 0.12, 0.12, 0.12], rules);
}

/** Net classes as running text, to save space. */
function classesText({ classes }: ReportContent, { summary, remarked }: Texts): string {
  return classes
    .map(([name, count, guessed]) =>
      guessed > 0
        ? remarked(`${name} ${count}`, `${summary.ofThemGuessed}: ${guessed}`)
        : `${name} ${count}`,
    )
    .join(', ');
}

/** Number of findings on the first page. */
const mostWorst = 5;

async function drawWorst(
  page: ReportPage,
  { findings }: ReportContent,
  { summary, columns }: Texts,
): Promise<void> {
  const worst = findings.filter(({ suppressed }) => suppressed === '').slice(0, mostWorst);
  if (worst.length === 0) return;
  page.topic(summary.worst);
  const rows = worst.map(({ no, severity, finding, message, place, layer }): Cell[] => [
    { text: `${severitySigns[finding.severity]} ${no}`, detail: severity },
    { text: message, detail: [layer, `(${place})`].filter(Boolean).join(' ') },
  ]);
  const titles = [
    { title: columns.no, share: 0.15 },
    { title: columns.finding, share: 0.85 },
  ];
  page.y = (await drawTable(page.sheet, page.y, titles, rows)) + 8;
}

/** Draws a table of short texts; numbers are right-aligned. */
export async function table(
  page: ReportPage,
  titles: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const columns = titles.map((title, index): Column => ({
    ...{ title, share: shares[index] ?? 0 },
    align: typeof rows[0]?.[index] === 'number' ? 'right' : 'left',
  }));
  const cells = rows.map((row) => row.map((value): Cell => ({ text: String(value) })));
  page.y = (await drawTable(page.sheet, page.y, columns, cells)) + 8;
}

function drawVerdict(page: ReportPage, title: string, text: string): void {
  const { sheet } = page;
  const inner = { x: sheet.left + 10, width: sheet.width - 20 };
  const height = sheet.heightOf(text, inner.width) + 30;
  sheet.band({ x: sheet.left, y: page.y, width: sheet.width }, height);
  sheet.band({ x: sheet.left, y: page.y, width: 3 }, height, ink.accent);
  sheet.tag('P', () => {
    const below = sheet.text(title, { ...inner, y: page.y + 7 }, { size: 10, weight: 'bold' });
    sheet.text(text, { ...inner, y: below + 3 });
  });
  page.y += height + 10;
}

function drawCounts(page: ReportPage, { counts }: ReportContent, counted: Texts['counted']): void {
  const { sheet } = page;
  const width = sheet.width / 3;
  for (const [index, severity] of emiSeverities.entries()) {
    const x = sheet.left + index * width;
    const shape = { finding: { severity }, suppressed: '' };
    drawMark(sheet, { x: x + 8, y: page.y + 11 }, shape, 1);
    const place = { x: x + 22, y: page.y, width: width - 22 };
    sheet.tag('P', () =>
      sheet.text(counted[severity](counts[severity]), place, { size: 14, weight: 'bold' }),
    );
  }
  page.y += 30;
}
