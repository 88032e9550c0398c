import { describe, expect, it } from '@jest/globals';
import { isSpecialName } from './isSpecialName.ts';

describe('isSpecialName', () => {
  it.each([
    ['localhost'],
    ['localhost.'],
    ['login.localhost'],
    ['localhost.localdomain'],
    ['printer.local'],
    ['metadata.google.internal'],
    ['login.home.arpa'],
    ['intranet'],
    [''],
  ])('refuses %p', (name) => {
    expect(isSpecialName(name)).toBe(true);
  });

  it.each([['login.kiban.co.jp'], ['login.kiban.co.jp.'], ['mylocalhost.com'], ['local.example']])(
    'accepts %p',
    (name) => {
      expect(isSpecialName(name)).toBe(false);
    },
  );
});
