import type { CalendarDay, Currency, Locale, PriceBreakdown } from '@portal/shared/domain';

export interface SavedQuotation {
  readonly id: string;
  /** The number printed on the quotation. */
  readonly number: string;
  /** The hash that opens its file while it is valid. */
  readonly hash: string;
  readonly company: string;
  readonly contactName: string;
  /** The original language of the quotation. */
  readonly locale: Locale;
  readonly currency: Currency;
  /** Total with tax, in major units. */
  readonly total: number;
  /** Creation time, an instant in ISO 8601. */
  readonly createdAt: string;
  /** Name of the creator; empty when no longer known. */
  readonly createdBy: string;
  /** Last day of the quotation's validity. */
  readonly validUntil: CalendarDay;
  readonly isValid: boolean;
}

/** A quotation with its items and amounts. */
export interface QuotationDetail extends SavedQuotation {
  readonly startsOn: CalendarDay;
  readonly breakdown: PriceBreakdown;
  /** The licenses it renews, by id. */
  readonly renewals: ReadonlyMap<string, QuotedRenewal>;
}

export interface QuotedRenewal {
  /** Number of the license. */
  readonly number: string;
  /** First and last day that the renewal adds. */
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
}
