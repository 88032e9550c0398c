import {
  breakdownOf,
  countryTerms,
  newLines,
  priceCart,
  toCalendarDay,
} from '@portal/shared/domain';
import { demoVendor } from '@portal/server/src/modules/seller/vendorSettings.ts';
import type { QuotationSnapshot } from '@portal/server/src/modules/quotations/storedQuotation.ts';
import { renderQuotation } from '@portal/server/src/modules/quotations/paper/renderQuotation.ts';
import { warmUpQuotations } from '@portal/server/src/modules/quotations/paper/warmUpQuotations.ts';

interface PdfTimes {
  /** What a server does once, after its start. */
  readonly warmUp: number;
  /** A quotation of 12 lines, again and again. */
  readonly drawings: readonly number[];
}

/** Milliseconds that PDFs of quotations take in a process that has just started. */
export async function measurePdf(rounds: number): Promise<PdfTimes> {
  const snapshot = twelveLines();
  const warmUp = await timeOf(warmUpQuotations);
  const drawings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    drawings.push(await timeOf(() => renderQuotation(snapshot)));
  }
  return { warmUp, drawings };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return performance.now() - beganAt;
}

function twelveLines(): QuotationSnapshot {
  const day = toCalendarDay('2026-12-01');
  const [cd, pd] = [
    { m1: 1, m2: 2, m3: 3, m6: 4, m9: 1, m12: 20 },
    { m1: 5, m2: 1, m3: 1, m6: 1, m9: 2, m12: 2 },
  ];
  const list = {
    ...countryTerms('JP', day),
    prices: { cd: { month: 15_000, year: 150_000 }, pd: { month: 20_000, year: 200_000 } },
    volume: [{ from: 5, rateBp: 500 }],
    duration: [],
  };
  const breakdown = breakdownOf(priceCart({ lines: newLines({ cd, pd }), paperSlips: 2 }, list));
  return {
    number: 'Q20261200001',
    locale: 'ja',
    issued_on: day,
    valid_until: '2026-12-31',
    country: 'JP',
    is_agent: false,
    vendor: demoVendor,
    form: {
      company: '株式会社髙﨑設計',
      user_name: '𠮷田 花子',
      email: 'hanako@kiban.example',
      tel: '03-5555-0100',
      payment_terms: 'display',
      delivery_date: 'display',
      delivery_method: 'display',
      contract_period: 'display',
    },
    start_at: day,
    cd,
    pd,
    renewals: [],
    slips: { invoice: true, delivery: true, receipt: false },
    list,
    breakdown,
    taxes: [{ percent: 10, base: breakdown.total, tax: breakdown.tax.amount }],
  };
}
