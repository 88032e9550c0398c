import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PlainUrlSearchParams } from './PlainUrlSearchParams.ts';

const name = fc.constantFrom('a', 'b', 'q', '部品', 'a b', '');
const value = fc.string({ unit: 'binary' });

describe('PlainUrlSearchParams', () => {
  it.each([
    '',
    '?a=1&b=2',
    'a=1&a=2&&=&b',
    'q=%E9%83%A8+%E5%93%81',
    'a=%',
    'a=%zz&b=%ff',
    '%41=%2B+',
  ])('parses %j like the standard', (query) => {
    expect([...new PlainUrlSearchParams(query)]).toEqual([...new URLSearchParams(query)]);
  });

  it('writes any pairs like the standard', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const [plain, standard] = [new PlainUrlSearchParams(pairs), new URLSearchParams(pairs)];
        expect(plain.toString()).toBe(standard.toString());
        expect([...new PlainUrlSearchParams(plain.toString())]).toEqual([...standard]);
      }),
    );
  });

  it('behaves like the standard when changed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), name, value, (pairs, key, text) => {
        const both = [new PlainUrlSearchParams(pairs), new URLSearchParams(pairs)].map((query) => {
          const seen = [query.get(key), query.has(key), query.has(key, text), query.getAll(key)];
          query.append(key, text);
          query.append('z', '1');
          query.set(key, text);
          query.delete('b');
          query.sort();
          return [...seen, query.size, [...query.keys()], [...query.values()], query.toString()];
        });
        expect(both[0]).toEqual(both[1]);
      }),
    );
  });

  it('accepts an object or another instance', () => {
    const query = new PlainUrlSearchParams({ renew: 'CD-1', q: '' });
    expect(new PlainUrlSearchParams(query).toString()).toBe('renew=CD-1&q=');
    const seen: string[] = [];
    query.forEach((text, key) => seen.push(key, text));
    expect(seen).toEqual(['renew', 'CD-1', 'q', '']);
  });
});
