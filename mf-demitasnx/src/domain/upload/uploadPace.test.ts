import { addSample, uploadPace, type ProgressSample } from './uploadPace.ts';

const sample = (atMs: number, sentBytes: number): ProgressSample => ({
  atMs,
  sentBytes,
  totalBytes: 10_000,
});
const samplesOf = (...all: readonly ProgressSample[]) =>
  all.reduce<readonly ProgressSample[]>(addSample, []);

describe('uploadPace', () => {
  it('returns speed and time left after a second', () => {
    expect(uploadPace(samplesOf(sample(0, 0), sample(999, 900)))).toBeNull();
    expect(uploadPace(samplesOf(sample(0, 0), sample(1000, 1000)))).toEqual({
      bytesPerSecond: 1000,
      secondsLeft: 9,
    });
  });

  it('uses only the last five seconds', () => {
    const samples = samplesOf(sample(0, 0), sample(2000, 100), sample(6000, 8100));
    expect(uploadPace(samples)?.bytesPerSecond).toBe(2000);
  });

  it('is unknown for an upload that stalled or restarted', () => {
    expect(uploadPace(samplesOf(sample(0, 100), sample(2000, 100)))).toBeNull();
    expect(uploadPace(samplesOf(sample(0, 5000), sample(2000, 100)))).toBeNull();
  });
});
