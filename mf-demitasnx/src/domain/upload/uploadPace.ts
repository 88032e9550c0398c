/** Progress of an upload at a time. */
export interface ProgressSample {
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Milliseconds of a monotonic clock. */
  readonly atMs: number;
}

/** Speed of an upload and the time left. */
export interface UploadPace {
  readonly bytesPerSecond: number;
  readonly secondsLeft: number;
}

/** Time window of the speed, in milliseconds. */
const windowMs = 5000;
/** Minimum time for a stable speed, in milliseconds. */
const leastMs = 1000;

/** Adds a sample and drops the outdated ones. */
export function addSample(
  samples: readonly ProgressSample[],
  sample: ProgressSample,
): readonly ProgressSample[] {
  // An upload that restarts after a session renewal starts with new samples.
  const before = samples.filter(
    ({ atMs, sentBytes }) => atMs > sample.atMs - windowMs && sentBytes <= sample.sentBytes,
  );
  return [...before, sample];
}

/** The speed by samples in chronological order; null while unknown. */
export function uploadPace(samples: readonly ProgressSample[]): UploadPace | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.atMs - first.atMs < leastMs) return null;
  const bytesPerSecond = ((last.sentBytes - first.sentBytes) * 1000) / (last.atMs - first.atMs);
  if (bytesPerSecond <= 0) return null;
  return { bytesPerSecond, secondsLeft: (last.totalBytes - last.sentBytes) / bytesPerSecond };
}
