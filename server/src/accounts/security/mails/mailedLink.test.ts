import { describe, expect, it } from '@jest/globals';
import { hashToken, linkState, newLinkToken } from './mailedLink.ts';

const expiresAt = new Date('2026-11-20T00:30:00Z');

describe('linkState', () => {
  it.each([
    ['open', { usedAt: null, expiresAt }, '2026-11-20T00:29:59Z'],
    ['expired', { usedAt: null, expiresAt }, '2026-11-20T00:30:00Z'],
    ['used', { usedAt: expiresAt, expiresAt }, '2026-11-20T00:10:00Z'],
    ['used', { usedAt: expiresAt, expiresAt }, '2026-11-21T00:00:00Z'],
    ['unknown', undefined, '2026-11-20T00:00:00Z'],
  ])('says %s', (state, link, now) => {
    expect(linkState(link, new Date(now))).toBe(state);
  });
});

describe('newLinkToken', () => {
  it('makes tokens of 32 random bytes and stores only their hash', () => {
    const { token, hash } = newLinkToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash).toBe(hashToken(token));
    expect(hash).not.toContain(token);
    expect(newLinkToken().token).not.toBe(token);
  });
});
