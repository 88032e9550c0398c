import { describe, expect, it } from '@jest/globals';
import { missingCharacters, printable } from './fonts.ts';

describe('missingCharacters', () => {
  it('has every character used in Japanese names', () => {
    expect(missingCharacters('髙﨑 𠮷田 𩸽 靑 ①㈱ ｶﾌﾞｼｷ 葛\u{e0100} 神\ufe00 が')).toEqual([]);
    expect(missingCharacters('株式会社 Kiban & <Works> “Ångström” Жук Ω')).toEqual([]);
  });

  it('lists each missing character once', () => {
    expect(missingCharacters('a🙂b한🙂')).toEqual(['🙂', '한']);
  });
});

describe('printable', () => {
  it('replaces missing characters and drops none', () => {
    expect(printable('a🙂b')).toBe('a〓b');
    expect(printable('か\u3099')).toBe('が');
  });
});
