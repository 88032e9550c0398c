import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentKind } from '@portal/shared/domain';
import { aPace } from '../../testing/builders/aPace.ts';
import { openShop, orderOf, type Shop } from '../../testing/builders/checkout.ts';
import { aPerson, aTeam, type TestPerson } from '../../testing/builders/people.ts';
import { canReadPdf, readPdf } from '../../testing/readPdf.ts';
import type { Viewer } from '../../http/Viewer.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import { exportOrders } from './export/exportOrders.ts';

let shop: Shop;
let owner: TestPerson;
let client: TestClient;
let card: string;
beforeAll(async () => {
  shop = await openShop();
  const team = await aTeam(shop.deps, { name: '株式会社髙﨑/設計' });
  owner = await aPerson(shop.deps, { team, last_name: '佐藤', first_name: '花子' });
  client = await shop.signIn(owner);
  card = await shop.aCard(owner);
});
afterAll(() => shop.close());

const japanese = { 'accept-language': 'ja' };
const itReads = canReadPdf ? it : it.skip;
const minuteMs = 60_000;

async function anOrder(changes: object = {}, language: object = japanese) {
  const payload = orderOf(shop, { cd: '{"m1":3,"m12":3}', paper_invoice: 1, ...changes });
  const headers = { ...language, 'idempotency-key': `k${Math.random().toString(36).slice(2)}` };
  return (await client.post('/api/order', { payload, headers })).json<{
    id: string;
    number: string;
  }>();
}
const aPaidOrder = () => anOrder({ payment_method: 2, customer_card_id: card });

const ask = (kind: DocumentKind, order_id: string, by = client) =>
  by.post(`/api/pdf/${kind}/`, { payload: { order_id } });
async function open(kind: DocumentKind, id: string, by = client) {
  const { body: token } = await ask(kind, id, by);
  return by.get(`/pdf/${kind}/${token}`);
}

describe('documents of an order', () => {
  it('are offered as the screens say', async () => {
    const unpaid = await anOrder();
    const kinds = ['invoice', 'delivery', 'receipt', 'credit'] as const;
    const offered = async (id: string) =>
      Promise.all(kinds.map(async (kind) => (await ask(kind, id)).body !== ''));
    expect(await offered(unpaid.id)).toEqual([true, false, false, false]);
    expect(await offered((await aPaidOrder()).id)).toEqual([true, true, true, false]);
    const after = await anOrder({ payment_type: 2 });
    expect(await offered(after.id)).toEqual([false, false, false, false]);
    const payload = { id: unpaid.id, method: 'cancel' };
    await client.post('/api/order/bank', { payload });
    expect(await offered(unpaid.id)).toEqual([false, false, false, false]);
  });

  it('open once, for five minutes, for the person who asked', async () => {
    const { id, number } = await anOrder();
    const answer = await ask('invoice', id);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const address = `/pdf/invoice/${answer.body}`;
    const colleague = await shop.signIn(await aPerson(shop.deps, { team: owner.team }));
    expect((await colleague.get(address)).statusCode).toBe(404);
    expect((await client.get(`/pdf/receipt/${(await ask('invoice', id)).body}`)).statusCode).toBe(
      404,
    );
    const pdf = await client.get(address);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${number}-I1.pdf`,
    });
    expect((await client.get(address)).statusCode).toBe(404);
    const late = await ask('invoice', id);
    shop.pass(5 * minuteMs);
    expect((await client.get(`/pdf/invoice/${late.body}`)).statusCode).toBe(404);
  });

  it('are nobody else’s', async () => {
    const { id } = await anOrder();
    const stranger = await shop.signIn(await aPerson(shop.deps));
    const answer = await ask('invoice', id, stranger);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await stranger.get(`/api/order/${id}`)).statusCode).toBe(404);
    const payload = { id, method: 'cancel' };
    expect((await stranger.post('/api/order/bank', { payload })).statusCode).toBe(404);
  });

  it('are issued once and never change', async () => {
    const { id } = await anOrder();
    const [first, second] = await Promise.all([open('invoice', id), open('invoice', id)]);
    await shop.deps.db
      .updateTable('manager.team_ref')
      .set({ address: 'Elsewhere' })
      .where('id', '=', owner.team.id)
      .execute();
    const third = await open('invoice', id);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(third.rawPayload)).toBe(true);
    const { db } = shop.deps;
    const documents = db.selectFrom('manager.order_document').where('order_id', '=', id);
    expect(await documents.select('version').execute()).toEqual([{ version: 1 }]);
    const change = db.updateTable('manager.order_document').where('order_id', '=', id);
    await expect(change.set({ number: 'other' }).execute()).rejects.toThrow('does not change');
    await expect(change.set({ sha256: 'other' }).execute()).rejects.toThrow('does not change');
    await expect(
      db.deleteFrom('manager.order_document').where('order_id', '=', id).execute(),
    ).rejects.toThrow('does not change');
  });

  itReads('say what the order says', async () => {
    const { id, number } = await aPaidOrder();
    const invoice = readPdf((await open('invoice', id)).rawPayload);
    for (const words of [
      '請求書番号',
      '株式会社髙﨑/設計 御中',
      '佐藤 花子 様',
      `${number}-I1`,
      '登録番号 T8000000000001',
      '2026年11月21日',
      'Circuit Designer 新規ライセンス',
      '2026年11月21日～2026年12月20日',
      '数量割引 5%（Circuit Designer・6セット）5～10セットの区分 -￥24,750',
      '消費税（10%） ￥47,025',
      '紙伝票発行手数料（1枚・税込） ￥1,100',
      '￥518,375',
      '10%対象（税抜） ￥471,250',
      '消費税 ￥47,125',
      '1円未満切捨て',
      '紙伝票発行手数料に含まれる消費税￥100を含みます',
      'クレジットカード',
    ]) {
      expect(invoice).toContain(words);
    }
    const receipt = readPdf((await open('receipt', id)).rawPayload);
    expect(receipt).toContain('ソフトウェアライセンス料として');
    expect(receipt).toContain(`本取引の適格請求書は${number}-I1です。`);
    const delivery = readPdf((await open('delivery', id)).rawPayload);
    expect(delivery).toMatch(/ライセンス番号 CD-\d{7} – CD-\d{7}/);
    const transfer = readPdf((await open('invoice', (await anOrder()).id)).rawPayload);
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
        return readPdf((await open('invoice', id, by)).rawPayload);
      };
      const english = await text('en', 'JP');
      expect(english).toContain('Attn: Olivia Test');
      expect(english).not.toContain('〒');
      const japanese = await text('ja', 'JP');
      expect(japanese).toContain('Test Olivia 様');
      // Only the vendor's.
      expect(japanese.match(/〒/g)).toEqual(['〒']);
      const dollars = await text('ja', 'US');
      expect(dollars).toContain('普通 0000000 SWIFT MIHNJPJT');
    },
  );

  itReads('come in the other language too, and stay what was issued', async () => {
    const { id, number } = await aPaidOrder();
    const issued = await open('receipt', id);
    const { body: token } = await ask('receipt', id);
    const other = readPdf((await client.get(`/pdf/receipt/${token}?translated=1`)).rawPayload);
    for (const words of ['RECEIPT', 'Attn: 花子 佐藤', `${number}-R1`, '¥518,375']) {
      expect(other).toContain(words);
    }
    expect(other).toContain(`This is a translation of ${number}-R1, which was issued in Japanese.`);
    expect((await open('receipt', id)).rawPayload.equals(issued.rawPayload)).toBe(true);
  });

  itReads('with six lines and everything else are one page', async () => {
    const six = '{"m1":3,"m2":1,"m12":3}';
    const { id } = await anOrder({ cd: six, pd: six, paper_delivery: 1, paper_receipt: 1 });
    const text = readPdf((await open('invoice', id)).rawPayload);
    expect(text).toContain('1 / 1');
  });

  itReads('have a sample for everybody', async () => {
    const answer = await shop.manager.inject({ url: '/pdf/invoice_sample.pdf', headers: japanese });
    expect(answer.statusCode).toBe(200);
    expect(readPdf(answer.rawPayload)).toContain('見本設計株式会社 御中');
    const english = await shop.manager.inject('/pdf/invoice_sample.pdf');
    expect(readPdf(english.rawPayload)).toContain('INVOICE SAMPLE');
  });
});

describe('GET /api/orders/export', () => {
  const download = (from: string, to: string, by = client) =>
    by.get(`/api/orders/export?from=${from}&to=${to}`, { headers: japanese });

  /** Unpacks with another program than the one that packed. */
  function unzip(zip: Buffer): Map<string, Buffer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-zip-'));
    const file = path.join(folder, 'documents.zip');
    writeFileSync(file, zip);
    const script =
      'import json,sys,zipfile,base64\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({n:base64.b64encode(z.read(n)).decode() for n in z.namelist()}))';
    const { stdout, stderr, status } = spawnSync('python3', ['-c', script, file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    rmSync(folder, { recursive: true });
    if (status !== 0) throw new Error(stderr);
    const files = JSON.parse(stdout) as Record<string, string>;
    return new Map(
      Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
    );
  }

  // In the books of the customer the seller is the counterparty.
  const seller = '株式会社デモ回路ソフトウェア';

  it('is a ZIP of the period’s documents and quotations with an index', async () => {
    const buyer = await aPerson(shop.deps, {
      team: await aTeam(shop.deps, { name: '=髙﨑 "設計"' }),
    });
    client = await shop.signIn(buyer);
    card = await shop.aCard(buyer);
    const paid = await aPaidOrder();
    const unpaid = await anOrder();
    const invoice = await open('invoice', unpaid.id);
    const english = await anOrder({}, { 'accept-language': 'en' });
    const form = { company: 'X', user_name: 'Y', email: 'y@kiban.example', tel: '03-5555-0100' };
    const asked = { ...orderOf(shop), form, payment_method: undefined, payment_type: undefined };
    const { hash, number: quotation } = (
      await client.post('/api/pdf/quotation', {
        payload: { ...asked, customer_card_id: undefined },
        headers: japanese,
      })
    ).json<{ hash: string; number: string }>();
    const answer = await download('2026-11-01', '2026-11-30');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=documents_2026-11-01_2026-11-30.zip',
    });
    const files = unzip(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual(
      [
        `20261121_518375_${seller}_納品書_${paid.number}-D1.pdf`,
        `20261121_518375_${seller}_請求書_${paid.number}-I1.pdf`,
        `20261121_518375_${seller}_領収書_${paid.number}-R1.pdf`,
        `20261121_518375_${seller}_請求書_${unpaid.number}-I1.pdf`,
        `20261121_518375_Demo-Circuit-Software-Inc_INVOICE_${english.number}-I1.pdf`,
        `20261121_49500_${seller}_御見積書_${quotation}.pdf`,
        'index.csv',
      ].sort(),
    );
    const quoted = await client.get(`/pdf/quotation/${hash}`);
    const ofQuotation = files.get(`20261121_49500_${seller}_御見積書_${quotation}.pdf`);
    expect(ofQuotation?.equals(quoted.rawPayload)).toBe(true);
    const name = `20261121_518375_${seller}_請求書_${unpaid.number}-I1.pdf`;
    expect(files.get(name)?.equals(invoice.rawPayload)).toBe(true);
    const index = files.get('index.csv')?.toString('utf8') ?? '';
    expect(index.startsWith('\ufeff日付,金額')).toBe(true);
    expect(index.trim().split('\r\n')).toHaveLength(7);
    expect(index).toContain(
      `2026-11-21,518375,JPY,"'=髙﨑 ""設計"" 御中",株式会社デモ回路ソフトウェア,請求書`,
    );
    const empty = unzip((await download('2026-01-01', '2026-10-31')).rawPayload);
    expect([...empty.keys()]).toEqual(['index.csv']);
  });

  it('leaves out what was cancelled meanwhile, and does nothing for who went away', async () => {
    const team = await aTeam(shop.deps);
    const buyer = await aPerson(shop.deps, { team });
    client = await shop.signIn(buyer);
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    let drawn = 0;
    const opened: Readable[] = [];
    const { blobs } = shop.deps;
    const deps = {
      ...shop.deps,
      blobs: {
        ...blobs,
        put: async (key: string, content: Readable | Uint8Array) => {
          drawn += 1;
          // The first document is drawn; the second order is cancelled before its turn.
          if (drawn === 1) await cancel(orders[1]?.id);
          return blobs.put(key, content);
        },
        read: async (key: string) => {
          const stream = await blobs.read(key);
          opened.push(stream);
          return stream;
        },
      },
    };
    const cancel = (id?: string) =>
      client.post('/api/order/bank', { payload: { id, method: 'cancel' } });
    const wanted = {
      viewer: { user: { id: buyer.id }, team } as unknown as Viewer,
      locale: 'ja' as const,
      from: '2026-11-01',
      to: '2026-11-30',
      pace: aPace(),
    };
    const whole = await buffer(await exportOrders(deps, wanted));
    expect([...unzip(whole).keys()]).toEqual([
      expect.stringContaining(`${orders[0]?.number ?? ''}-I1.pdf`),
      expect.stringContaining(`${orders[2]?.number ?? ''}-I1.pdf`),
      'index.csv',
    ]);
    expect([drawn, opened.length]).toEqual([2, 2]);
    // Both are files now. Whoever asks again goes away with the first one.
    const left = await exportOrders(deps, wanted);
    await once(left, 'readable');
    left.destroy();
    const [, , first, ...others] = opened;
    if (first && !first.closed) await once(first, 'close');
    expect([drawn, others]).toEqual([2, []]);
  });

  it.each([
    ['2026-12-01', '2026-11-30'],
    ['2025-01-01', '2026-11-30'],
    ['2026-02-31', '2026-11-30'],
  ])('refuses %s to %s', async (from, to) => {
    const answer = await download(from, to);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
  });
});
