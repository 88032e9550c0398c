/** Timeouts of S3 in ms. With retries most calls may take twice as long. */
export interface S3Times {
  readonly connectMs: number;
  /** Until the response head. */
  readonly answerMs: number;
  /** Until a write is confirmed, and the longest silence of a body that is being read. */
  readonly writeMs: number;
  /** Until a health check ends, including retries; `/ready` waits for it. */
  readonly readyMs: number;
  /** How long a health check is cached. */
  readonly lookMs: number;
}

export const s3Times: S3Times = {
  connectMs: 2_000,
  answerMs: 8_000,
  writeMs: 30_000,
  readyMs: 2_000,
  lookMs: 5_000,
};
