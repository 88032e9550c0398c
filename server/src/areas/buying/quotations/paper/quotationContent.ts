import {
  addDays,
  contractEndsOn,
  productNames,
  toCalendarDay,
  type PriceLine,
} from '@portal/shared/domain';
import type { BusinessPaper, Pair } from '@portal/paper/BusinessPaper.ts';
import { discountLine } from '@portal/paper/discountLine.ts';
import { documentFormats, type DocumentFormats } from '@portal/paper/documentFormats.ts';
import type { QuotationSnapshot } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationTexts } from './quotationTexts.ts';

/** The part of a quotation between its head and its end. */
export type QuotationContent = Pick<
  BusinessPaper,
  'rows' | 'conditions' | 'sums' | 'total' | 'taxes' | 'remarks'
>;
type Cell = BusinessPaper['rows'][number][number];

/** Renders a quotation in words. Computes no amounts; all come from the snapshot. */
export function quotationContent(snapshot: QuotationSnapshot): QuotationContent {
  const { locale, breakdown, taxes, list } = snapshot;
  const texts = quotationTexts[locale];
  const formats = documentFormats(locale, list.currency);
  const isTaxed = breakdown.tax.percent > 0;
  const { tax, slips } = breakdown;
  const renewals = new Map(snapshot.renewals.map((renewal) => [renewal.id, renewal]));
  return {
    rows: breakdown.lines.map((line, index) =>
      lineCells(snapshot, formats, line, { index, renewal: renewals.get(line.licenseId ?? '') }),
    ),
    conditions: conditionsOf(snapshot, formats),
    sums: [
      [texts.subtotal, formats.money(breakdown.itemTotal)],
      ...breakdown.discounts.map((each): Pair => [
        discountLine(each, locale),
        formats.money(each.amount),
      ]),
      ...(isTaxed ? [[texts.tax(tax.percent), formats.money(tax.amount)] as const] : []),
      ...(slips.count > 0
        ? [[texts.slips(slips.count), formats.money(slips.amount)] as const]
        : []),
    ],
    total: [texts.total(isTaxed), formats.money(breakdown.total)],
    taxes: taxes.flatMap(({ percent, base, tax: amount }) => [
      [texts.taxBase(percent), formats.money(base)] as const,
      [texts.taxAmount, formats.money(amount)] as const,
    ]),
    remarks: [
      texts.validity(formats.day(toCalendarDay(snapshot.valid_until))),
      isTaxed ? texts.withoutTax.quotation : texts.noTax,
      texts.rounding(isTaxed),
      ...(isTaxed && slips.count > 0
        ? [texts.slipsTax(formats.money(taxesTotal(taxes) - tax.amount))]
        : []),
    ],
  };
}

/**
 * The sum of all taxes, including that of paper slips, which the consumption tax line above the
 * total excludes.
 */
function taxesTotal(taxes: QuotationSnapshot['taxes']): number {
  return taxes.reduce((sum, { tax }) => sum + tax, 0);
}

type Renewal = QuotationSnapshot['renewals'][number];

function lineCells(
  { locale, start_at, form }: QuotationSnapshot,
  formats: DocumentFormats,
  line: PriceLine,
  { index, renewal }: { readonly index: number; readonly renewal: Renewal | undefined },
): readonly Cell[] {
  const texts = quotationTexts[locale];
  const first = renewal ? addDays(toCalendarDay(renewal.end_at), 1) : toCalendarDay(start_at);
  const last = renewal
    ? toCalendarDay(renewal.new_end_at)
    : contractEndsOn(toCalendarDay(start_at), line.months);
  const isDated = form.contract_period === 'display';
  const kind = renewal ? texts.renewal(renewal.number) : texts.newLicense;
  return [
    { text: formats.number(index + 1) },
    {
      text: `${productNames[line.product]} ${locale === 'ja' ? kind : `– ${kind}`}`,
      detail: isDated ? formats.period(first, last) : undefined,
    },
    { text: texts.months(line.months) },
    { text: formats.number(line.quantity) },
    { text: formats.money(line.unitPrice) },
    { text: formats.money(line.subtotal) },
  ];
}

function conditionsOf(
  { locale, form, is_agent, country, start_at, cd, pd }: QuotationSnapshot,
  formats: DocumentFormats,
): readonly Pair[] {
  const texts = quotationTexts[locale];
  const { agent, japan, abroad } = texts.paymentTerms;
  const payment = is_agent ? agent : country === 'JP' ? japan : abroad;
  const hasNew = [cd, pd].some((product) => Object.values(product).some((count) => count));
  const shown = [
    ['payment_terms', payment],
    ['delivery_date', texts.deliveryDate],
    ['delivery_method', texts.deliveryMethod],
    ['contract_period', texts.contractPeriod],
  ] as const;
  return [
    ...(hasNew ? [[texts.start, formats.day(toCalendarDay(start_at))] as const] : []),
    ...shown.flatMap(([name, value]) =>
      form[name] === 'display' ? [[texts.conditions[name], value] as const] : [],
    ),
  ];
}
