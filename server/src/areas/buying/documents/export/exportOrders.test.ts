import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import type { TestClient } from '../../../../testing/browsers/TestClient.ts';
import { aPace } from '../../../../testing/builders/aPace.ts';
import { orderOf } from '../../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../../testing/shops/openShop.ts';
import {
  aDocumentBuyer,
  japanese,
  openDocument,
} from '../../../../testing/builders/orderDocuments.ts';
import { aPerson, aTeam } from '../../../../testing/builders/people.ts';
import { exportOrders } from './exportOrders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GET /api/orders/export', () => {
  const download = (by: TestClient, from: string, to: string) =>
    by.get(`/api/orders/export?from=${from}&to=${to}`, { headers: japanese });

  /** Unpacks a ZIP with `unzip`, independently of the library that packed it. */
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

  // In the customer's books the seller is the counterparty.
  const seller = '株式会社デモ回路ソフトウェア';

  it('answers a ZIP of the period’s documents and quotations with an index', async () => {
    const team = await aTeam(shop.deps, { name: '=髙﨑 "設計"' });
    const { client, anOrder, aPaidOrder } = await aDocumentBuyer(shop, { team });
    const paid = await aPaidOrder();
    const unpaid = await anOrder();
    const invoice = await openDocument(client, 'invoice', unpaid.id);
    const english = await anOrder({}, { 'accept-language': 'en' });
    const form = { company: 'X', user_name: 'Y', email: 'y@kiban.example', tel: '03-5555-0100' };
    const asked = { ...orderOf(shop), form, payment_method: undefined, payment_type: undefined };
    const { hash, number: quotation } = (
      await client.post('/api/pdf/quotation', {
        payload: { ...asked, customer_card_id: undefined },
        headers: japanese,
      })
    ).json<{ hash: string; number: string }>();
    const answer = await download(client, '2026-11-01', '2026-11-30');
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
    const empty = unzip((await download(client, '2026-01-01', '2026-10-31')).rawPayload);
    expect([...empty.keys()]).toEqual(['index.csv']);
  });

  it('omits an order that is cancelled during the export, and stops when the reader disconnects', async () => {
    const team = await aTeam(shop.deps);
    const { person, client, anOrder } = await aDocumentBuyer(shop, { team });
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    let drawn = 0;
    const opened: Readable[] = [];
    const { blobs } = shop.deps;
    const deps = {
      ...shop.deps,
      blobs: {
        ...blobs,
        add: async (key: string, content: Uint8Array) => {
          drawn += 1;
          // The first document is drawn; the second order is cancelled before its turn.
          if (drawn === 1) await cancel(orders[1]?.id);
          return blobs.add(key, content);
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
      viewer: { user: { id: person.id }, team } as unknown as Viewer,
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
    // Both documents are stored now. The next reader disconnects after the first one.
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
  ])('refuses an export from %s to %s', async (from, to) => {
    const client = await shop.signIn(await aPerson(shop.deps));
    const answer = await download(client, from, to);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
  });
});
