import { describe, expect, it } from '@jest/globals';
import { returnPath, signInAddress } from './signInAddress.ts';

describe('returnPath', () => {
  it('keeps an address of our own with its query', () => {
    expect(returnPath('/license?q=CD-1')).toBe('/license?q=CD-1');
    expect(returnPath('/signatures')).toBe('/signatures');
  });

  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['another site without its protocol', '//elsewhere.example/'],
    ['a backslash that browsers read as a slash', '/\\elsewhere.example'],
    ['control characters', '/a\nb'],
    ['the sign-out, which would undo the sign-in', '/signout?reason=signed_out'],
    ['the sign-in itself', '/signin/callback'],
    ['something endless', `/${'a'.repeat(2001)}`],
    ['nothing', undefined],
  ])('takes the start page for %s', (_what, value) => {
    expect(returnPath(value)).toBe('/');
  });
});

describe('signInAddress', () => {
  it('escapes the way back', () => {
    expect(signInAddress('/license?q=a&b')).toBe('/signin?to=%2Flicense%3Fq%3Da%26b');
  });
});
