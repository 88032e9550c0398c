import { describe, expect, it } from '@jest/globals';
import { contentPolicy } from './contentPolicy.ts';

const accountsUrl = 'https://accounts.kiban.example';
const directives = contentPolicy({ accountsUrl, gateway: undefined }, 'abc').split('; ');

describe('contentPolicy', () => {
  it('lets no site frame a page, and refuses what it does not name', () => {
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
  });

  it('lets forms lead to accounts, where a sign-out goes', () => {
    expect(directives).toContain(`form-action 'self' ${accountsUrl}`);
  });
});
