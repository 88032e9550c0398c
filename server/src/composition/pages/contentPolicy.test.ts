import { describe, expect, it } from '@jest/globals';
import { contentPolicy } from './contentPolicy.ts';

const accountsUrl = 'https://accounts.kiban.example';
const directives = contentPolicy({ accountsUrl, gateway: undefined }, 'abc').split('; ');

describe('contentPolicy', () => {
  it('forbids framing, and everything it does not name', () => {
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
  });

  it('allows forms to lead to accounts, for sign-out', () => {
    expect(directives).toContain(`form-action 'self' ${accountsUrl}`);
  });
});
