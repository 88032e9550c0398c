import { documentTexts } from './documentTexts.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';
import type { BusinessPaper } from '@portal/paper/BusinessPaper.ts';
import { drawBusinessPaper } from '@portal/paper/drawBusinessPaper.ts';

const itReads = canReadPdf ? it : it.skip;

/** A credit note of a large order in yen, with the tax by rate beside its sums. */
const paper: BusinessPaper = {
  ...{ locale: 'ja', title: '適格返還請求書', number: 'S20261100357-N1', dated: '2026-11-28' },
  addressee: { name: '株式会社見本 御中', contact: '見本 花子 様', reach: '東京都' },
  greeting: '下記のとおり返金いたします。',
  facts: [['返金日', '2026年11月28日']],
  issuer: { name: '株式会社デモ回路ソフトウェア', lines: ['登録番号 T8000000000001'] },
  amount: ['返還金額（税込）', '￥11,880,000'],
  conditions: [['お支払方法', '銀行振込（前払い）']],
  columns: documentTexts.ja.columns,
  rows: [[{ text: '1' }, { text: 'Circuit Designer 新規ライセンス' }]],
  sums: [['小計', '￥12,000,000']],
  total: ['合計（税込）', '￥11,880,000'],
  ...{ taxTitle: '税率別内訳', taxes: [['10%対象（税抜）', '￥10,800,000']] },
  ...{ remarksTitle: '備考', remarks: [] },
};
const linesOf = async (changes: Partial<BusinessPaper>) =>
  readPdf(await drawBusinessPaper({ ...paper, ...changes }));

describe('drawBusinessPaper', () => {
  itReads.each(['en', 'ja'] as const)(
    'keeps names of numbers on one line in %s',
    async (locale) => {
      for (const { number } of Object.values(documentTexts[locale].kinds)) {
        const facts = [[number, 'S20261100357-N1']] as const;
        expect(await linesOf({ facts })).toContain(`${number} S20261100357-N1`);
      }
    },
  );

  itReads.each([
    '数量割引 10%（Circuit Designer・20セット）11～20セット適用',
    '数量割引 12.5%（Circuit Designer・100セット）51～100セット適用',
    'Volume discount 10% (Circuit Designer, 20 sets), tier 11 to 20 sets',
    'Volume discount 10% (Circuit Designer, 120 sets), tier from 100 sets',
  ])('keeps a discount with its tier on one line: %s', async (discount) => {
    const lines = await linesOf({ sums: [...paper.sums, [discount, '-￥1,200,000']] });
    expect(lines).toContain(`${discount} -￥1,200,000`);
    expect(lines).toContain('10%対象（税抜） ￥10,800,000');
  });

  itReads('keeps a large total on one line', async () => {
    const total = ['Total', '$1,038,599.20'] as const;
    expect(await linesOf({ total })).toContain('Total $1,038,599.20');
  });

  itReads.each(['en', 'ja'] as const)(
    'has its titles of columns on one line in %s',
    async (locale) => {
      const { columns } = documentTexts[locale];
      expect(await linesOf({ columns })).toContain(columns.join(' '));
    },
  );
});
