import type { Bank } from '@portal/shared/contracts';
import type { Currency, Locale } from '@portal/shared/domain';

/**
 * The SWIFT code that the payer of an order needs: transfers come from abroad where its reader reads
 * English or it is not in yen. `null` otherwise, and for a bank without one.
 */
export function swiftFor(
  { swift }: Bank,
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
): string | null {
  return locale === 'en' || currency !== 'JPY' ? swift : null;
}
