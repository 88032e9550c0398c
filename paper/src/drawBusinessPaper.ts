import { startOfTokyoDay, toCalendarDay } from '@portal/shared/domain';
import type { BusinessPaper } from './BusinessPaper.ts';
import { columnWidthOf, drawPairs, heightOfPairs } from './drawPairs.ts';
import { drawTable } from './drawTable.ts';
import { ink, Sheet } from './Sheet.ts';

/** Draws a paper on A4. The same paper gives the same bytes. */
export async function drawBusinessPaper(paper: BusinessPaper): Promise<Buffer> {
  const { locale, number, dated, title: text, issuer } = paper;
  const sheet = new Sheet({
    title: `${text} ${number}`,
    author: issuer.name,
    locale,
    createdAt: startOfTokyoDay(toCalendarDay(dated)),
  });
  const place = { x: sheet.left, y: sheet.top, width: sheet.width };
  // With wider spacing, copied Latin words would fall apart.
  const spacing = locale === 'ja' ? 3 : 1;
  const title = { size: 21, weight: 'bold', align: 'center', spacing } as const;
  const belowTitle = sheet.text(text, place, title) + 8;
  sheet.rule({ ...place, y: belowTitle }, 1.5, ink.accent);
  const belowHead = Math.max(
    drawAddressee(sheet, belowTitle + 14, paper),
    drawIssuer(sheet, belowTitle + 12, paper),
  );
  const belowAmount = drawAmount(sheet, belowHead + 12, paper);
  const conditions = { x: sheet.left, y: belowAmount + 9, width: sheet.width };
  const belowConditions = drawPairs(sheet, conditions, paper.conditions, { labelWidth: 92 });
  const columns = columnsOf(paper);
  const belowTable = await drawTable(sheet, belowConditions + 8, columns, paper.rows);
  drawSums(sheet, belowTable + 8, paper);
  return sheet.end((page, pages) => `${number} · ${page} / ${pages}`);
}

function drawAddressee(sheet: Sheet, y: number, { addressee, greeting }: BusinessPaper): number {
  const place = { x: sheet.left, width: sheet.width * 0.52 };
  const name = { size: 13, weight: 'bold' } as const;
  const below = sheet.text(addressee.name, { ...place, y }, name) + 4;
  sheet.rule({ ...place, y: below }, 0.8, ink.text);
  const contact = sheet.text(addressee.contact, { ...place, y: below + 8 }, { size: 10 });
  const small = { size: 8, color: ink.muted } as const;
  const reach = sheet.text(addressee.reach, { ...place, y: contact + 4 }, small);
  return sheet.text(greeting, { ...place, y: reach + 12 });
}

function drawIssuer(sheet: Sheet, startsAt: number, { facts, issuer }: BusinessPaper): number {
  const width = sheet.width * 0.41;
  const place = { x: sheet.right - width, width };
  const labels = facts.map(([label]) => label);
  const labelWidth = Math.max(76, columnWidthOf(sheet, labels));
  const below = drawPairs(sheet, { ...place, y: startsAt }, facts, { labelWidth }) + 8;
  const named = sheet.text(issuer.name, { ...place, y: below }, { size: 11, weight: 'bold' });
  return sheet.text(issuer.lines.join('\n'), { ...place, y: named + 3 }, { size: 8.5 });
}

function drawAmount(sheet: Sheet, y: number, { amount: [label, value] }: BusinessPaper): number {
  const height = 34;
  const place = { x: sheet.left, y, width: sheet.width };
  sheet.band(place, height);
  sheet.rule({ ...place, y: y + height }, 1.5, ink.accent);
  const inner = { x: sheet.left + 14, width: sheet.width - 28 };
  sheet.text(label, { ...inner, y: y + 9 }, { size: 11, weight: 'bold' });
  sheet.text(value, { ...inner, y: y + 3 }, { size: 18, weight: 'bold', align: 'right' });
  return y + height;
}

function columnsOf({ columns: [no, item, months, quantity, price, amount] }: BusinessPaper) {
  return [
    { title: no, share: 0.07 },
    { title: item, share: 0.41 },
    { title: months, share: 0.12, align: 'right' },
    { title: quantity, share: 0.1, align: 'right' },
    { title: price, share: 0.145, align: 'right' },
    { title: amount, share: 0.155, align: 'right' },
  ] as const;
}

const heading = { size: 8, weight: 'bold', color: ink.muted } as const;
const small = { size: 8 } as const;

/** Draws the sums with the tax by rate beside them and the remarks below, together on one page. */
function drawSums(sheet: Sheet, startsAt: number, paper: BusinessPaper): void {
  const { sums, total, taxes, remarks } = paper;
  const right = { x: sheet.left + sheet.width * 0.27, width: sheet.width * 0.73 };
  const left = { x: sheet.left, width: sheet.width * 0.25 };
  const atRight = { valueAlign: 'right', padding: 6 } as const;
  // Amounts take the width they need, so that a discount with its tier fits on one line.
  const valueWidth = columnWidthOf(sheet, [...sums.map(([, value]) => value), '']);
  const amounts = { ...atRight, labelWidth: right.width - atRight.padding - valueWidth };
  const bold = { ...atRight, labelWidth: right.width - 150, size: 12, weight: 'bold' } as const;
  const remarksText = remarks.join('\n');
  const needed =
    heightOfPairs(sheet, right.width, sums, amounts) +
    heightOfPairs(sheet, right.width, [total], bold) +
    (remarks.length === 0 ? 0 : sheet.heightOf(remarksText, sheet.width, small)) +
    // Lines, gaps and the heading of the remarks.
    45;
  let y = startsAt;
  if (y + needed > sheet.bottom) {
    sheet.turnPage();
    y = sheet.top;
  }
  const belowSums = drawPairs(sheet, { ...right, y }, sums, amounts) + 3;
  sheet.rule({ ...right, y: belowSums }, 1, ink.text);
  const belowTotal = drawPairs(sheet, { ...right, y: belowSums + 5 }, [total], bold) + 3;
  sheet.rule({ ...right, y: belowTotal }, 1, ink.text);
  if (taxes.length > 0) {
    const beside = sheet.text(paper.taxTitle, { ...left, y: y + 1 }, heading) + 3;
    const style = { labelWidth: left.width - 56, valueAlign: 'right', size: 8 } as const;
    drawPairs(sheet, { ...left, y: beside }, taxes, style);
  }
  if (remarks.length === 0) return;
  const place = { x: sheet.left, width: sheet.width };
  const below = sheet.text(paper.remarksTitle, { ...place, y: belowTotal + 9 }, heading) + 2;
  sheet.text(remarksText, { ...place, y: below }, small);
}
