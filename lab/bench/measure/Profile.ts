/** Emulated network and processor speed. */
export interface Profile {
  readonly name: 'slow' | 'fast';
  readonly title: string;
  /** `undefined`: unthrottled. */
  readonly limits?: {
    readonly roundTripMs: number;
    readonly downBytesPerSecond: number;
    readonly upBytesPerSecond: number;
    /** CPU slowdown factor. */
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
