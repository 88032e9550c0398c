import type { Locale } from '../../answers/localeOf.ts';
import type { BusinessPaper } from '../../pdf/BusinessPaper.ts';
import type { Vendor } from './vendorSettings.ts';

const texts: Readonly<Record<Locale, { readonly tel: string; readonly registration: string }>> = {
  en: { tel: 'Phone', registration: 'Registration no.' },
  ja: { tel: 'TEL', registration: '登録番号' },
};

/** The seller as documents name it, with the number that makes an invoice a qualified one. */
export function issuerOf(vendor: Vendor, locale: Locale): BusinessPaper['issuer'] {
  const { tel, registration } = texts[locale];
  const isJapanese = locale === 'ja';
  return {
    name: isJapanese ? vendor.name_ja : vendor.name_en,
    lines: [
      isJapanese
        ? `〒${vendor.post_code}\n${vendor.address_ja}`
        : `${vendor.address_en} ${vendor.post_code}`,
      `${tel} ${vendor.tel}`,
      vendor.email,
      `${registration} ${vendor.registration_number}`,
    ],
  };
}
