import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isModestJson, jsonLimits } from './isModestJson.ts';

const { keys, items, depth } = jsonLimits;
const withKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, at]));
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const isModest = (value: unknown, mostKeys?: number) =>
  isModestJson(JSON.stringify(value), mostKeys);

describe('isModestJson', () => {
  it('takes 200 keys in each object, and no more', () => {
    const full = withKeys(keys);
    expect(isModest(withKeys(keys))).toBe(true);
    expect(isModest([full, { full, again: [full, full] }])).toBe(true);
    expect(isModest(withKeys(keys + 1))).toBe(false);
    expect(isModest([{ inside: withKeys(keys + 1) }])).toBe(false);
  });

  it('takes another number of keys on demand', () => {
    expect(isModest(withKeys(500), 500)).toBe(true);
    expect(isModest(withKeys(501), 500)).toBe(false);
  });

  it('takes 10,000 items in a list, and no more', () => {
    expect(isModest(Array(items).fill({}))).toBe(true);
    expect(isModest(Array(items + 1).fill({}))).toBe(false);
  });

  it('takes 32 levels, and no more', () => {
    expect(isModestJson(nested(depth))).toBe(true);
    expect(isModestJson(nested(depth + 1))).toBe(false);
    expect(isModestJson('{"a":'.repeat(1_000_000))).toBe(false);
  });

  it('looks at nothing behind what is too much', () => {
    let looked = 0;
    const text = {
      length: 1_000_000,
      charCodeAt: () => {
        looked += 1;
        return 91;
      },
    };
    expect(isModestJson(text as unknown as string)).toBe(false);
    expect(looked).toBe(depth + 1);
  });

  it('takes texts whatever is in them, and every other value', () => {
    const brackets = fc.stringMatching(/^[[\]{},"\\:]*$/);
    fc.assert(
      fc.property(fc.dictionary(brackets, brackets, { maxKeys: 5 }), (value) => {
        expect(isModest([value, withKeys(keys)])).toBe(true);
        expect(isModest([value, withKeys(keys + 1)])).toBe(false);
      }),
    );
    for (const value of [null, 1, 'text', true, `${'\\'.repeat(60_001)}"`])
      expect(isModest(value)).toBe(true);
    for (const text of ['', '"', '\\"', '"\\', ',,', ']]', '}{']) isModestJson(text);
  });
});
