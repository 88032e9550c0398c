import { describe, expect, it } from '@jest/globals';
import { areSigned, signFields } from './secureFields.ts';

describe('areSigned', () => {
  it('accepts only the fields that were signed', () => {
    const fields = signFields({ userId: '山田' }, 'secret');
    expect(areSigned(fields, 'secret')).toBe(true);
    expect(areSigned({ ...fields, userId: '山本' }, 'secret')).toBe(false);
  });

  it('refuses half of a character, which cannot be encoded', () => {
    expect(areSigned({ userId: '\ud800', messageDigest: 'x' }, 'secret')).toBe(false);
  });
});
