import type { CalendarDay } from '@portal/shared/domain';

/** What to apply for: a paid license or the free trial. */
export type ApplicationKind = 'purchase' | 'trial';

/** An application for an EMI check license. */
export interface Application {
  readonly kind: ApplicationKind;
  /** The day in the form. */
  readonly startsOn: CalendarDay;
  /** Otherwise the license starts on the day of the application, even if that is later. */
  readonly isStartChosen: boolean;
  /** Project name; for a trial, the campaign's. */
  readonly label: string;
  /** Idempotency key: repeated applications make one license or order. */
  readonly idempotencyKey: string;
}
