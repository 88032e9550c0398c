import { startCountry } from './startCountry.ts';

describe('startCountry', () => {
  it.each([
    ['en-US', 'en', 'US'],
    ['zh-Hant-TW', 'en', 'TW'],
    ['en-US', 'ja', 'US'],
    ['ja-JP', 'en', 'JP'],
    ['ja', 'ja', 'JP'],
    ['en', 'en', ''],
    ['ja', 'en', ''],
    // A region of the world, one that is none, and no language at all.
    ['es-419', 'en', ''],
    ['en-ZZ', 'ja', 'JP'],
    ['en-US@posix', 'en', ''],
    ['', 'ja', 'JP'],
  ] as const)('is for a browser of %p and a page in %s %p', (language, locale, country) => {
    expect(startCountry(language, locale)).toBe(country);
  });
});
