import { describe, expect, it } from '@jest/globals';
import { isModestJson, jsonLimits } from './isModestJson.ts';

const { keys, items, depth } = jsonLimits;
const withKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, at]));
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('isModestJson', () => {
  it('takes 200 keys in each object, and no more', () => {
    const full = withKeys(keys);
    expect(isModestJson({ full, again: [full, full] })).toBe(true);
    expect(isModestJson(withKeys(keys + 1))).toBe(false);
    expect(isModestJson([{ inside: withKeys(keys + 1) }])).toBe(false);
  });

  it('takes another number of keys on demand', () => {
    expect(isModestJson(withKeys(500), 500)).toBe(true);
    expect(isModestJson(withKeys(501), 500)).toBe(false);
  });

  it('takes 10,000 items in a list, and does not look at those of a longer one', () => {
    expect(isModestJson(Array(items).fill({}))).toBe(true);
    const unread = Array.from({ length: items + 1 }, () => ({
      get key(): never {
        throw new Error('was looked at');
      },
    }));
    expect(isModestJson(unread)).toBe(false);
  });

  it('takes 32 levels, and refuses any number more without a fault', () => {
    expect(isModestJson(nested(depth))).toBe(true);
    expect(isModestJson(nested(depth + 1))).toBe(false);
    expect(isModestJson(JSON.parse('['.repeat(500_000) + ']'.repeat(500_000)))).toBe(false);
  });

  it('takes every other value', () => {
    for (const value of [null, undefined, 1, 'text', true]) expect(isModestJson(value)).toBe(true);
  });
});
