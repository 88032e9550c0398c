import { isPlainText } from '@portal/shared/domain';
import { z } from 'zod';
import { isRegistrationNumber } from './isRegistrationNumber.ts';

declare module '../../../platform/config/Config.ts' {
  interface Config {
    /** The seller on documents; required for documents. */
    readonly vendor: Vendor | undefined;
  }
}

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(isPlainText, 'has characters that cannot be printed');

const vendorSchema = z.strictObject({
  name_ja: line,
  name_en: line,
  post_code: line,
  address_ja: line,
  address_en: line,
  tel: line,
  email: line,
  /** Of an issuer of qualified invoices. */
  registration_number: z
    .string()
    .refine(
      isRegistrationNumber,
      'registration_number is not T and 13 digits with a right check digit',
    ),
});

/** The seller, as documents name it. */
export type Vendor = z.infer<typeof vendorSchema>;
export { vendorSchema };

/** The seller of the demo, with a fictitious number. */
export const demoVendor: Vendor = {
  name_ja: '株式会社デモ回路ソフトウェア',
  name_en: 'Demo Circuit Software Inc.',
  post_code: '100-0000',
  address_ja: '東京都千代田区見本町1-2-3 見本ビル5階',
  address_en: 'Mihon Building 5F, 1-2-3 Mihon-cho, Chiyoda-ku, Tokyo, Japan',
  tel: '03-0000-0000',
  email: 'sales@portal.example',
  registration_number: 'T8000000000001',
};
