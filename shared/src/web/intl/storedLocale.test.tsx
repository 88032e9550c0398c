import { settleLocale, storeLocale } from './storedLocale.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'portal_locale=; path=/; max-age=0';
});

describe('storeLocale', () => {
  it('stores the choice where the page and the server can read it', () => {
    storeLocale('ja');
    expect(localStorage.getItem('portal_locale')).toBe('ja');
    expect(document.cookie).toContain('portal_locale=ja');
  });
});

describe('settleLocale', () => {
  it('uses the language of the browser and stores it', () => {
    expect(settleLocale()).toBe('en');
    expect(localStorage.getItem('portal_locale')).toBe('en');
    expect(document.cookie).toContain('portal_locale=en');
  });

  it('uses the language that the server chose when nothing is stored', () => {
    expect(settleLocale('ja')).toBe('ja');
    expect(document.cookie).toContain('portal_locale=ja');
  });

  it('prefers the cookie, which the server and accounts read too, to local storage', () => {
    localStorage.setItem('portal_locale', 'ja');
    document.cookie = 'portal_locale=en; path=/';
    expect(settleLocale('en')).toBe('en');
    expect(localStorage.getItem('portal_locale')).toBe('en');
  });

  it('restores the choice from local storage when the cookie is gone', () => {
    localStorage.setItem('portal_locale', 'ja');
    expect(settleLocale('en')).toBe('ja');
    expect(document.cookie).toContain('portal_locale=ja');
  });

  it('ignores a text that is no language of the portal', () => {
    document.cookie = 'portal_locale=fr; path=/';
    localStorage.setItem('portal_locale', 'ja');
    expect(settleLocale('en')).toBe('ja');
  });
});
