import type { Bank } from '@portal/shared/contracts';
import type { Currency, Locale } from '@portal/shared/domain';

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
