import type { UsageInsight } from '@portal/shared/contracts';

/** Insight in which 2 more PCB Designer would have helped and 3 Circuit Designer were idle. */
export function anInsight(changes: Partial<UsageInsight> = {}): UsageInsight {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    start_at: '2025-11-21',
    end_at: '2026-11-20',
    peaks: {
      cd: [
        ['2026-11-19', 11, 14],
        ['2026-11-20', 9, 14],
      ],
      pd: [['2026-11-20', 9, null]],
    },
    use: {
      cd: [
        [1, 9, 12.5],
        [5, 17, 3],
      ],
      pd: [],
    },
    refusals: {
      cd: hours.map((hour) => [hour, hour === 10 ? 4 : 0]),
      pd: hours.map((hour) => [hour, 0]),
    },
    idle: [
      { id: 'l-1', number: 'CD-000012', product_type: 'cd', last_used_at: null, days: 212 },
      {
        id: 'l-2',
        number: 'PD-000003',
        product_type: 'pd',
        last_used_at: '2026-10-10T03:00:00.000Z',
        days: 41,
      },
    ],
    advice: [
      {
        kind: 'buy',
        product_type: 'pd',
        count: 2,
        computed_from: {
          month: '2026-10',
          licenses: 9,
          peak: 9,
          unreported: 0,
          refusals: 33,
          avoided: 31,
          months: 1,
        },
      },
      {
        kind: 'idle',
        product_type: 'cd',
        count: 3,
        computed_from: {
          month: '2026-10',
          licenses: 14,
          peak: 11,
          unreported: 0,
          refusals: 0,
          avoided: 0,
          months: 3,
        },
      },
    ],
    ...changes,
  };
}
