import type { Product } from '@portal/shared/domain';

/** A person's wish to use a product, in minutes after midnight. */
export interface Wish {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
}

/** Result of a wish: a license for some time, or a refusal. */
export type Outcome =
  | ({ readonly kind: 'held'; readonly userId: string; readonly license: string } & Span)
  | { readonly kind: 'refused'; readonly userId: string; readonly at: number };

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Number of attempts of a refused person. */
const tries = 3;
const shortestMinutes = 30;

/**
 * Assigns licenses on one day like the portal: first come, first served. Refused people retry a few
 * times.
 */
export function giveOut(
  licenses: readonly string[],
  wishes: readonly Wish[],
  random: () => number,
): readonly Outcome[] {
  const busyUntil = new Map<string, number>();
  const queue = wishes.map((wish) => ({ ...wish, left: tries }));
  const outcomes: Outcome[] = [];
  while (queue.length > 0) {
    queue.sort((one, other) => other.from - one.from);
    const wish = queue.pop();
    if (!wish) break;
    const { userId, from, to, left } = wish;
    const license = licenses.find((each) => (busyUntil.get(each) ?? 0) <= from);
    if (license !== undefined) {
      busyUntil.set(license, to);
      outcomes.push({ kind: 'held', userId, license, from, to });
      continue;
    }
    outcomes.push({ kind: 'refused', userId, at: from });
    const again = from + 8 + random() * 25;
    if (left > 1 && to - again >= shortestMinutes) {
      queue.push({ userId, from: again, to, left: left - 1 });
    }
  }
  return outcomes;
}

/**
 * One person's hours on a working day: morning and afternoon around lunch. Except in a rush, most
 * people only design for part of the day.
 */
export function wishesOf(userId: string, isRush: boolean, random: () => number): readonly Wish[] {
  const around = (minute: number, spread: number) => minute + (random() * 2 - 1) * spread;
  const morning = { userId, from: around(9 * 60 + 10, 40), to: around(12 * 60, 12) };
  const afternoon = { userId, from: around(13 * 60 + 8, 15), to: around(17 * 60 + 50, 80) };
  const part = isRush ? 1 : random();
  if (part < 0.3) return [morning];
  if (part < 0.6) return [afternoon];
  return [morning, afternoon];
}

/**
 * Demand for a product on a day: Circuit Designer has spare licenses, and PCB Designer too few in a
 * rush.
 */
export function demandOf(product: Product, licenses: number, isRush: boolean): number {
  if (licenses === 0) return 0;
  if (product === 'cd') return Math.ceil(licenses * 0.35);
  return isRush ? licenses + 3 : Math.ceil(licenses * 0.5);
}
