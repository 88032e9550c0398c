import { describe, expect, it } from '@jest/globals';
import { missingCharacters, printable } from './fonts.ts';

describe('missingCharacters', () => {
  it('has every character that names in Japan are written with', () => {
    expect(missingCharacters('髙﨑 𠮷田 𩸽 靑 ①㈱ ｶﾌﾞｼｷ 葛\u{e0100} 神\ufe00 が')).toEqual([]);
    expect(missingCharacters('株式会社 Kiban & <Works> “Ångström” Жук Ω')).toEqual([]);
  });

  it('names each character that no font has once', () => {
    expect(missingCharacters('a🙂b한🙂')).toEqual(['🙂', '한']);
  });
});

describe('printable', () => {
  it('marks characters that cannot be shown and leaves none out', () => {
    expect(printable('a🙂b')).toBe('a〓b');
    expect(printable('か\u3099')).toBe('が');
  });
});
