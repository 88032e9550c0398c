import { countryCodes } from './countryCodes.ts';

describe('countryCodes', () => {
  it('holds each country once, with a name in both languages', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes).toHaveLength(249);
    for (const locale of ['en', 'ja']) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
    }
  });

  it('holds neither groups of countries nor what is reserved for something else', () => {
    for (const code of ['EU', 'UN', 'UK', 'XK', 'ZZ']) expect(countryCodes).not.toContain(code);
  });
});
