import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@portal/shared/domain';
import { openQuotationDesk, type QuotationDesk } from '../../../testing/shops/openQuotationDesk.ts';
import { searchOf } from '../../../testing/readers/searchOf.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

describe('GET /api/quotations/search', () => {
  it('finds quotations of the team by number, addressee and amount', async () => {
    await desk.issue(desk.client);
    const [hit] = await searchOf(desk.client, 'quotations', '髙﨑設計 花子');
    expect(hit).toEqual({
      title: expect.stringMatching(/^Q\d{11}$/),
      detail: expect.stringContaining(`valid until ${addDays(desk.today(), 30)}`),
      to: expect.stringMatching(/^\/store\/quotations\/.+/),
    });
    const amount = /[¥$][\d,]+/.exec(hit?.detail ?? '')?.[0] ?? '';
    for (const q of [hit?.title.toLowerCase() ?? '', amount]) {
      expect(await searchOf(desk.client, 'quotations', q)).toEqual([hit]);
    }
    for (const q of ['kiban', ' ']) {
      expect(await searchOf(desk.client, 'quotations', q)).toEqual([]);
    }
  });
});
