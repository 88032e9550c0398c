import type { CalendarDay } from '@portal/shared/domain';

/** A deposit on the account. */
export interface Deposit {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly bookedOn: CalendarDay;
  /** Yen. */
  readonly amount: number;
  readonly payer: string;
  /** The payer as read before 2026-11-30; `null` if such a file was not readable then. */
  readonly formerPayer: string | null;
}

export interface BrokenLine {
  readonly line: number;
  /**
   * `year`: the date lacks a year; `withdrawal`: outgoing money; `direction`: unknown word for the
   * direction; `correction`: a correction by the bank (訂正), not a transfer.
   */
  readonly why: 'columns' | 'date' | 'year' | 'amount' | 'withdrawal' | 'direction' | 'correction';
}

export interface Statement {
  readonly deposits: readonly Deposit[];
  /** Unreadable lines; the others count nevertheless. */
  readonly broken: readonly BrokenLine[];
}

/** A statement whose columns are unknown. */
export interface UnclearStatement {
  /** Its first ten lines. */
  readonly unclear: readonly (readonly string[])[];
}
