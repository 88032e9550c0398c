import { createHash } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderOf, placed } from '../../../../testing/builders/checkout.ts';
import { aTeam } from '../../../../testing/builders/people.ts';
import { openBackOffice, type BackOffice } from '../../../../testing/shops/openBackOffice.ts';
import { newId } from '../../../../platform/db/newId.ts';
import { orderDetail } from '../../../../testing/readers/orderDetail.ts';

let shop: BackOffice;
beforeAll(async () => {
  shop = await openBackOffice();
});
afterAll(() => shop.close());

describe('bank import', () => {
  it('marks paid orders once and reports all other lines', async () => {
    const buyer = await shop.aBuyer({ team: await aTeam(shop.deps, { name: 'Unique Boards' }) });
    const [one, two, three, four, five] = await Promise.all(
      Array.from({ length: 5 }, () => placed(buyer.client, orderOf(shop))),
    );
    const payload = { id: four?.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload });
    const named = (order: typeof one, amount: number) =>
      `2026/11/21,${String(amount)},${order?.number ?? ''} ｶ)ｷﾊﾞﾝ`;
    const lines = [
      named(one, 49_500),
      named(two, 49_000),
      named(three, 60_000),
      named(four, 49_500),
      '2026/11/21,49500,ﾀﾞﾚｶ',
      '2026/11/21,xx,broken',
      '2026/11/22,49500,to come',
    ];
    const first = await shop.importCsv(lines);
    expect(first.code).toBe(0);
    expect(first.said.split('\n').map((line) => line.split('  ').at(-1))).toEqual([
      'paid',
      'NOT ENOUGH, the order stays unpaid',
      'TOO MUCH, the order stays unpaid',
      'the order is cancelled',
      expect.stringContaining('same amount: '),
      'has no amount in yen',
      'has no date that can be, or one to come',
      '1 paid, 4 not, 2 unreadable.',
    ]);
    expect(await shop.licensesOf(buyer.person)).toHaveLength(3);
    for (const again of [lines, [...lines].reverse()]) {
      const { said } = await shop.importCsv(again);
      expect(said).toContain('0 paid, 5 not, 2 unreadable.');
      expect(said.match(/imported before/g)).toHaveLength(5);
    }
    expect(await shop.licensesOf(buyer.person)).toHaveLength(3);
    expect(await orderDetail(buyer.client, one?.id ?? '')).toMatchObject({
      status: 1,
      events: [{ kind: 'ordered' }, { kind: 'paid', by: 'operator' }, { kind: 'delivered' }],
    });
    expect((await orderDetail(buyer.client, two?.id ?? '')).status).toBe(0);
    // A duplicate payment, and a payment without a number, found by name and amount.
    await shop.portal('orders', 'refuse', two?.number ?? '', '--note', 'x');
    const again = await shop.importCsv([`2026/11/21,49500,${one?.number ?? ''}`]);
    expect(again.said).toContain('the order is paid already');
    await shop.portal('orders', 'pay', two?.number ?? '', '--note', 'on another account');
    await shop.portal('orders', 'pay', three?.number ?? '', '--note', 'difference returned');
    expect((await shop.importCsv(['2026/11/21,49500,UNIQUE BOARDS'])).said).toContain(
      `${five?.number ?? ''}  by the team's name  paid`,
    );
    const waiting = (await shop.portal('orders', 'waiting')).said;
    const line =
      waiting
        .split('\n')
        .find((each) => each.includes('transfer partial'))
        ?.split(' ')[0] ?? '';
    expect(waiting).toContain('transfer unclear');
    expect((await shop.portal('bank', 'resolve', line, '--note', 'returned')).code).toBe(0);
    expect((await shop.portal('orders', 'waiting')).said).not.toContain(line);
    expect((await shop.portal('bank', 'resolve', line, '--note', 'returned')).code).toBe(1);
  });

  it('pays once if a file is imported twice concurrently, and distinguishes equal transfers', async () => {
    const { person, client } = await shop.aBuyer({
      team: await aTeam(shop.deps, { name: 'TWICE' }),
    });
    const order = await placed(client, orderOf(shop, { pd: '{"m1":1}' }));
    const file = path.join(shop.folder, 'twice.csv');
    const lines = [`2026/11/21,71500,${order.number}`, '2026/11/21,71500,TWICE'];
    await writeFile(file, ['日付,入金額,摘要', ...lines, ...lines].join('\n'));
    const said = await Promise.all([
      shop.portal('bank', 'import', file),
      shop.portal('bank', 'import', file),
    ]);
    const outcomes = said
      .flatMap((each) => each.said.split('\n'))
      .map((line) => line.split('  ').at(-1));
    expect(outcomes.filter((each) => each === 'paid')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'the order is paid already')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'no order fits')).toHaveLength(2);
    expect(outcomes.filter((each) => each === 'imported before')).toHaveLength(4);
    expect(await shop.licensesOf(person)).toHaveLength(4);
    const { events } = await orderDetail(client, order.id);
    expect(events.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'delivered']);
  });

  it('recognizes lines that the previous version imported', async () => {
    const { client } = await shop.aBuyer({ team: await aTeam(shop.deps, { name: 'FORMER' }) });
    const order = await placed(client, orderOf(shop));
    // That version took the payer from the column 取引内容.
    const content = JSON.stringify(['2026-11-21', 49_500, '振込']);
    await shop.deps.db
      .insertInto('manager.bank_line')
      .values({
        id: newId(),
        hash: createHash('sha256').update(`${content} 0`).digest('hex'),
        ...{ booked_on: '2026-11-21', amount: 49_500, payer: '振込', outcome: 'unclear' },
        ...{ order_id: null, imported_at: shop.deps.clock() },
      })
      .execute();
    const file = path.join(shop.folder, 'former.csv');
    const table = [
      '取引日,入金金額,取引内容,摘要',
      `2026/11/21,49500,振込,${order.number} ｶ)ﾌｵｰﾏｰ`,
    ];
    await writeFile(file, table.join('\n'));
    const known = await shop.portal('bank', 'import', file);
    expect(known.said).toContain('imported before');
    await writeFile(file, [...table, table[1]].join('\n'));
    const more = await shop.portal('bank', 'import', file);
    expect(more.said).toContain('1 paid, 1 not');
    for (const lines of [[...table, table[1]], table]) {
      await writeFile(file, lines.join('\n'));
      expect((await shop.portal('bank', 'import', file)).said).toContain('0 paid');
    }
  });

  it('books overlapping files once', async () => {
    const { client } = await shop.aBuyer({ team: await aTeam(shop.deps, { name: 'OVERLAP' }) });
    const orders = await Promise.all([1, 2, 3].map(() => placed(client, orderOf(shop))));
    const lines = orders.map(({ number }) => `令和8年11月21日,"¥49,500",${number} ｵｰﾊﾞｰﾗｯﾌﾟ`);
    expect((await shop.importCsv(lines.slice(0, 2))).said).toContain('2 paid, 0 not');
    const { said } = await shop.importCsv(lines.slice(1));
    expect(said).toContain('1 paid, 1 not');
    expect(said).toContain('by its number  paid');
  });

  it('books a statement once that comes as CSV and as records of 全銀', async () => {
    const { client } = await shop.aBuyer({ team: await aTeam(shop.deps, { name: 'ニドモノ' }) });
    const items = { pd: '{"m1":2}' };
    const [one, two] = [
      await placed(client, orderOf(shop, items)),
      await placed(client, orderOf(shop, items)),
    ];
    const { total } = await orderDetail(client, one.id);
    const record = (payer: string, edi = '') =>
      `2000001081121081121${String(total).padStart(10, '0')}${'0'.repeat(20)}`
        .concat(payer.padEnd(79), edi.padEnd(20))
        .padEnd(200);
    const head = '10100811210811210811210005'.padEnd(200);
    const file = path.join(shop.folder, 'zengin.txt');
    const zengin = async (records: readonly string[]) => {
      const [count, sum] = [records.length, total * records.length];
      const last = `8${String(count).padStart(6, '0')}${String(sum).padStart(12, '0')}`.padEnd(200);
      await writeFile(file, [head, ...records, last, '9'.padEnd(200)].join(''));
      return (await shop.portal('bank', 'import', file)).said;
    };
    const csv = [
      `2026/11/21,${String(total)},振込　${one.number} カ）ニドモノ`,
      `2026/11/21,${String(total)},フリコミ１ ダレカ（カ`,
      `2026/11/21,${String(total)},フリコミ１ ダレカ（カ`,
    ];
    expect((await shop.importCsv(csv)).said).toContain('1 paid, 2 not');
    const records = [record('ﾀﾞﾚｶ(ｶ'), record('ｶ)ﾆﾄﾞﾓﾉ', one.number), record('ﾀﾞﾚｶ(ｶ')];
    expect((await zengin(records)).match(/imported before/gu)).toHaveLength(3);
    // Another order's number, a third equal transfer and another legal form are new.
    const more = [record('ｶ)ﾆﾄﾞﾓﾉ', two.number), record('ﾀﾞﾚｶ(ｶ'), record('ﾕ)ﾀﾞﾚｶ')];
    const said = await zengin([...records, ...more]);
    expect(said.match(/imported before/gu)).toHaveLength(3);
    expect(said).toContain('1 paid, 5 not');
    expect((await shop.importCsv(csv)).said).toContain('0 paid, 3 not');
    await writeFile(
      file,
      [head, record('ｶ)ﾆﾄﾞﾓﾉ'), `8${'0'.repeat(18)}`.padEnd(200), '9'.padEnd(200)].join('\n'),
    );
    const wrong = await shop.portal('bank', 'import', file);
    expect(wrong.code).toBe(1);
    expect(wrong.said).toContain(
      'line 3 states other counts or sums than the records before it have; nothing was recorded',
    );
  });

  it('recognizes a team by the kana name of its earlier transfers', async () => {
    const team = await aTeam(shop.deps, { name: '株式会社仮名' });
    const { client } = await shop.aBuyer({ team });
    const items = { pd: '{"m12":3}' };
    const first = await placed(client, orderOf(shop, items));
    const total = String((await orderDetail(client, first.id)).total);
    const named = `2026/11/21,${total},${first.number} ｶ)ｶﾒｲ`;
    expect((await shop.importCsv([named])).said).toContain('1 paid');
    const second = await placed(client, orderOf(shop, items));
    expect((await shop.importCsv([`2026/11/21,${total},ｶﾒｲ(ｶ`])).said).toContain(
      `${second.number}  by who has paid for the team before  paid`,
    );
  });

  it('asks once for the meaning of columns, and books nothing before', async () => {
    const { client } = await shop.aBuyer();
    const { number } = await placed(client, orderOf(shop));
    const file = path.join(shop.folder, 'unnamed.csv');
    await writeFile(file, `甲,乙,丙\n2026/11/21,${number},49500\n`);
    const asked = await shop.portal('bank', 'import', file);
    expect(asked.code).toBe(2);
    expect(asked.said).toContain(`1: 2026/11/21  2: ${number}  3: 49500`);
    expect(asked.said).toContain('does not say which column is what');
    const half = await shop.portal('bank', 'import', file, '--date', '1');
    expect([half.code, half.said]).toEqual([1, expect.stringContaining('go together')]);
    const lone = await shop.portal('bank', 'import', file, '--direction', '4');
    expect([lone.code, lone.said]).toEqual([1, expect.stringContaining('go together')]);
    const two = await shop.portal('bank', 'import', file, '--deposit', '3,4');
    expect([two.code, two.said]).toEqual([1, expect.stringContaining('the number of one column')]);
    const words = ['--date', '1', '--deposit', '3', '--payer', '2'];
    expect((await shop.portal('bank', 'import', file, ...words)).said).toContain('1 paid');
    expect((await shop.portal('bank', 'import', file)).said).toContain('imported before');
  });

  it('refuses a file that is too long without sending it', async () => {
    const file = path.join(shop.folder, 'long.csv');
    await writeFile(file, '日付,入金額,摘要\n');
    await truncate(file, 50 * 1024 * 1024);
    const { code, said } = await shop.portal('bank', 'import', file);
    expect([code, said]).toEqual([2, expect.stringContaining('more than 2 MB')]);
  });

  it('refuses a file that cannot be read completely', async () => {
    const file = path.join(shop.folder, 'wrong.csv');
    await writeFile(file, Buffer.from([0x41, 0xff, 0xfe, 0xfd]));
    const { code, said } = await shop.portal('bank', 'import', file);
    expect([code, said]).toEqual([1, expect.stringContaining('neither UTF-8 nor Shift_JIS')]);
    expect((await shop.portal('bank', 'import', path.join(shop.folder, 'none.csv'))).code).toBe(2);
  });

  it('leaves every act in the audit log', async () => {
    const acts = await shop.deps.db.selectFrom('portal.audit_log').select('action').execute();
    for (const action of ['bank_line.import', 'bank_line.resolve', 'order.pay'])
      expect(acts).toContainEqual({ action });
  });
});
