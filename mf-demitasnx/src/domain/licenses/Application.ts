import type { CalendarDay } from '@portal/shared/domain';

/** What is applied for: a license for money, or the free trial. */
export type ApplicationKind = 'purchase' | 'trial';

/** An application for a license of the EMI check. */
export interface Application {
  readonly kind: ApplicationKind;
  /** The day that the form shows. */
  readonly startsOn: CalendarDay;
  /** Else the license begins on the day of the application, also when that is a later one. */
  readonly isStartChosen: boolean;
  /** Name of the project; that of the campaign for a trial. */
  readonly label: string;
  /** The same for each repetition: it makes them one license or order. */
  readonly idempotencyKey: string;
}
