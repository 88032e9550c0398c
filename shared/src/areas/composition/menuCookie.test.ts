import { isMenuClosed } from './menuCookie.ts';

describe('isMenuClosed', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['portal_menu=closed', true],
    ['portal_locale=ja; portal_menu=closed', true],
    ['portal_menu=closed; portal_locale=ja', true],
    ['portal_menu=open', false],
    ['my_portal_menu=closed', false],
    ['portal_menu=closedly', false],
  ])('of %p is %p', (cookies, isClosed) => {
    expect(isMenuClosed(cookies)).toBe(isClosed);
  });
});
