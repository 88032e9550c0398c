import type { Product } from '@portal/shared/domain';

/** Somebody who wants to work with a product for a time; minutes after midnight. */
export interface Wish {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
}

/** What somebody got: a license for a time, or a refusal. */
export type Outcome =
  | ({ readonly kind: 'held'; readonly userId: string; readonly license: string } & Span)
  | { readonly kind: 'refused'; readonly userId: string; readonly at: number };

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Who was refused tries again so often, and then waits for another part of the day. */
const tries = 3;
const shortestMinutes = 30;

/**
 * Gives out licenses on one day, the first free one to whoever comes first, as the portal does.
 * Who finds none free tries again a few times.
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
 * The hours of one person on a working day: a morning and an afternoon around lunch. Most people of
 * a day also do other things than design, except in a rush.
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
 * How many people want to work with a product on a day: there are more Circuit Designer licenses
 * than needed, and in a rush too few of PCB Designer.
 */
export function demandOf(product: Product, licenses: number, isRush: boolean): number {
  if (licenses === 0) return 0;
  if (product === 'cd') return Math.ceil(licenses * 0.35);
  return isRush ? licenses + 3 : Math.ceil(licenses * 0.5);
}
