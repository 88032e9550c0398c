/** A discount in the reader's words. */
export interface DiscountLine {
  readonly text: string;
  /** Below 0, major units. */
  readonly amount: number;
}
