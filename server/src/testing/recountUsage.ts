import { inTokyo, tokyoDay } from '@portal/shared/domain';

/** An event by the server's clock, with the license's id. */
export interface CountedEvent {
  readonly kind: 'granted' | 'refused' | 'use' | 'returned';
  readonly user: string;
  readonly product: 'cd' | 'pd';
  readonly license: string | null;
  readonly at: number;
  readonly seconds: number;
}

const tokyoHour = (ms: number) => inTokyo(new Date(ms)).hour;
const halfHourMs = 30 * 60_000;

/**
 * Counts figures naively, second by second and attempt by attempt, for comparison with the
 * database's: `table day product … = numbers`, sorted.
 */
export function recountUsage(events: readonly CountedEvent[]): readonly string[] {
  const counts = new Map<string, number>();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  const inUse = new Map<string, Set<string>>();
  const people = new Map<string, Set<string>>();
  const put = (sets: Map<string, Set<string>>, key: string, value: string) => {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(value));
  };

  for (const { kind, user, product, license, at, seconds } of events) {
    if (kind === 'use') {
      const until = Math.floor(at / 1000);
      for (let second = until - seconds; second < until; second += 1) {
        const ms = second * 1000;
        const day = tokyoDay(new Date(ms));
        add(`user ${day} ${product} ${user} ${license ?? ''} seconds`, 1);
        add(`month ${day.slice(0, 7)} ${product} ${user} seconds`, 1);
        add(`day ${day} ${product} seconds`, 1);
        add(`hour ${day} ${product} ${tokyoHour(ms)} seconds`, 1);
        put(inUse, `${day} ${product} ${second}`, license ?? '');
      }
    }
    if (kind === 'granted' || kind === 'refused') {
      const day = tokyoDay(new Date(at));
      put(people, `day ${day} ${product} requesters`, user);
      const own = `user ${day} ${product} ${user} ${license ?? ''}`;
      const month = `month ${day.slice(0, 7)} ${product} ${user}`;
      for (const key of [own, month, `day ${day} ${product}`]) {
        add(`${key} attempts`, 1);
        if (kind === 'refused') add(`${key} refusals`, 1);
      }
      if (kind === 'refused') {
        add(`hour ${day} ${product} ${tokyoHour(at)} refusals`, 1);
        add(`shortage ${day} ${product} ${missingAt(events, product, at)} refusals`, 1);
      }
    }
  }
  for (const [key, set] of people) counts.set(key, set.size);
  for (const [key, set] of inUse) {
    const peak = `day ${key.slice(0, 13)} peak`;
    counts.set(peak, Math.max(counts.get(peak) ?? 0, set.size));
  }
  return [...counts].map(([key, count]) => `${key} = ${count}`).sort();
}

/** Number of people whose latest attempt was refused less than half an hour before. */
function missingAt(events: readonly CountedEvent[], product: string, moment: number): number {
  const latest = new Map<string, CountedEvent>();
  for (const event of events) {
    const isAttempt = event.kind === 'granted' || event.kind === 'refused';
    if (!isAttempt || event.product !== product || event.at > moment) continue;
    const known = latest.get(event.user);
    // At the same instant, a refusal counts as later.
    const isLater =
      !known || event.at > known.at || (event.at === known.at && event.kind === 'refused');
    if (isLater) latest.set(event.user, event);
  }
  return [...latest.values()].filter(
    ({ kind, at }) => kind === 'refused' && at > moment - halfHourMs,
  ).length;
}
