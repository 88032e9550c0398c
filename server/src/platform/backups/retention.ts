import { inTokyo } from '@portal/shared/domain';

/** Retention: the last n backups, and the last one of each of the last n days, weeks and months. */
export interface Keep {
  readonly last: number;
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const units = { d: 'days', w: 'weeks', m: 'months' } as const;

/**
 * Reads `14`, or `7d,4w,12m`, or both.
 * @throws Error whose message completes a sentence
 */
export function readKeep(text: string): Keep {
  const keep = { last: 1, days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, digits, unit] = /^([1-9]\d{0,3})([dwm]?)$/.exec(part) ?? [];
    if (digits === undefined) throw new Error('is not like 14, or 7d,4w,12m');
    if (unit === 'd' || unit === 'w' || unit === 'm') keep[units[unit]] = Number(digits);
    else keep.last = Number(digits);
  }
  return keep;
}

/** Weeks begin on Monday. */
const formats = { days: 'yyyy-MM-dd', weeks: "kkkk-'W'WW", months: 'yyyy-MM' } as const;

/** The backups to keep. @param backups newest first; the newest of a period represents it */
export function keptOf<Backup extends { readonly at: Date }>(
  backups: readonly Backup[],
  keep: Keep,
): ReadonlySet<Backup> {
  const kept = new Set(backups.slice(0, keep.last));
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>();
    for (const backup of backups) {
      const period = inTokyo(backup.at).toFormat(formats[unit]);
      if (seen.has(period) || seen.size >= keep[unit]) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return kept;
}
