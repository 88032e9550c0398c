import type { Locale } from '@portal/shared/domain';
import type { BusinessPaper } from '@portal/paper/BusinessPaper.ts';
import type { Vendor } from './vendorSettings.ts';

const texts: Readonly<Record<Locale, { readonly tel: string; readonly registration: string }>> = {
  en: { tel: 'Phone', registration: 'Registration no.' },
  ja: { tel: 'TEL', registration: '登録番号' },
};

/** Language of a paper, and the customer's country (ISO 3166-1 alpha-2). */
interface Destination {
  readonly locale: Locale;
  readonly country: string;
}

/**
 * The seller as documents name it, with the number that makes an invoice a qualified one. Outside
 * Japan its phone number has the country code.
 */
export function describeIssuer(
  vendor: Vendor,
  { locale, country }: Destination,
): BusinessPaper['issuer'] {
  const { tel, registration } = texts[locale];
  const isJapanese = locale === 'ja';
  return {
    name: isJapanese ? vendor.name_ja : vendor.name_en,
    lines: [
      isJapanese
        ? `〒${vendor.post_code}\n${vendor.address_ja}`
        : `${vendor.address_en} ${vendor.post_code}`,
      `${tel} ${country === 'JP' ? vendor.tel : fromAbroad(vendor.tel)}`,
      vendor.email,
      `${registration} ${vendor.registration_number}`,
    ],
  };
}

/** Converts a Japanese number to international format: `03-5555-0100` is `+81 3-5555-0100`. */
function fromAbroad(tel: string): string {
  return tel.startsWith('0') ? `+81 ${tel.slice(1)}` : tel;
}
