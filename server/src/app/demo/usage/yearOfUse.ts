import type { UsageEvent } from '@portal/shared/contracts';
import {
  addDays,
  monthsAgo,
  products,
  startOfTokyoDay,
  tokyoDay,
  type CalendarDay,
  type Product,
} from '@portal/shared/domain';
import { isBusinessDay } from '../../../areas/buying/orders/dates/businessDays.ts';
import { demandOf, giveOut, type Outcome, wishesOf } from './workDay.ts';

/** A license in use in the demo. */
export interface DemoSeat {
  readonly number: string;
  readonly product: Product;
  readonly start_at: string;
  readonly end_at: string;
}

interface DemoUse {
  readonly now: Date;
  /** Varies the year between teams. */
  readonly seed: number;
  /** Ordered by expiry, like the portal assigns them. */
  readonly seats: readonly DemoSeat[];
  readonly userIds: readonly string[];
}

const stretchMinutes = 60;
/** Months before the current one in which a project ends. */
const rushMonths: readonly number[] = [1, 5, 9];
const rushBegins = '15';

/**
 * A year of use of a demo team until now: nobody works on weekends, holidays and around New Year,
 * there are lunch breaks, the team grows with its licenses, and in some months PCB Designer has too
 * few licenses. Deterministic for equal seed, people, licenses and time.
 */
export function* yearOfUse({ now, seed, seats, userIds }: DemoUse): Generator<UsageEvent[]> {
  const random = createRandom(seed);
  const today = tokyoDay(now);
  const rushes = new Set(rushMonths.map((count) => monthsAgo(today, count).slice(0, 7)));
  for (let day = monthsAgo(today, 12); day <= today; day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const isRush = rushes.has(day.slice(0, 7)) && day.slice(8) >= rushBegins;
    const events = products.flatMap((product) => {
      const valid = seats.filter(
        (seat) => seat.product === product && seat.start_at <= day && day <= seat.end_at,
      );
      const demand = demandOf(product, valid.length, isRush);
      // From both ends of the list: most people use one of the two products.
      const people = product === 'pd' ? userIds : userIds.toReversed();
      const wishes = people
        .slice(0, demand)
        .filter(() => random() < 0.9)
        .flatMap((userId) => wishesOf(userId, isRush && product === 'pd', random));
      const outcomes = giveOut(
        valid.map(({ number }) => number),
        wishes,
        random,
      );
      return outcomes.flatMap((outcome) => eventsOf(outcome, { day, product, random }));
    });
    const past = events.filter(({ at }) => Date.parse(at) <= now.getTime());
    if (past.length > 0) yield past;
  }
}

interface Place {
  readonly day: CalendarDay;
  readonly product: Product;
  readonly random: () => number;
}

/** The events that a license client would report. */
function eventsOf(outcome: Outcome, { day, product, random }: Place): UsageEvent[] {
  const start = startOfTokyoDay(day).getTime();
  const event = (minutes: number) => ({
    id: uuid(random),
    user: outcome.userId,
    product,
    at: new Date(start + Math.round(minutes * 60) * 1000).toISOString(),
    offset_ms: 0,
  });
  if (outcome.kind === 'refused') return [{ kind: 'refused', ...event(outcome.at) }];
  const { from, to, license } = outcome;
  const events: UsageEvent[] = [{ kind: 'granted', ...event(from), license }];
  for (let since = from; since < to; since += stretchMinutes) {
    const until = Math.min(to, since + stretchMinutes);
    const seconds = Math.round(until * 60) - Math.round(since * 60);
    if (seconds > 0) events.push({ kind: 'use', ...event(until), license, seconds });
  }
  return [...events, { kind: 'returned', ...event(to), license }];
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 8 }, () =>
    Math.floor(random() * 0x1_0000)
      .toString(16)
      .padStart(4, '0'),
  );
  return `${hex[0] ?? ''}${hex[1] ?? ''}-${hex.slice(2, 5).join('-')}-${hex.slice(5).join('')}`;
}

/** A seeded generator of numbers in 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
