import type { CalendarDay } from '@portal/shared/domain';

/** What is applied for: a license for money, or the free trial. */
export type ApplicationKind = 'purchase' | 'trial';

/** An application for a license of the EMI check. */
export interface Application {
  readonly kind: ApplicationKind;
  readonly startsOn: CalendarDay;
  /** Name of the project; that of the campaign for a trial. */
  readonly label: string;
  /** The same for each repetition: it makes them one license or order. */
  readonly idempotencyKey: string;
}
