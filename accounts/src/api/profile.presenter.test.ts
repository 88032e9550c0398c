import { presentProfile } from './profile.presenter.ts';

describe('presentProfile', () => {
  it('separates shown values from those that the form sends back', () => {
    const form = {
      last_name: '佐藤',
      first_name: '花子',
      locale: 'ja',
      newsletter: true,
      version: 3,
    } as const;
    const answer = {
      email: 'hanako@kiban.example',
      country_code: 'JP',
      newsletter_at: null,
      ...form,
    };
    expect(presentProfile(answer)).toEqual({
      email: 'hanako@kiban.example',
      countryCode: 'JP',
      newsletterAt: null,
      form,
    });
  });
});
