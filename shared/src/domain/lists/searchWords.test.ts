import { hasWords, searchWords } from './searchWords.ts';

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
