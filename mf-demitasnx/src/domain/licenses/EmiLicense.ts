import type { CalendarDay, EmiTrialState } from '@portal/shared/domain';

/** A license of the EMI check: some analyses of one project within some days. */
export interface EmiLicense {
  readonly id: string;
  /** Name of the project that it was taken for. */
  readonly label: string;
  readonly number: string;
  /** Analyses that it allows. */
  readonly uses: number;
  /** Analyses that succeeded, wait or are under way. */
  readonly used: number;
  /** When it was ordered or applied for, an instant in ISO 8601. */
  readonly orderedAt: string;
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  /** Its text in a selection, in the reader's language. */
  readonly selection: string;
}

/** The licenses of a team, and whether it can take the free trial. */
export interface EmiLicenses {
  readonly trial: EmiTrialState;
  readonly all: readonly EmiLicense[];
  /** Those that a board can be analyzed with today. */
  readonly available: readonly EmiLicense[];
}

export function isUsedUp({ used, uses }: EmiLicense): boolean {
  return used >= uses;
}
