/** How long S3 may take, in milliseconds; for most calls twice as much with all attempts. */
export interface S3Times {
  readonly connectMs: number;
  /** Until the beginning of an answer. */
  readonly answerMs: number;
  /** Until what was written is confirmed, and until more comes of what somebody reads. */
  readonly writeMs: number;
  /** Until an answer about the bucket, with all attempts: whoever asks `/ready` waits for it. */
  readonly readyMs: number;
  /** Such an answer counts so long. */
  readonly lookMs: number;
}

export const s3Times: S3Times = {
  connectMs: 2_000,
  answerMs: 8_000,
  writeMs: 30_000,
  readyMs: 2_000,
  lookMs: 5_000,
};
