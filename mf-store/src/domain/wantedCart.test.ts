import fc from 'fast-check';
import { readWantedCart } from './wantedCart.ts';

const read = (query: string) => readWantedCart(new URLSearchParams(query));

describe('readWantedCart', () => {
  it('reads several renewals and several additions', () => {
    expect(read('renew=a&add=pd:12:2&renew=b&add=cd:1:20&renew=a')).toEqual({
      renewals: ['a', 'b'],
      additions: [
        { product: 'pd', months: 12, quantity: 2 },
        { product: 'cd', months: 1, quantity: 20 },
      ],
      ignored: 0,
    });
    expect(read('tab=1')).toEqual({ renewals: [], additions: [], ignored: 0 });
  });

  it.each([
    'add=',
    'add=xx:1:1',
    'add=cd:0:1',
    'add=cd:13:1',
    'add=cd:1:0',
    'add=cd:1:21',
    'add=cd:1:-1',
    'add=cd:1:1.5',
    'add=cd:1:1e1',
    'add=cd:1',
    'add=cd:1:1:1',
    'add=CD:1:1',
    'renew=',
  ])('ignores %s and counts it', (query) => {
    expect(read(`${query}&add=cd:12:1`)).toEqual({
      renewals: [],
      additions: [{ product: 'cd', months: 12, quantity: 1 }],
      ignored: 1,
    });
  });

  it('counts the ignored entries', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const { additions, ignored } = readWantedCart(
          new URLSearchParams(texts.map((text) => ['add', text])),
        );
        expect(additions.length + ignored).toBe(texts.length);
      }),
    );
  });
});
