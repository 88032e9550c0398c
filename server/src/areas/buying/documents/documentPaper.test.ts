import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { orderOf } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import {
  aDocumentBuyer,
  askForDocument,
  japanese,
  openDocument,
  type DocumentBuyer,
} from '../../../testing/builders/orderDocuments.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';

import { warmUpDocuments } from './warmUpDocuments.ts';

let shop: Shop;
let client: TestClient;
let anOrder: DocumentBuyer['anOrder'];
let aPaidOrder: DocumentBuyer['aPaidOrder'];
beforeAll(async () => {
  shop = await openShop();
  const team = await aTeam(shop.deps, { name: '株式会社髙﨑/設計' });
  const buyer = await aDocumentBuyer(shop, { team, last_name: '佐藤', first_name: '花子' });
  ({ client, anOrder, aPaidOrder } = buyer);
});
afterAll(() => shop.close());

const itReads = canReadPdf ? it : it.skip;

describe('the papers of an order', () => {
  itReads('say what the order says', async () => {
    const { id, number } = await aPaidOrder();
    const invoice = readPdf((await openDocument(client, 'invoice', id)).rawPayload);
    for (const words of [
      '請求書番号',
      '株式会社髙﨑/設計 御中',
      '佐藤 花子 様',
      `${number}-I1`,
      '登録番号 T8000000000001',
      '2026年11月21日',
      'Circuit Designer 新規ライセンス',
      '2026年11月21日～2026年12月20日',
      '数量割引 5%（Circuit Designer・6セット）5～10セット適用 -￥24,750',
      '消費税（10%） ￥47,025',
      '紙伝票発行手数料（1枚・税込） ￥1,100',
      '￥518,375',
      '10%対象（税抜） ￥471,250',
      '消費税 ￥47,125',
      '1円未満切捨て',
      '紙伝票発行手数料に含まれる消費税￥100を含みます',
      'クレジットカード決済済み（2026年11月21日）',
    ]) {
      expect(invoice).toContain(words);
    }
    const receipt = readPdf((await openDocument(client, 'receipt', id)).rawPayload);
    expect(receipt).toContain('ソフトウェアライセンス料として');
    expect(receipt).toContain(`本取引の適格請求書は${number}-I1です。`);
    const delivery = readPdf((await openDocument(client, 'delivery', id)).rawPayload);
    expect(delivery).toMatch(/ライセンス番号 CD-\d{7} – CD-\d{7}/);
    const transfer = readPdf(
      (await openDocument(client, 'invoice', (await anOrder()).id)).rawPayload,
    );
    expect(transfer).toContain('みほん銀行（9999） 見本支店（001） 普通 0000000');
    expect(transfer).toContain('2026年11月24日');
  });

  itReads(
    'name people and places as their language does, and nothing that is missing',
    async () => {
      const place = { post_code: '', prefecture: '', address: '' };
      const team = await aTeam(shop.deps, { name: 'Nowhere Boards', ...place });
      const buyer = await aPerson(shop.deps, { team, last_name: 'Test', first_name: 'Olivia' });
      const by = await shop.signIn(buyer);
      const text = async (locale: string, country_code: string) => {
        const teams = shop.deps.db.updateTable('manager.team_ref').set({ country_code });
        await teams.where('id', '=', team.id).execute();
        const payload = orderOf(shop);
        const headers = { 'accept-language': locale };
        const { id } = (await by.post('/api/order', { payload, headers })).json<{ id: string }>();
        return readPdf((await openDocument(by, 'invoice', id)).rawPayload);
      };
      const english = await text('en', 'JP');
      expect(english).toContain('Attn: Olivia Test');
      expect(english).not.toContain('〒');
      const japanese = await text('ja', 'JP');
      expect(japanese).toContain('Test Olivia 様');
      // The postal mark occurs only in the vendor's address.
      expect(japanese.match(/〒/g)).toEqual(['〒']);
      const dollars = await text('ja', 'US');
      expect(dollars).toContain('普通 0000000 SWIFT MIHNJPJT');
    },
  );

  itReads('come in the other language too, and stay what was issued', async () => {
    const { id, number } = await aPaidOrder();
    const issued = await openDocument(client, 'receipt', id);
    const { body: token } = await askForDocument(client, 'receipt', id);
    const other = readPdf((await client.get(`/pdf/receipt/${token}?translated=1`)).rawPayload);
    for (const words of ['RECEIPT', 'Attn: 佐藤 花子', `${number}-R1`, '¥518,375']) {
      expect(other).toContain(words);
    }
    expect(other).toContain(`This is a translation of ${number}-R1, which was issued in Japanese.`);
    expect((await openDocument(client, 'receipt', id)).rawPayload.equals(issued.rawPayload)).toBe(
      true,
    );
  });

  itReads('with six lines and everything else are one page', async () => {
    const six = '{"m1":3,"m2":1,"m12":3}';
    const { id } = await anOrder({ cd: six, pd: six, paper_delivery: 1, paper_receipt: 1 });
    const text = readPdf((await openDocument(client, 'invoice', id)).rawPayload);
    expect(text).toContain('1 / 1');
  });

  it('are drawn in advance when a process starts', async () => {
    await expect(warmUpDocuments(shop.deps.config)).resolves.toBeUndefined();
  });

  itReads('have a sample for everybody', async () => {
    const answer = await shop.manager.inject({ url: '/pdf/invoice_sample.pdf', headers: japanese });
    expect(answer.statusCode).toBe(200);
    expect(readPdf(answer.rawPayload)).toContain('見本設計株式会社 御中');
    const english = await shop.manager.inject('/pdf/invoice_sample.pdf');
    expect(readPdf(english.rawPayload)).toContain('INVOICE SAMPLE');
  });
});
