/** A network line and a processor speed to measure with. */
export interface Profile {
  readonly name: 'slow' | 'fast';
  readonly title: string;
  /** `undefined`: as the machine and its loopback are. */
  readonly limits?: {
    readonly roundTripMs: number;
    readonly downBytesPerSecond: number;
    readonly upBytesPerSecond: number;
    /** How many times slower the processor is made. */
    readonly cpuSlowdown: number;
  };
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

export const profiles: readonly [slow: Profile, fast: Profile] = [
  {
    name: 'slow',
    title: '1.6 Mbps, 150 ms, 4× CPU',
    limits: {
      roundTripMs: 150,
      downBytesPerSecond: bytesPerSecond(1.6),
      upBytesPerSecond: bytesPerSecond(0.75),
      cpuSlowdown: 4,
    },
  },
  { name: 'fast', title: 'no throttle' },
];
