import { describe, expect, it } from '@jest/globals';
import { hasWords, searchWords } from './searchWords.ts';

const finds = (search: string, ...texts: readonly string[]) => hasWords(searchWords(search), texts);

describe('searchWords', () => {
  it('leaves out what a pasted text brings along and no name has', () => {
    expect(searchWords('CD-\u00000001\n\u202eTaro \u0000')).toEqual(['cd-0001', 'taro']);
  });
});

describe('hasWords', () => {
  it.each([
    ['', true],
    ['ａｂｅ taro', true],
    ['taro ABE', true],
    ['abe jiro', false],
    ['be2', false],
  ])('searches %p without regard to case and width', (search, isFound) => {
    expect(finds(search, 'Abe Taro', '2026')).toBe(isFound);
  });

  it.each(['山田 太郎', '太郎　山田', '山田太郎', '太郎山田', '田太'])(
    'finds a name with and without its space, in either order (%s)',
    (search) => {
      expect(finds(search, '山田 太郎')).toBe(true);
      expect(finds(search, '山田\u3000太郎')).toBe(true);
      expect(finds(search, '山本 次郎')).toBe(false);
    },
  );

  it('repeats no text that has no space', () => {
    expect(finds('0049', '4900')).toBe(false);
  });

  it.each([
    ['ﾋﾞｰﾙ', 'ビール'],
    ['ビール', 'ﾋﾞｰﾙ'],
    ['ヒ゛', 'ヒ゛'],
    ['ビ－ル', 'ビール'],
    ['ＣＤ−０００１', 'CD-0001'],
    ['CDー0001', 'CD-0001'],
  ])('searches %j in %j', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each(['2026/11/29', '2026年11月29日', '11/29', 'R8.11.29', '令和8年11月29日', '１１／２９'])(
    'finds a day that is written as %s',
    (search) => {
      expect(finds(search, '2026-11-29')).toBe(true);
      expect(finds(search, '2026-11-28')).toBe(false);
      expect(finds(search, `No. ${search}`)).toBe(true);
    },
  );

  it.each(['2026/11', '2026年11月', '11月', 'R8.11', '令和８年１１月'])(
    'finds a month that is written as %s',
    (search) => {
      expect(finds(search, '2026-11-29')).toBe(true);
      expect(finds(search, '2026-10-11')).toBe(false);
    },
  );
});
