import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aDocumentBuyer,
  askForDocument,
  type DocumentBuyer,
} from '../../../testing/builders/orderDocuments.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { searchOf } from '../../../testing/readers/searchOf.ts';

let shop: Shop;
let buyer: DocumentBuyer;
let unpaid: { readonly id: string; readonly number: string };
let paid: { readonly id: string; readonly number: string };
beforeAll(async () => {
  shop = await openShop();
  buyer = await aDocumentBuyer(shop);
  unpaid = await buyer.anOrder();
  shop.setNow(new Date(shop.deps.clock().getTime() + 1000));
  paid = await buyer.aPaidOrder();
});
afterAll(() => shop.close());

const found = async (q: string) =>
  (await searchOf(buyer.client, 'documents', q)).map(({ title }) => title);

describe('GET /api/documents/search', () => {
  it('finds documents by their kind in both languages, the newest order first', async () => {
    const invoices = [`Invoice ${paid.number}-I1`, `Invoice ${unpaid.number}-I1`];
    expect(await found('invoice')).toEqual(invoices);
    expect(await found('請求')).toEqual(invoices);
    expect(await found('領収書')).toEqual([`Receipt ${paid.number}-R1`]);
    expect(await found('delivery note')).toEqual([`Delivery note ${paid.number}-D1`]);
    expect(await found('credit note')).toEqual([]);
  });

  it('finds those of one order, and links to it', async () => {
    expect(await searchOf(buyer.client, 'documents', `INVOICE ${unpaid.number}`)).toEqual([
      {
        title: `Invoice ${unpaid.number}-I1`,
        detail: expect.stringMatching(/^¥[\d,]+ · \d{4}-\d\d-\d\d$/),
        to: `/order/${unpaid.id}`,
      },
    ]);
  });

  it('finds them by number, issued or not', async () => {
    expect(await found(`${paid.number}-r1`)).toEqual([`Receipt ${paid.number}-R1`]);
    await askForDocument(buyer.client, 'receipt', paid.id);
    expect(await found(`${paid.number}-r`)).toEqual([`Receipt ${paid.number}-R1`]);
    expect(await found(`${paid.number}-r2`)).toEqual([]);
  });

  it('leaves orders to the search for orders', async () => {
    expect(await found(paid.number)).toEqual([]);
    expect(await found('')).toEqual([]);
  });
});
