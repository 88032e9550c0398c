/** How long S3 may take, in milliseconds; twice as much for a call that is repeated. */
export interface S3Times {
  readonly connectMs: number;
  /** Until the beginning of an answer. */
  readonly answerMs: number;
  /** Until what was written is confirmed, and until more comes of what somebody reads. */
  readonly writeMs: number;
  /** An answer about the bucket counts so long. */
  readonly lookMs: number;
}

export const s3Times: S3Times = {
  connectMs: 2_000,
  answerMs: 8_000,
  writeMs: 30_000,
  lookMs: 5_000,
};
