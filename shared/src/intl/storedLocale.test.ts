import { readStoredLocale, settleLocale, storeLocale } from './storedLocale.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'portal_locale=; path=/; max-age=0';
});

describe('storeLocale', () => {
  it('keeps the choice where the page and the server can read it', () => {
    storeLocale('ja');
    expect(localStorage.getItem('portal_locale')).toBe('ja');
    expect(document.cookie).toContain('portal_locale=ja');
  });
});

describe('readStoredLocale', () => {
  it('has nothing at first', () => {
    expect(readStoredLocale()).toBeUndefined();
  });

  it('falls back to the cookie, which another tab or the server has set', () => {
    document.cookie = 'portal_locale=ja; path=/';
    expect(readStoredLocale()).toBe('ja');
  });

  it('passes over what is no language of the portal', () => {
    localStorage.setItem('portal_locale', 'fr');
    document.cookie = 'portal_locale=en; path=/';
    expect(readStoredLocale()).toBe('en');
  });
});

describe('settleLocale', () => {
  it('takes the language of the browser and stores it', () => {
    expect(settleLocale()).toBe('en');
    expect(readStoredLocale()).toBe('en');
  });
});
