import type { Bank } from '@portal/shared/contracts';
import { isPlainText, type Currency, type Locale } from '@portal/shared/domain';
import { z } from 'zod';

declare module '../../../platform/config/Config.ts' {
  interface Config {
    /** The account for customers' transfers; required for orders. */
    readonly bank: Bank | undefined;
  }
}

const line = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine(isPlainText, 'has characters that cannot be printed');

/** Schema of the account for customers' transfers, as the operator configures it. */
export const bankSettingsSchema = z.strictObject({
  bank_ja: line,
  bank_en: line,
  bank_code: z.string().regex(/^\d{4}$/, 'bank_code is not 4 digits'),
  branch_ja: line,
  branch_en: line,
  branch_code: z.string().regex(/^\d{3}$/, 'branch_code is not 3 digits'),
  type_ja: line,
  type_en: line,
  number: z.string().regex(/^\d{7}$/, 'number is not 7 digits'),
  holder_kana: line,
  holder_en: line,
  swift: line.nullable().default(null),
}) satisfies z.ZodType<Bank>;

/** The fictitious account of the demo. */
export const demoBank: Bank = {
  bank_ja: 'みほん銀行',
  bank_en: 'Mihon Bank',
  bank_code: '9999',
  branch_ja: '見本支店',
  branch_en: 'Mihon Branch',
  branch_code: '001',
  type_ja: '普通',
  type_en: 'Ordinary',
  number: '0000000',
  holder_kana: 'ｶ)ﾃﾞﾓｶｲﾛｿﾌﾄｳｴｱ',
  holder_en: 'Demo Circuit Software Inc.',
  swift: 'MIHNJPJT',
};

/**
 * The SWIFT code for the payer of an order, if the transfer may come from abroad: the reader reads
 * English or the order is not in yen. Otherwise `null`, as for a bank without a code.
 */
export function swiftFor(
  { swift }: Bank,
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
): string | null {
  return locale === 'en' || currency !== 'JPY' ? swift : null;
}
