import type { Bank } from '@portal/shared/contracts';
import {
  emiLicenseTerms,
  paymentWayOf,
  toCalendarDay,
  toMajor,
  tokyoDay,
  type DocumentKind,
  type PriceBreakdown,
  type TaxBreakdown,
} from '@portal/shared/domain';
import type { BusinessPaper, Pair } from '@portal/paper/BusinessPaper.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { paperSums, slipsTaxRemark } from '@portal/paper/paperSums.ts';
import { describeIssuer } from '../seller/describeIssuer.ts';
import { swiftFor } from '../seller/bankSettings.ts';
import type { Vendor } from '../seller/vendorSettings.ts';
import { itemName } from '../orders/orderTexts.ts';
import type { OrderItemRecord } from '../orders/OrderItemRecord.ts';
import type { OrderRecord } from '../orders/orders.queries.ts';
import { documentTexts } from './documentTexts.ts';

/** The facts that a document of an order states. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly dated: string;
  /** The invoice that a delivery note, receipt or credit note refers to. */
  readonly invoice: { readonly number: string; readonly dated: string };
  readonly order: Pick<
    OrderRecord,
    | 'number'
    | 'locale'
    | 'currency'
    | 'country_code'
    | 'completed_at'
    | 'created_at'
    | 'duedate'
    | 'payment_method'
    | 'payment_type'
  >;
  readonly items: readonly (OrderItemRecord & { readonly licenses: readonly string[] })[];
  readonly breakdown: PriceBreakdown;
  readonly taxes: readonly TaxBreakdown[];
  readonly addressee: { readonly name: string; readonly contact: string; readonly reach: string };
  readonly vendor: Vendor;
  /** Null for agents, and if no transfer is requested. */
  readonly bank: Bank | null;
}

/** Renders a document of an order in its language. Computes no amounts; all come from the order. */
export function documentPaper(facts: DocumentFacts): BusinessPaper {
  const { kind, number, dated, order, breakdown, addressee, vendor } = facts;
  const { locale, currency } = order;
  const texts = documentTexts[locale];
  const total = documentFormats(locale, currency).money(breakdown.total);
  return {
    locale,
    title: texts.kinds[kind].title,
    number,
    dated,
    addressee: {
      name: texts.addressee(addressee.name),
      contact: addressee.contact === '' ? '' : texts.contact(addressee.contact),
      reach: addressee.reach,
    },
    greeting: texts.kinds[kind].greeting,
    facts: headFacts(facts),
    issuer: describeIssuer(vendor, { locale, country: order.country_code }),
    amount: [texts.kinds[kind].amount(breakdown.tax.percent > 0), total],
    conditions: conditionsOf(facts),
    rows: facts.items.map((item, index) => rowOf(facts, item, index)),
    ...paperSums({ locale, breakdown, taxes: facts.taxes }),
    remarks: remarksOf(facts),
  };
}

function headFacts({ kind, number, dated, invoice, order }: DocumentFacts): readonly Pair[] {
  const texts = documentTexts[order.locale];
  const { day } = documentFormats(order.locale, order.currency);
  const own = texts.kinds[kind];
  return [
    [own.number, number],
    [own.dated, day(toCalendarDay(dated))],
    ...(kind === 'invoice' ? [] : [[texts.invoiceNumber, invoice.number] as const]),
    ...(kind === 'credit' ? [[texts.invoicedOn, day(toCalendarDay(invoice.dated))] as const] : []),
    [texts.orderNumber, order.number],
    [texts.orderedOn, day(tokyoDay(order.created_at))],
  ];
}

function conditionsOf({ kind, order, items, bank }: DocumentFacts): readonly Pair[] {
  const subject = items.some((item) => item.kind === 'emi') ? 'emi' : 'licenses';
  const { locale, currency, duedate } = order;
  const texts = documentTexts[locale];
  const { day } = documentFormats(locale, currency);
  if (kind === 'delivery') return [];
  return [
    ...(kind === 'receipt' ? [[texts.purpose, texts.purposeText[subject]] as const] : []),
    [texts.method, methodOf(kind, order)],
    ...(kind === 'invoice' && duedate !== null
      ? [[texts.due, day(toCalendarDay(duedate))] as const]
      : []),
    ...(kind === 'invoice' && bank ? [[texts.bank, bankLine(bank, order)] as const] : []),
  ];
}

/** The payment method; on an invoice that a card has paid, with the day of the payment. */
function methodOf(kind: DocumentKind, order: DocumentFacts['order']): string {
  const texts = documentTexts[order.locale];
  const way = paymentWayOf(order);
  if (kind !== 'invoice' || way !== 'card' || order.completed_at === null)
    return texts.methods[way];
  const { day } = documentFormats(order.locale, order.currency);
  return texts.paidByCardOn(day(tokyoDay(order.completed_at)));
}

function bankLine(bank: Bank, order: Pick<OrderRecord, 'locale' | 'currency'>): string {
  const { locale } = order;
  const { bank_code, branch_code, number } = bank;
  const code = swiftFor(bank, order);
  const swift = code === null ? '' : `${locale === 'ja' ? '　' : ', '}SWIFT ${code}`;
  return locale === 'ja'
    ? `${bank.bank_ja}（${bank_code}） ${bank.branch_ja}（${branch_code}） ${bank.type_ja} ${number}${swift}\n${bank.holder_kana}`
    : `${bank.bank_en} (${bank_code}), ${bank.branch_en} (${branch_code}), ${bank.type_en} ${number}${swift}\n${bank.holder_en}`;
}

function rowOf(
  { kind, order: { locale, currency } }: DocumentFacts,
  item: DocumentFacts['items'][number],
  index: number,
): BusinessPaper['rows'][number] {
  const texts = documentTexts[locale];
  const formats = documentFormats(locale, currency);
  const period = formats.period(toCalendarDay(item.start_at), toCalendarDay(item.end_at));
  const isNamed = kind === 'delivery' && item.licenses.length > 0;
  return [
    { text: formats.number(index + 1) },
    {
      text: itemName(item, locale),
      detail: isNamed ? `${period}\n${texts.licenses(spans(item.licenses))}` : period,
    },
    {
      text:
        item.kind === 'emi' ? texts.days(emiLicenseTerms.bought.days) : texts.months(item.months),
    },
    { text: formats.number(item.quantity) },
    { text: formats.money(toMajor(item.price, currency)) },
    { text: formats.money(toMajor(item.subtotal, currency)) },
  ];
}

/** Ranges of license numbers: the new licenses of an order have consecutive numbers. */
function spans(numbers: readonly string[]): string {
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

function remarksOf({
  kind,
  order,
  invoice,
  bank,
  breakdown,
  taxes,
}: DocumentFacts): readonly string[] {
  const { locale } = order;
  const texts = documentTexts[locale];
  const isCard = paymentWayOf(order) === 'card';
  const isTaxed = breakdown.tax.percent > 0;
  return [
    isTaxed ? texts.withoutTax.order : texts.noTax,
    ...(kind === 'invoice' ? [texts.rounding(isTaxed)] : []),
    ...slipsTaxRemark({ locale, breakdown, taxes }),
    ...(kind === 'invoice' && bank ? [texts.fee, texts.holiday] : []),
    ...(kind === 'receipt' && isCard ? [texts.paidByCard] : []),
    ...((kind === 'receipt' || kind === 'delivery') && isTaxed
      ? [texts.refersTo(invoice.number)]
      : []),
  ];
}
