/** How many calls of a kind are taken from one caller within a window of time. */
export interface Limit {
  /** Tells its counts from those of other limits: letters and hyphens, the same in every process. */
  readonly name: string;
  readonly max: number;
  /** Length of the window, which begins with the first call in it. */
  readonly seconds: number;
}
