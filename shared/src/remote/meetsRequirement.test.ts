import { meetsRequirement, type RequirementSubject } from './meetsRequirement.ts';
import type { Requirement } from './RemoteConfig.ts';

const owner: RequirementSubject = {
  isSignedIn: true,
  isStaff: false,
  edition: 'professional',
  role: 'owner',
  country: 'JP',
  locale: 'ja',
};
const visitor: RequirementSubject = {
  isSignedIn: false,
  isStaff: false,
  edition: undefined,
  role: undefined,
  country: undefined,
  locale: 'en',
};

describe('meetsRequirement', () => {
  it('requires a signed-in person by default', () => {
    expect(meetsRequirement(undefined, owner)).toBe(true);
    expect(meetsRequirement({}, visitor)).toBe(false);
    expect(meetsRequirement({ signedIn: false }, visitor)).toBe(true);
    expect(meetsRequirement({ signedIn: false }, owner)).toBe(true);
  });

  it('shows staff entries to staff only', () => {
    expect(meetsRequirement({ staff: true }, { ...owner, isStaff: true })).toBe(true);
    expect(meetsRequirement({ staff: true }, owner)).toBe(false);
    expect(meetsRequirement({ staff: false }, owner)).toBe(true);
  });

  it('requires every key to hold', () => {
    const requirement: Requirement = { editions: ['professional'], roles: ['owner', 'admin'] };
    expect(meetsRequirement(requirement, owner)).toBe(true);
    expect(meetsRequirement(requirement, { ...owner, role: 'guest' })).toBe(false);
    expect(meetsRequirement(requirement, { ...owner, edition: 'community' })).toBe(false);
  });

  it('compares country and language', () => {
    expect(meetsRequirement({ countries: ['JP'] }, { ...owner, country: 'US' })).toBe(false);
    expect(meetsRequirement({ locales: ['ja'] }, { ...owner, locale: 'en' })).toBe(false);
  });

  it('does not meet an unknown requirement', () => {
    const requirement: Requirement & { readonly betaTester: boolean } = { betaTester: true };
    expect(meetsRequirement(requirement, owner)).toBe(false);
  });
});
