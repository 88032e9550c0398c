import { hasWords, searchWords } from './searchWords.ts';

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
    expect(hasWords(searchWords(search), ['Abe Taro', '2026'])).toBe(isFound);
  });
});
