import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, taxWords } from '@portal/shared/domain';
import { visit } from '../../../testing/browsers/TestClient.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import {
  japanese,
  listOf,
  openQuotationDesk,
  type QuotationDesk,
} from '../../../testing/shops/openQuotationDesk.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

const itReads = canReadPdf ? it : it.skip;

describe('GET /pdf/quotation/{hash}', () => {
  it('is a file that stays the same', async () => {
    const { hash } = await desk.issue(desk.client);
    const first = await desk.open(hash);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=quotation.pdf',
    });
    const content = first.rawPayload.toString('latin1');
    expect(content).toMatch(/^%PDF-/);
    // A4 in points.
    expect(content).toContain('/MediaBox [0 0 595.28 841.89]');
    const again = await desk.open(hash);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  itReads('says in Japanese what the screen says', async () => {
    const shown = { payment_terms: 'display', delivery_date: 'display', contract_period: 'hidden' };
    const { hash, number } = await desk.issue(desk.client, {}, shown, japanese);
    const lines = readPdf((await desk.open(hash)).rawPayload);
    for (const text of [
      '御見積書',
      '株式会社髙﨑設計 御中',
      '𠮷田 花子 様',
      number,
      '2026年11月21日',
      '2026年12月21日',
      '株式会社デモ回路ソフトウェア',
      'T8000000000001',
      '支払条件',
      'ご注文後2営業日以内',
      'Circuit Designer 新規ライセンス 1か月 3 ￥15,000 ￥45,000',
      'Circuit Designer 新規ライセンス 12か月 3 ￥150,000 ￥450,000',
      '小計 ￥495,000',
      // With the limits of its tier, without an upper limit for the last one.
      '数量割引 5%（Circuit Designer・6セット）5～10セット適用 -￥24,750',
      `${taxWords.ja.taxAt(10)} ￥47,025`,
      '紙伝票発行手数料（2枚・税込） ￥2,200',
      `${taxWords.ja.total(true)} ￥519,475`,
      '10%対象（税抜） ￥472,250',
      `${taxWords.ja.tax} ￥47,225`,
      '1円未満切捨て',
      '紙伝票発行手数料に含まれる消費税￥200を含みます',
    ]) {
      expect(lines).toContain(text);
    }
    expect(lines).not.toMatch(/納品方法|各明細に記載のとおり|2026年12月20日/);
  });

  itReads('says in English what an American pays, renewals with their new periods', async () => {
    const american = await aPerson(desk.server.deps, { country_code: 'US' });
    const endsOn = addDays(desk.today(), 10);
    const license = await aLicense(desk.server.deps, american.team, { endsOn });
    const by = await desk.server.signIn(american);
    const licenses = [{ id: license.id, count: 1 }];
    const company = '<b>Harbor & Sons</b>';
    const { hash, number } = await desk.issue(by, { cd: {}, pd: { m1: 1 }, licenses }, { company });
    const issued = await desk.open(hash);
    const lines = readPdf(issued.rawPayload);
    for (const text of [
      'QUOTE',
      company,
      'PCB Designer – new license 1 month 1 $160.00 $160.00',
      `Circuit Designer – renewal of ${license.number} 1 month 1 $120.00 $120.00`,
      'December 2, 2026 – January 1, 2027',
      'Total $280.00',
      // Dialed from abroad.
      'Phone +81 3-0000-0000',
      'Discounts: fractions of a cent are rounded down.',
      'No Japanese consumption tax is charged.',
    ]) {
      expect(lines).toContain(text);
    }
    expect(lines).not.toMatch(/Paper-slip|%|¥/);
    const other = await desk.server.manager.inject(`/pdf/quotation/${hash}?translated=1`);
    const japanesePaper = readPdf(other.rawPayload);
    expect(japanesePaper).toContain('合計 $280.00');
    expect(japanesePaper).toContain(`本書は${number}（英語で発行）の翻訳です。`);
    expect((await desk.open(hash)).rawPayload.equals(issued.rawPayload)).toBe(true);
  });

  it('opens for everybody who has its address, and belongs to no team if a visitor made it', async () => {
    const before = await listOf(desk.client);
    const wantedBy = { country_code: 'US', licenses: undefined };
    const { hash, number } = await desk.issue(visit(desk.server), wantedBy);
    expect((await desk.open(hash)).statusCode).toBe(200);
    expect(await listOf(desk.client)).toEqual(before);
    const stored = await desk.server.deps.db
      .selectFrom('manager.quotation')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(stored.team_id).toBeNull();
    expect(stored.currency).toBe('USD');
    expect(JSON.stringify(stored)).not.toContain(hash);
  });

  it('is an error page if it is unknown or expired', async () => {
    const { hash } = await desk.issue(desk.client);
    const unknown = await desk.open('A'.repeat(43));
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    await desk.pass(30);
    expect((await desk.open(hash)).statusCode).toBe(200);
    await desk.pass(1);
    const over = await desk.open(hash);
    expect(over.statusCode).toBe(410);
    expect(over.body).toContain('This quote is no longer valid');
    await desk.pass(-31);
  });
});
