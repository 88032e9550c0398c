/** What had been sent of an upload at a time. */
export interface ProgressSample {
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly atMs: number;
}

/** How fast an upload goes, and for how long it still will. */
export interface UploadPace {
  readonly bytesPerSecond: number;
  readonly secondsLeft: number;
}

/** The pace is that of the last five seconds. */
const windowMs = 5000;
/** A pace that is measured over a shorter time jumps about. */
const leastMs = 1000;

/** Adds a sample to those that the pace is measured by. */
export function addSample(
  samples: readonly ProgressSample[],
  sample: ProgressSample,
): readonly ProgressSample[] {
  // An upload that begins anew, after the session was renewed, has a pace of its own.
  const before = samples.filter(
    ({ atMs, sentBytes }) => atMs > sample.atMs - windowMs && sentBytes <= sample.sentBytes,
  );
  return [...before, sample];
}

/** The pace by samples in the order of their times; null while it is not known. */
export function uploadPace(samples: readonly ProgressSample[]): UploadPace | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.atMs - first.atMs < leastMs) return null;
  const bytesPerSecond = ((last.sentBytes - first.sentBytes) * 1000) / (last.atMs - first.atMs);
  if (bytesPerSecond <= 0) return null;
  return { bytesPerSecond, secondsLeft: (last.totalBytes - last.sentBytes) / bytesPerSecond };
}
