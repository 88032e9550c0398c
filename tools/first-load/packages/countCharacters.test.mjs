import { describe, expect, it } from '@jest/globals';
import { countCharacters } from './countCharacters.mjs';

/** `mappings` of a script `/*!*\/aaaabb` and a second line `ccc`: a.js, nothing, b.js, b.js. */
const map = JSON.stringify({
  version: 3,
  sources: ['a.js', 'b.js'],
  names: [],
  mappings: 'KAAA,EAAE,ECAF;AACA',
});

describe('countCharacters', () => {
  it('counts each source and adds unmapped parts to the one before', () => {
    expect(Object.fromEntries(countCharacters('/*!*/aaaabb\nccc', map))).toEqual({
      '': 5,
      'a.js': 4,
      'b.js': 5,
    });
  });

  it('counts a script without mappings as having no source', () => {
    const nothing = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
    expect(Object.fromEntries(countCharacters('abc', nothing))).toEqual({ '': 3 });
  });
});
