import type { CalendarDay, Currency, Locale, PriceBreakdown } from '@portal/shared/domain';

/** A quotation that the team has asked for. */
export interface SavedQuotation {
  readonly id: string;
  /** The number on the paper. */
  readonly number: string;
  /** Opens its file while it is valid. */
  readonly hash: string;
  readonly company: string;
  readonly contactName: string;
  /** The language in which it was made. */
  readonly locale: Locale;
  readonly currency: Currency;
  /** Tax included, in major units. */
  readonly total: number;
  /** An instant in ISO 8601. */
  readonly createdAt: string;
  /** Empty when the person is no longer known. */
  readonly createdBy: string;
  /** Last day on which it is valid. */
  readonly validUntil: CalendarDay;
  readonly isValid: boolean;
}

/** The same with everything that was quoted. */
export interface QuotationDetail extends SavedQuotation {
  readonly startsOn: CalendarDay;
  readonly breakdown: PriceBreakdown;
}
