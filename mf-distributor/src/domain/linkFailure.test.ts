import { readLinkFailure } from './linkFailure.ts';

describe('readLinkFailure', () => {
  it.each([
    ['link=denied', 'denied'],
    ['link=unreadable&x=1', 'unreadable'],
    ['', null],
    ['link=', null],
    ['link=something-new', null],
  ])('reads the address %s', (address, failure) => {
    expect(readLinkFailure(new URLSearchParams(address))).toBe(failure);
  });
});
