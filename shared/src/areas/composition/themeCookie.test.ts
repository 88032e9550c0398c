import { isFaceKept } from './faceCookie.ts';
import { themeIn } from './themeCookie.ts';

describe('themeIn', () => {
  it.each([
    [undefined, undefined],
    ['portal_theme=dark', 'dark'],
    ['portal_locale=ja; portal_theme=light', 'light'],
    ['portal_theme=darker', undefined],
    ['my_portal_theme=dark', undefined],
  ])('of %p is %p', (cookies, theme) => {
    expect(themeIn(cookies)).toBe(theme);
  });
});

describe('isFaceKept', () => {
  it.each([
    [undefined, false],
    ['portal_locale=ja; portal_face=abc', true],
    ['portal_face=abcd', false],
  ])('of %p is %p', (cookies, isKept) => {
    expect(isFaceKept(cookies, 'abc')).toBe(isKept);
  });
});
