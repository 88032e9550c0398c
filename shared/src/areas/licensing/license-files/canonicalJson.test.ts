import fc from 'fast-check';
import { canonicalJson } from './canonicalJson.ts';

describe('canonicalJson', () => {
  it('sorts keys at every level and writes no spaces', () => {
    expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":null,"d":"x"}]}',
    );
  });

  it('writes JSON that parses to the same value', () => {
    const object = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
    fc.assert(
      fc.property(object, (value) => {
        const plain = { ...value };
        expect(JSON.parse(canonicalJson(plain))).toEqual(JSON.parse(JSON.stringify(plain)));
      }),
    );
  });
});
