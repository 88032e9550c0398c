import { isExpired } from './isExpired.ts';

const end = '2026-11-20T03:00:00Z';
const link = { kind: 'linked', createdAt: '2026-08-22T03:00:00Z', expiresAt: end } as const;

describe('isExpired', () => {
  it('is true from the end of the link on', () => {
    expect(isExpired(link, Date.parse(end) - 1)).toBe(false);
    expect(isExpired(link, Date.parse(end))).toBe(true);
  });

  it('is never true for a link without an end', () => {
    expect(isExpired({ ...link, expiresAt: null }, Date.parse('2099-01-01T00:00:00Z'))).toBe(false);
  });
});
