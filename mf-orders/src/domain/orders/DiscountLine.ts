/** A discount in the reader's language. */
export interface DiscountLine {
  readonly text: string;
  /** The discount in major units, below 0. */
  readonly amount: number;
}
