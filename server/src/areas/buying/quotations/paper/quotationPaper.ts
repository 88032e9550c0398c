import {
  addDays,
  contractEndsOn,
  newLines,
  toCalendarDay,
  type PriceLine,
} from '@portal/shared/domain';
import type { BusinessPaper, Pair } from '@portal/paper/BusinessPaper.ts';
import { documentFormats, type DocumentFormats } from '@portal/paper/documentFormats.ts';
import { paperSums, slipsTaxRemark } from '@portal/paper/paperSums.ts';
import { itemName } from '../../orders/orderTexts.ts';
import { describeIssuer } from '../../seller/describeIssuer.ts';
import type { QuotationSnapshot } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationTexts } from './quotationTexts.ts';

/** The complete content of a quotation, in the language of its snapshot. Computes no amounts. */
export function quotationPaper(snapshot: QuotationSnapshot): BusinessPaper {
  const { locale, vendor, form, number, issued_on, valid_until, list, breakdown } = snapshot;
  const texts = quotationTexts[locale];
  const formats = documentFormats(locale, list.currency);
  const isTaxed = breakdown.tax.percent > 0;
  const validUntil = formats.day(toCalendarDay(valid_until));
  return {
    locale,
    title: texts.title,
    number,
    dated: issued_on,
    addressee: {
      name: texts.addressee(form.company),
      contact: texts.contact(form.user_name),
      reach: `${texts.tel} ${form.tel}   ${form.email}`,
    },
    greeting: texts.greeting,
    facts: [
      [texts.number, number],
      [texts.issued, formats.day(toCalendarDay(issued_on))],
      [texts.validUntil, validUntil],
    ],
    issuer: describeIssuer(vendor, { locale, country: snapshot.country }),
    amount: [texts.amount(isTaxed), formats.money(breakdown.total)],
    conditions: conditionsOf(snapshot, formats),
    rows: breakdown.lines.map((line, index) => rowOf(snapshot, formats, line, index)),
    ...paperSums(snapshot),
    remarks: [
      texts.validity(validUntil),
      isTaxed ? texts.withoutTax.quotation : texts.noTax,
      texts.rounding(isTaxed),
      ...slipsTaxRemark(snapshot),
    ],
  };
}

function rowOf(
  { locale, start_at, form, renewals }: QuotationSnapshot,
  formats: DocumentFormats,
  line: PriceLine,
  index: number,
): BusinessPaper['rows'][number] {
  const { kind, product, months, licenseId } = line;
  const renewal = renewals.find(({ id }) => id === licenseId);
  const first = renewal ? addDays(toCalendarDay(renewal.end_at), 1) : toCalendarDay(start_at);
  const last = renewal ? toCalendarDay(renewal.new_end_at) : contractEndsOn(first, months);
  const isDated = form.contract_period === 'display';
  return [
    { text: formats.number(index + 1) },
    {
      text: itemName({ kind, product, months, license_number: renewal?.number ?? null }, locale),
      detail: isDated ? formats.period(first, last) : undefined,
    },
    { text: quotationTexts[locale].months(months) },
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
  const hasNew = newLines({ cd, pd }).length > 0;
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
