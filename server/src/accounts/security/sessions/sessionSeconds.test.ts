import { describe, expect, it } from '@jest/globals';
import { isKept, sessionSeconds } from './sessionSeconds.ts';

const signedInAt = 1_763_700_000;
const hour = 3600;
const day = 24 * hour;

describe('sessionSeconds', () => {
  const usual = { loginTs: signedInAt, transient: true };
  const kept = { loginTs: signedInAt };

  it('keeps a session for 30 minutes after a sign of life', () => {
    expect(sessionSeconds(usual, signedInAt + 2 * hour)).toBe(1800);
  });

  it('never goes past 12 hours after the sign-in', () => {
    expect(sessionSeconds(usual, signedInAt + 11 * hour + 50 * 60)).toBe(600);
    expect(sessionSeconds(usual, signedInAt + 13 * hour)).toBe(1);
  });

  it('keeps a session for 30 days whose person asked for it, and not longer', () => {
    expect(sessionSeconds(kept, signedInAt + hour)).toBe(30 * day - hour);
    expect(sessionSeconds(kept, signedInAt + 31 * day)).toBe(1);
  });

  it('keeps what belongs to an open sign-in page for an hour', () => {
    expect(sessionSeconds({}, signedInAt)).toBe(hour);
  });
});

describe('isKept', () => {
  it.each([
    [true, { loginTs: signedInAt }],
    [false, { loginTs: signedInAt, transient: true }],
    [false, {}],
  ])('is %s for %j', (expected, session) => {
    expect(isKept(session)).toBe(expected);
  });
});
