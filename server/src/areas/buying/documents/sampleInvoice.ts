import {
  addDays,
  breakdownOf,
  contractEndsOn,
  countryTerms,
  newLines,
  priceCart,
  startOfTokyoDay,
  taxBreakdown,
  toCalendarDay,
  type Locale,
} from '@portal/shared/domain';
import type { Config } from '../../../platform/config/Config.ts';
import type { BusinessPaper } from '@portal/paper/BusinessPaper.ts';
import { demoBank } from '../seller/bankSettings.ts';
import { demoVendor } from '../seller/vendorSettings.ts';
import { documentPaper } from './documentPaper.ts';
import { documentTexts } from './documentTexts.ts';

const startsOn = toCalendarDay('2026-04-01');
const orderedOn = addDays(startsOn, -14);

const addressees = {
  en: { name: 'Sample Boards Inc.', contact: 'Taro Sample', reach: '1-2-3 Mihon, Tokyo 100-0000' },
  ja: {
    name: '見本設計株式会社',
    contact: '見本 太郎',
    reach: '〒100-0000 東京都千代田区見本町1-2-3',
  },
} as const;

/** A sample invoice for a fictitious customer, drawn by the code for real ones. */
export function sampleInvoice(
  locale: Locale,
  { vendor, bank }: Pick<Config, 'vendor' | 'bank'>,
): BusinessPaper {
  const price = { month: 15_000, year: 150_000 };
  const list = {
    ...countryTerms('JP', orderedOn),
    prices: { cd: price, pd: { month: 20_000, year: 200_000 } },
    volume: [{ from: 5, rateBp: 500 }],
    duration: [],
  };
  const lines = newLines({ cd: { m12: 5 }, pd: { m1: 1 } });
  const priced = priceCart({ lines, paperSlips: 1 }, list);
  const breakdown = breakdownOf(priced);
  const paper = documentPaper({
    kind: 'invoice',
    number: 'S20260300000-I1',
    dated: orderedOn,
    invoice: { number: 'S20260300000-I1', dated: orderedOn },
    order: {
      number: 'S20260300000',
      locale,
      currency: priced.currency,
      country_code: 'JP',
      created_at: startOfTokyoDay(orderedOn),
      completed_at: null,
      duedate: addDays(startsOn, -1),
      payment_method: 1,
      payment_type: 1,
    },
    items: priced.lines.map(({ product, months, quantity, unitPrice, subtotal }, index) => ({
      order_id: '',
      no: index + 1,
      kind: 'new',
      product,
      license_id: null,
      license_number: null,
      months,
      start_at: startsOn,
      end_at: contractEndsOn(startsOn, months),
      price: unitPrice,
      quantity,
      subtotal,
      tax_bp: list.taxBp,
      licenses: [],
    })),
    breakdown,
    taxes: taxBreakdown(breakdown),
    addressee: addressees[locale],
    vendor: vendor ?? demoVendor,
    bank: bank ?? demoBank,
  });
  return { ...paper, title: `${paper.title} ${documentTexts[locale].sample}` };
}
