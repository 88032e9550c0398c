import type { Locale } from './Locale.ts';

/** How the parts of an address and a phone number look in a country. */
interface ContactExamples {
  readonly postCode: string;
  readonly prefecture: string;
  readonly tel: string;
}

/**
 * Examples beside the fields of an address, in the country's form. The phone numbers are unassigned
 * or reserved for examples.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function contactExamples(country: string, locale: Locale): ContactExamples {
  switch (country) {
    case 'JP':
      return {
        postCode: '105-0011',
        prefecture: locale === 'ja' ? '東京都' : 'Tokyo',
        tel: '03-1234-5678',
      };
    case 'US':
      return { postCode: '94103', prefecture: 'California', tel: '+1 415-555-0132' };
    default:
      return { postCode: 'SW1A 1AA', prefecture: 'Greater London', tel: '+44 20 7946 0958' };
  }
}
