import { describe, expect, it } from '@jest/globals';
import { sessionSeconds } from './sessionSeconds.ts';

const signedInAt = 1_763_700_000;
const hour = 3600;

describe('sessionSeconds', () => {
  it('keeps a session for 30 minutes after a sign of life', () => {
    expect(sessionSeconds(signedInAt, signedInAt + 2 * hour)).toBe(1800);
  });

  it('never goes past 12 hours after the sign-in', () => {
    expect(sessionSeconds(signedInAt, signedInAt + 11 * hour + 50 * 60)).toBe(600);
    expect(sessionSeconds(signedInAt, signedInAt + 13 * hour)).toBe(1);
  });

  it('keeps what belongs to an open sign-in page for an hour', () => {
    expect(sessionSeconds(undefined, signedInAt)).toBe(hour);
  });
});
