import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileName, indexCsv, kindName } from './exportNames.ts';

const document = {
  dated: '2026-11-21',
  currency: 'JPY',
  total: 519_475,
  number: 'S20261100001-I1',
} as const;
const named = (issuer: string, kind = '請求書') => fileName(document, { issuer, kindName: kind });

describe('fileName', () => {
  it('joins date, amount, seller, kind and number, as the law on electronic books requires', () => {
    expect(named('株式会社デモ')).toBe('20261121_519475_株式会社デモ_請求書_S20261100001-I1.pdf');
  });

  it('writes dollars in English notation, and no spaces', () => {
    const dollars = { ...document, currency: 'USD', total: 16_050 } as const;
    expect(fileName(dollars, { issuer: 'Demo', kindName: 'DELIVERY NOTE' })).toBe(
      '20261121_160.5_Demo_DELIVERY-NOTE_S20261100001-I1.pdf',
    );
  });

  it.each([
    ['Demo Circuit Software, Inc.', 'Demo-Circuit-Software,-Inc'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a:b*c?"<d>|e\\f', 'a-b-c-d-e-f'],
    ['株式会社\u202Eデモ', '株式会社-デモ'],
    // A base letter with a combining mark is one character.
    ['テ\u3099モ', 'デモ'],
  ])('converts the seller %j to the name %s', (issuer, name) => {
    expect(named(issuer)).toContain(`_519475_${name}_請求書_`);
  });

  it('gives a unique, short file name in its folder for any seller name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (issuer) => {
        const name = named(issuer);
        expect(name).not.toMatch(/[\s/\\:*?"<>|\p{Cc}\p{Cf}]/u);
        expect(name.split('_')).toHaveLength(5);
        expect(Array.from(name).length).toBeLessThan(120);
      }),
    );
  });
});

describe('kindName', () => {
  it.each([
    ['quotation', '御見積書', 'QUOTE'],
    ['invoice', '請求書', 'INVOICE'],
    ['receipt', '領収書', 'RECEIPT'],
  ] as const)('names the document %s like the paper itself', (kind, ja, en) => {
    expect([kindName({ kind }, 'ja'), kindName({ kind }, 'en')]).toEqual([ja, en]);
  });
});

describe('indexCsv', () => {
  it.each([
    ['en', 'Date,Amount,Currency,Addressee,Issuer,Kind,Number,Order,File,SHA-256'],
    ['ja', '日付,金額,通貨,宛名,発行者,種類,番号,注文番号,ファイル名,SHA-256'],
  ] as const)(
    'writes the column headings in the reader’s language: %s',
    async (locale, heading) => {
      const [first] = (await indexCsv(locale, [])).split('\r\n');
      expect(first).toBe(`\ufeff${heading}`);
    },
  );
});
