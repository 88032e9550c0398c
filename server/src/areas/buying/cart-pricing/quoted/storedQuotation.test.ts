import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { quotationPaper } from '../../quotations/paper/quotationPaper.ts';
import { readStoredQuotation, storedQuotation } from './storedQuotation.ts';

/** A quotation row written by a release of November 2026. */
const old: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'fixtures/quotation-version-1.json'), 'utf8'),
);

describe('readStoredQuotation', () => {
  it('reads a quotation with its version in `v` and an unversioned breakdown', () => {
    const quotation = readStoredQuotation(old);
    expect(quotation).toMatchObject({
      number: 'Q20261100001',
      form: { company: '桜電子株式会社', payment_terms: 'display', delivery_date: 'hidden' },
      cd: { m1: 3, m12: 3 },
      pd: {},
      list: { currency: 'JPY', taxBp: 1000, slipFee: 1100 },
      breakdown: { itemTotal: 695_000, total: 731_775 },
      taxes: [{ percent: 10, base: 665_250, tax: 66_525 }],
    });
    expect(quotation.renewals).toMatchObject([{ months: 12 }]);
    expect(quotationPaper(quotation)).toMatchObject({ number: 'Q20261100001' });
  });

  it('reads a quotation written by this release', () => {
    const quotation = readStoredQuotation(old);
    const stored: unknown = JSON.parse(storedQuotation(quotation));
    expect(stored).toMatchObject({ version: 1, explanation: { version: 1 } });
    expect(readStoredQuotation(stored)).toEqual(quotation);
  });

  it('refuses a broken quotation and an unknown version', () => {
    expect(() => readStoredQuotation({})).toThrow(RangeError);
    expect(() => readStoredQuotation({ version: 2 })).toThrow(RangeError);
    expect(() => readStoredQuotation({ version: 1 })).toThrow('number');
  });
});
