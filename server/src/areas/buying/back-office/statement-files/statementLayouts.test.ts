import { describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { readStatement } from './readStatement.ts';

const today = tokyoDay(new Date('2026-11-30T00:00:00Z'));
const number = 'S20261100356';

/**
 * Handmade samples of banks' statements. The column names are public in programs that read these
 * banks' files; the 全銀 records follow the descriptions of Awa Bank and Kiraboshi Bank.
 */
const layouts: Readonly<Record<string, readonly string[]>> = {
  'MUFG Bank': [
    '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ","未資金化区分","入払区分"',
    `"2026/11/29","振込１","${number} ｶ)ｷﾊﾞﾝ","","49,500","1,049,500","","","振替入金"`,
    '"2026/11/29","口座振替３","デンキ","8,800","","1,040,700","","","振替支払い"',
  ],
  'Sumitomo Mitsui Banking': [
    '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル',
    `2026/11/29,,49500,"振込　${number} ｶ)ｷﾊﾞﾝ",1049500,"",`,
    '2026/11/29,8800,,"デンキ",1040700,"",',
  ],
  'Mizuho Bank': [
    'みずほダイレクト入出金明細',
    '普通,0000000',
    '日付\tお引出し\tお預入れ\t残高\tお取引内容',
    `2026.11.29\t\t49,500\t1,049,500\t${number} ｶ)ｷﾊﾞﾝ`,
    '2026.11.29\t8,800\t\t1,040,700\tデンキ',
    '合計\t8,800\t49,500\t\t',
  ],
  'Japan Post Bank': [
    'お客さま口座情報',
    '現在高：,1049500,円',
    '出力日時：令和 08 年 11 月 29 日',
    '取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高,',
    `20261129,202611290000001,49500,,振込,${number} ｶ)ｷﾊﾞﾝ,1049500,`,
    '20261129,202611290000002,,8800,払込み,デンキ,1040700,',
  ],
  'Rakuten Bank': [
    '取引日,入出金(円),取引後残高(円),入出金内容',
    `20261129,49500,1049500,${number} ｶ)ｷﾊﾞﾝ`,
    '20261129,-8800,1040700,デンキ',
  ],
  'PayPay Bank': [
    '"操作日(年)","操作日(月)","操作日(日)","操作時刻(時)","操作時刻(分)","操作時刻(秒)","取引順番号","摘要","お支払金額","お預り金額","残高","メモ"',
    `"2026","11","29","10","05","12","0000101","振込　${number} ｶ)ｷﾊﾞﾝ","","49500","1049500","-"`,
    '"2026","11","29","10","06","00","0000102","デンキ","8800","","1040700","-"',
  ],
  'SBI Sumishin Net Bank': [
    '"日付","内容","出金金額(円)","入金金額(円)","残高(円)","メモ"',
    `"2026/11/29","振込＊${number} ｶ)ｷﾊﾞﾝ","","49,500","1,049,500","-"`,
    '"2026/11/29","デンキ","8,800","","1,040,700","-"',
  ],
};

const shiftJis = new Map(
  Array.from({ length: 65_536 }, (_, code) => {
    const bytes = code < 256 ? [code] : [code >> 8, code & 255];
    return [new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)), bytes] as const;
  }).toReversed(),
);
const inShiftJis = (text: string) =>
  Uint8Array.from(Array.from(text).flatMap((sign) => shiftJis.get(sign) ?? [63]));

const reading = { today, stored: () => Promise.resolve(undefined) };
async function depositsOf(file: Uint8Array) {
  const read = await readStatement(file, reading);
  if ('unclear' in read) throw new Error('The statement is unclear.');
  return read.deposits.map(({ bookedOn, amount, payer }) => [bookedOn, amount, payer]);
}

describe.each(Object.entries(layouts))('a statement of %s', (_bank, lines) => {
  const deposit = ['2026-11-29', 49_500, expect.stringMatching(/S20261100356 カ\)キバン$/)];

  it.each(['\r\n', '\n'])(
    'is read in CP932 and in UTF-8, with and without a byte order mark',
    async (end) => {
      const text = `${lines.join(end)}${end}`;
      for (const file of [inShiftJis(text), Buffer.from(text), Buffer.from(`\ufeff${text}`)])
        expect(await depositsOf(file)).toEqual([deposit]);
    },
  );
});
