import type { UsageByUser } from '@portal/shared/contracts';

/** The user tab's response: three people, two with the same name. */
export function aUsageByUser(changes: Partial<UsageByUser> = {}): UsageByUser {
  return {
    start_at: '2026-11-01',
    end_at: '2026-11-22',
    data: [
      ['Olivia Test', 12.5, 3],
      ['山田 花子 (hanako@example.com)', 4, 0],
      ['山田 花子 (h.yamada@example.com)', 0, 1.5],
    ],
    data_cd: [
      ['Olivia Test', 12.5, 75.757],
      ['山田 花子 (hanako@example.com)', 4, 24.242],
    ],
    data_pd: [
      ['Olivia Test', 3, 66.666],
      ['山田 花子 (h.yamada@example.com)', 1.5, 33.333],
    ],
    ...changes,
  };
}
