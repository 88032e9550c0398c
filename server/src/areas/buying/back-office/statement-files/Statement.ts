import type { CalendarDay } from '@portal/shared/domain';

/** A deposit on the account. */
export interface Deposit {
  /** In the file, from 1. */
  readonly line: number;
  readonly bookedOn: CalendarDay;
  /** Yen. */
  readonly amount: number;
  readonly payer: string;
  /** The payer as the portal read it before 2026-11-30; `null`: it could not read such a file. */
  readonly formerPayer: string | null;
}

export interface BrokenLine {
  readonly line: number;
  /**
   * `year`: its day names none; `withdrawal`: the money went; `direction`: its word for that is not
   * known; `correction`: of the bank (訂正), not a transfer.
   */
  readonly why: 'columns' | 'date' | 'year' | 'amount' | 'withdrawal' | 'direction' | 'correction';
}

export interface Statement {
  readonly deposits: readonly Deposit[];
  /** Lines that are not read; the others count all the same. */
  readonly broken: readonly BrokenLine[];
}

/** A statement that does not tell which column is what. */
export interface UnclearStatement {
  /** Its first ten lines. */
  readonly unclear: readonly (readonly string[])[];
}
