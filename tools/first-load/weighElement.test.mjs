import { describe, expect, it } from '@jest/globals';
import { findHeavyElement } from './weighElement.mjs';

describe('findHeavyElement', () => {
  it('accepts exactly the budget', () => {
    expect(findHeavyElement(15_000)).toEqual([]);
  });

  it('names a weight above the budget with both figures', () => {
    expect(findHeavyElement(15_001)).toEqual([
      'An element loads 15.001 kB before anybody signs in; its budget is 15.0 kB.',
    ]);
  });
});
