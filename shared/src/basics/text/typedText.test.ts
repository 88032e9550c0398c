import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainCode, tidyText } from './typedText.ts';

const blanks = [' ', '\t', '\u00a0', '\u3000', '\u200b', '\u200d', '\u2060', '\ufeff'] as const;
const aBlank = fc.constantFrom(...blanks);
const someBlanks = fc.array(aBlank, { maxLength: 4 }).map((signs) => signs.join(''));
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('plainCode', () => {
  it.each([
    ['ｏｗｎｅｒ＠ｐｒｏ．ｅｘａｍｐｌｅ', 'owner@pro.example'],
    ['　０９０－１２３４ー５６７８\u00a0', '090-1234-5678'],
    ['ＣＤ−０００１', 'CD-0001'],
    ['090ーー1234', '090--1234'],
    ['スーーパー', 'スーーパー'],
    ['\u200b4111\u00a01111\u30001111 1111\ufeff', '4111 1111 1111 1111'],
    ['a\u00adb\u2060c', 'abc'],
    ['ｶﾞｷﾞﾊﾟ ﾋﾞｰﾙ', 'ガギパ ビール'],
    ['（株）ﾃﾞﾓ', '(株)デモ'],
    ['Café', 'Café'],
  ])('reads %j as %j', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain);
  });

  it.each(Array.from('\u002d\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\uff0d'))(
    'takes %j in a number for a hyphen',
    (dash) => {
      expect(plainCode(`123${dash}4567`)).toBe('123-4567');
    },
  );

  it('reads what is in full width as it reads ASCII, and changes nothing twice', () => {
    const ascii = fc.stringMatching(/^[!-~]+$/);
    const wide = (plain: string) =>
      plain.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(ascii, someBlanks, someBlanks, (plain, before, after) => {
        expect(plainCode(before + wide(plain) + after)).toBe(plain);
        expect(plainCode(plain)).toBe(plain);
      }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(plainCode(plainCode(typed))).toBe(plainCode(typed));
      }),
    );
  });
});

describe('tidyText', () => {
  it.each([
    ['\u3000山田\u3000太郎\u00a0', '山田\u3000太郎'],
    ['\u200bｶ)ﾃﾞﾓ－１ ', 'ｶ)ﾃﾞﾓ－１'],
    ['が', 'が'],
    ['👩‍🔧', '👩‍🔧'],
    ['株式会社髙﨑ー', '株式会社髙﨑ー'],
    ['\ufa10本か\u3099', '\ufa10本が'],
    ['キバン\u200b設\u00ad計', 'キバン設計'],
    ['\u3000\u200b', ''],
  ])('reads %j as %j', (typed, tidy) => {
    expect(tidyText(typed)).toBe(tidy);
  });

  it('keeps what shows inside, in NFC, and changes nothing twice', () => {
    fc.assert(
      fc.property(text, someBlanks, someBlanks, (typed, before, after) => {
        const name = `x${typed}x`;
        const shown = name.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '');
        expect(tidyText(before + name + after).normalize('NFC')).toBe(shown.normalize('NFC'));
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed));
      }),
    );
  });
});
