import { postCodeDigits } from './postCodeDigits.ts';

describe('postCodeDigits', () => {
  it.each([
    ['105-0011', '1050011'],
    ['1050011', '1050011'],
    ['〒１０５－００１１', '1050011'],
    ['１０５ー００１１', '1050011'],
    ['105-001', undefined],
    ['SW1A 1AA', undefined],
    ['', undefined],
  ])('reads %s', (typed, digits) => {
    expect(postCodeDigits(typed)).toBe(digits);
  });
});
