import fc from 'fast-check';
import { previousCartText, readPreviousCart, type PreviousCart } from './PreviousCart.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-21T03:00:00Z');

describe('a previous cart', () => {
  const previous: PreviousCart = {
    changedAt: now - 7 * hourMs,
    place: 'estimate',
    isReplaced: true,
    items: { cd: '{"m1":2}' },
  };

  it('is read as it was written', () => {
    expect(readPreviousCart(previousCartText(previous), now)).toEqual(previous);
  });

  it('is not offered after a month', () => {
    expect(readPreviousCart(previousCartText(previous), now + 30 * 24 * hourMs)).toBeNull();
  });

  it('is null for any other stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(null), fc.string(), fc.json()), (text) => {
        expect(readPreviousCart(text, now)?.items ?? {}).toEqual({});
      }),
    );
  });
});
