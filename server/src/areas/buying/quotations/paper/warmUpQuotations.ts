import { setImmediate } from 'node:timers/promises';
import {
  breakdownOf,
  countryTerms,
  newLines,
  priceCart,
  toCalendarDay,
  type Locale,
} from '@portal/shared/domain';
import { demoVendor } from '../../seller/vendorSettings.ts';
import type { QuotationSnapshot } from '../../cart-pricing/quoted/storedQuotation.ts';

/**
 * Opens the fonts and draws a sample quotation in each language, since the first of a process takes
 * five times as long. Yields to other work in between.
 */
export async function warmUpQuotations(): Promise<void> {
  const { documentFonts } = await import('@portal/paper/fonts.ts');
  const { renderQuotation } = await import('./renderQuotation.ts');
  await setImmediate();
  documentFonts();
  for (const locale of ['ja', 'en'] as const) {
    await setImmediate();
    await renderQuotation(sample(locale));
  }
}

/** A sample quotation of one short line with all optional parts. */
function sample(locale: Locale): QuotationSnapshot {
  const day = toCalendarDay('2026-01-01');
  const quantities = { cd: { m1: 1 }, pd: {} };
  const price = { month: 1, year: 10 };
  const list = {
    ...countryTerms('JP', day),
    prices: { cd: price, pd: price },
    volume: [],
    duration: [],
  };
  const cart = { lines: newLines(quantities), paperSlips: 1 };
  return {
    number: '0123456789',
    locale,
    issued_on: day,
    valid_until: day,
    country: 'JP',
    is_agent: false,
    vendor: demoVendor,
    form: {
      company: '',
      user_name: '',
      email: '',
      tel: '',
      payment_terms: 'display',
      delivery_date: 'display',
      delivery_method: 'display',
      contract_period: 'display',
    },
    start_at: day,
    ...quantities,
    renewals: [],
    slips: { invoice: true, delivery: false, receipt: false },
    list,
    breakdown: breakdownOf(priceCart(cart, list)),
    taxes: [{ percent: 10, base: 1, tax: 0 }],
  };
}
