import { describe, expect, it } from '@jest/globals';
import { returnPath, signInAddress } from './signInAddress.ts';

describe('returnPath', () => {
  it('keeps an address of our own with its query', () => {
    expect(returnPath('/license?q=CD-1')).toBe('/license?q=CD-1');
    expect(returnPath('/signatures')).toBe('/signatures');
  });

  it('percent-encodes other scripts', () => {
    expect(returnPath('/license?q=検査#行')).toBe('/license?q=%E6%A4%9C%E6%9F%BB#%E8%A1%8C');
    expect(returnPath('/ライセンス')).toMatch(/^[!-~]+$/);
  });

  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['another site without its protocol', '//elsewhere.example/'],
    ['a backslash that browsers read as a slash', '/\\elsewhere.example'],
    ['control characters', '/a\nb'],
    ['the sign-out, which would undo the sign-in', '/signout?reason=signed_out'],
    ['the sign-in itself', '/signin/callback'],
    ['the sign-out with an encoded letter', '/%73ignout'],
    ['the sign-out behind another path', '/license/../signout'],
    ['the sign-out behind an encoded path', '/license/%2e%2e/signout'],
    ['the sign-out behind encoded slashes', '/license%2f..%2fsignout?x=1'],
    ['another site behind a path', '/license/..//elsewhere.example'],
    ['what cannot be decoded', '/%E3%81'],
    ['something endless', `/${'a'.repeat(2001)}`],
    ['nothing', undefined],
  ])('returns the start page for %s', (_what, value) => {
    expect(returnPath(value)).toBe('/');
  });
});

describe('signInAddress', () => {
  it('encodes the address to return to', () => {
    expect(signInAddress('/license?q=a&b')).toBe('/signin?to=%2Flicense%3Fq%3Da%26b');
  });
});
