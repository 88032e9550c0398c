import { accountsUserSchema } from './accounts.contract.ts';

const profile = {
  id: 'user-1',
  first_name: 'Hanako',
  last_name: 'Sato',
  email: 'hanako@kiban.example',
  avatar_url: null,
  role: 1,
  newsletter: 0,
  status: 'active',
  teams: [],
};

describe('accountsUserSchema', () => {
  it('counts a profile without a country as Japanese', () => {
    expect(accountsUserSchema.parse(profile).country_code).toBe('JP');
    expect(accountsUserSchema.parse({ ...profile, country_code: 'US' }).country_code).toBe('US');
  });

  it.each([null, '', undefined])('counts the country %j as Japan', (country_code) => {
    expect(accountsUserSchema.parse({ ...profile, country_code }).country_code).toBe('JP');
  });

  it('refuses a country that is no text', () => {
    expect(accountsUserSchema.safeParse({ ...profile, country_code: 81 }).success).toBe(false);
  });
});
