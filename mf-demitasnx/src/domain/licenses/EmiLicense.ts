import type { CalendarDay, EmiTrialState } from '@portal/shared/domain';

/** A license of the EMI check: a number of analyses of one project within some days. */
export interface EmiLicense {
  readonly id: string;
  /** Name of the licensed project. */
  readonly label: string;
  readonly number: string;
  /** Number of analyses included. */
  readonly uses: number;
  /** Analyses that succeeded, wait or run. */
  readonly used: number;
  /** When it was ordered or requested, an instant in ISO 8601. */
  readonly orderedAt: string;
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  /** Option text in the reader's language. */
  readonly selection: string;
}

/** A team's licenses, and whether it can take the free trial. */
export interface EmiLicenses {
  readonly trial: EmiTrialState;
  readonly all: readonly EmiLicense[];
  /** Licenses usable today. */
  readonly available: readonly EmiLicense[];
}

export function isUsedUp({ used, uses }: EmiLicense): boolean {
  return used >= uses;
}
