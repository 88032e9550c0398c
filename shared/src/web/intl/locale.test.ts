import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it.each([
    ['en', 'ja-JP', 'en'],
    ['ja', 'en-US', 'ja'],
    [null, 'ja', 'ja'],
    [null, 'ja-JP', 'ja'],
    [undefined, 'JA-jp', 'ja'],
    [null, 'en-US', 'en'],
    [null, 'de', 'en'],
    [null, undefined, 'en'],
    ['fr', 'ja', 'ja'],
    ['', 'en', 'en'],
  ])('with %s stored and the browser in %s is %s', (stored, browser, locale) => {
    expect(chooseLocale(stored, browser)).toBe(locale);
  });
});
