import { startOfTokyoDay, toCalendarDay } from '@portal/shared/domain';
import { documentFormats } from '../../pdf/documentFormats.ts';
import { drawTable } from '../../pdf/drawTable.ts';
import { ink, Sheet } from '../../pdf/Sheet.ts';
import { drawPairs, heightOfPairs } from '../../pdf/drawPairs.ts';
import { quotationContent, type Pair, type QuotationContent } from './quotationContent.ts';
import type { QuotationSnapshot } from './quotationSnapshot.ts';
import { quotationTexts } from './quotationTexts.ts';

/** Draws a quotation on A4. The same snapshot gives the same bytes. */
export async function renderQuotation(snapshot: QuotationSnapshot): Promise<Buffer> {
  const { locale, vendor, number, issued_on } = snapshot;
  const texts = quotationTexts[locale];
  const content = quotationContent(snapshot);
  const sheet = new Sheet({
    title: `${texts.title} ${number}`,
    author: locale === 'ja' ? vendor.name_ja : vendor.name_en,
    locale,
    createdAt: startOfTokyoDay(toCalendarDay(issued_on)),
  });
  const place = { x: sheet.left, y: sheet.top, width: sheet.width };
  // Wider would tear Latin words apart when they are copied.
  const spacing = locale === 'ja' ? 3 : 1;
  const title = { size: 21, weight: 'bold', align: 'center', spacing } as const;
  const belowTitle = sheet.text(texts.title, place, title) + 8;
  sheet.rule({ ...place, y: belowTitle }, 1.5, ink.accent);
  const belowHead = Math.max(
    drawAddressee(sheet, belowTitle + 22, snapshot),
    drawVendor(sheet, belowTitle + 18, snapshot),
  );
  const belowAmount = drawAmount(sheet, belowHead + 20, snapshot, content);
  const belowConditions = drawPairs(
    sheet,
    { x: sheet.left, y: belowAmount + 12, width: sheet.width },
    content.conditions,
    { labelWidth: 92 },
  );
  const columns = tableColumns(snapshot);
  const belowTable = await drawTable(sheet, belowConditions + 14, columns, content.rows);
  drawSums(sheet, belowTable + 10, snapshot, content);
  return sheet.end((page, pages) => texts.footer(number, page, pages));
}

function drawAddressee(sheet: Sheet, y: number, { locale, form }: QuotationSnapshot): number {
  const texts = quotationTexts[locale];
  const place = { x: sheet.left, width: sheet.width * 0.52 };
  const company = { size: 13, weight: 'bold' } as const;
  const below = sheet.text(texts.addressee(form.company), { ...place, y }, company) + 4;
  sheet.rule({ ...place, y: below }, 0.8, ink.text);
  const contact = sheet.text(
    texts.contact(form.user_name),
    { ...place, y: below + 8 },
    { size: 10 },
  );
  const reach = sheet.text(
    `${texts.tel} ${form.tel}   ${form.email}`,
    { ...place, y: contact + 4 },
    { size: 8, color: ink.muted },
  );
  return sheet.text(texts.greeting, { ...place, y: reach + 16 });
}

function drawVendor(sheet: Sheet, startsAt: number, snapshot: QuotationSnapshot): number {
  const { locale, vendor, number, issued_on, valid_until, list } = snapshot;
  const texts = quotationTexts[locale];
  const { day } = documentFormats(locale, list.currency);
  const width = sheet.width * 0.41;
  const place = { x: sheet.right - width, width };
  const facts: readonly Pair[] = [
    [texts.number, number],
    [texts.issued, day(toCalendarDay(issued_on))],
    [texts.validUntil, day(toCalendarDay(valid_until))],
  ];
  const below = drawPairs(sheet, { ...place, y: startsAt }, facts, { labelWidth: 76 }) + 12;
  const isJapanese = locale === 'ja';
  const name = isJapanese ? vendor.name_ja : vendor.name_en;
  const address = isJapanese
    ? `〒${vendor.post_code}\n${vendor.address_ja}`
    : `${vendor.address_en} ${vendor.post_code}`;
  const named = sheet.text(name, { ...place, y: below }, { size: 11, weight: 'bold' });
  const lines = [
    address,
    `${texts.tel} ${vendor.tel}`,
    vendor.email,
    `${texts.registration} ${vendor.registration_number}`,
  ].join('\n');
  return sheet.text(lines, { ...place, y: named + 3 }, { size: 8.5 });
}

function drawAmount(
  sheet: Sheet,
  y: number,
  { locale, explanation }: QuotationSnapshot,
  { total: [, amount] }: QuotationContent,
): number {
  const label = quotationTexts[locale].amount(explanation.tax.percent > 0);
  const height = 40;
  const place = { x: sheet.left, y, width: sheet.width };
  sheet.band(place, height);
  sheet.rule({ ...place, y: y + height }, 1.5, ink.accent);
  const inner = { x: sheet.left + 14, width: sheet.width - 28 };
  sheet.text(label, { ...inner, y: y + 12 }, { size: 11, weight: 'bold' });
  sheet.text(amount, { ...inner, y: y + 5 }, { size: 19, weight: 'bold', align: 'right' });
  return y + height;
}

function tableColumns({ locale }: QuotationSnapshot) {
  const [no, item, months, quantity, price, amount] = quotationTexts[locale].columns;
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

/** The sums, beside them the tax by rate, below them the remarks; together on one page. */
function drawSums(
  sheet: Sheet,
  startsAt: number,
  { locale }: QuotationSnapshot,
  { sums, total, taxes, remarks }: QuotationContent,
): void {
  const texts = quotationTexts[locale];
  const right = { x: sheet.left + sheet.width * 0.32, width: sheet.width * 0.68 };
  const left = { x: sheet.left, width: sheet.width * 0.28 };
  const amounts = { labelWidth: right.width - 80, valueAlign: 'right', padding: 6 } as const;
  let y = startsAt;
  // With the total and the remarks.
  if (y + heightOfPairs(sheet, right.width, sums, amounts) + 90 > sheet.bottom) {
    sheet.turnPage();
    y = sheet.top;
  }
  const belowSums = drawPairs(sheet, { ...right, y }, sums, amounts) + 4;
  sheet.rule({ ...right, y: belowSums }, 1, ink.text);
  const bold = { ...amounts, size: 12, weight: 'bold' } as const;
  const belowTotal = drawPairs(sheet, { ...right, y: belowSums + 7 }, [total], bold) + 4;
  sheet.rule({ ...right, y: belowTotal }, 1, ink.text);
  if (taxes.length > 0) {
    const beside = sheet.text(texts.taxTitle, { ...left, y: y + 1 }, heading) + 4;
    const style = { labelWidth: left.width - 62, valueAlign: 'right', size: 8.5 } as const;
    drawPairs(sheet, { ...left, y: beside }, taxes, style);
  }
  const place = { x: sheet.left, width: sheet.width };
  const belowHeading = sheet.text(texts.remarks, { ...place, y: belowTotal + 16 }, heading) + 3;
  sheet.text(remarks.join('\n'), { ...place, y: belowHeading }, { size: 8.5 });
}
