import { describe, expect, it } from '@jest/globals';
import { isAddressVerified } from './isAddressVerified.ts';

describe('isAddressVerified', () => {
  it.each([
    [{}, true],
    [{ email_verified: true }, true],
    [{ email_verified: false }, false],
    [{ email_verified: 'false' }, false],
  ])('takes %j of a company’s own provider: %s', (claims, isVerified) => {
    expect(isAddressVerified('https://login.kiban.co.jp', claims)).toBe(isVerified);
  });

  it.each([
    [{ email_verified: true }, false],
    [{ email_verified: true, hd: 'kiban.co.jp' }, true],
    [{ email_verified: false, hd: 'kiban.co.jp' }, false],
  ])('takes %j of Google: %s', (claims, isVerified) => {
    expect(isAddressVerified('https://accounts.google.com', claims)).toBe(isVerified);
  });
});
