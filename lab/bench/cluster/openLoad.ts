import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { aBatch, CustomerActs } from '@portal/lab/cluster/load/CustomerActs.ts';
import type { Customers } from '@portal/lab/cluster/load/customers.ts';
import { quantile } from '../figures/Figure.ts';

/** A kind of action. */
interface Kind {
  /** Percentage of all actions. Sign-in is excluded: hashing a password is slow on purpose. */
  readonly share: number;
  /** @param n number of earlier actions */
  readonly act: (n: number) => Promise<string | undefined>;
}

export interface LoadFigures {
  readonly acts: number;
  readonly failed: number;
  /** Milliseconds from an action's due time to its end. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * An open-loop load: sends actions at a rate at random times, whether or not earlier ones were
 * answered. Latency counts from the due time.
 *
 * @param rate actions per second
 */
export async function openLoad(
  managerUrl: string,
  { browsers, computer, file }: Customers,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<LoadFigures> {
  const customers = new CustomerActs(managerUrl);
  const [first] = browsers;
  if (!first) throw new Error('openLoad needs at least one browser');
  const browser = (n: number) => browsers[n % browsers.length] ?? first;
  const kinds: Readonly<Record<string, Kind>> = {
    list: { share: 40, act: (n) => customers.list(browser(n)) },
    price: { share: 30, act: (n) => customers.price(browser(n)) },
    report: { share: 15, act: () => customers.report(computer, aBatch(computer)) },
    download: { share: 10, act: (n) => customers.download(browser(n), file) },
    order: { share: 5, act: (n) => customers.order(browser(n), randomUUID()) },
  };
  // The same evenly mixed order in each run.
  const course = Object.values(kinds).flatMap(({ share, act }) =>
    Array.from({ length: share }, (_, index) => ({ act, at: (index + 0.5) / share })),
  );
  course.sort((a, b) => a.at - b.at);
  const latencies: number[] = [];
  let failed = 0;
  const underWay: Promise<void>[] = [];
  const beganAt = performance.now();
  let due = beganAt;
  for (let n = 0; due < beganAt + seconds * 1000; n += 1) {
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead);
    const dueAt = due;
    const { act } = course[n % course.length] ?? { act: () => customers.list(first) };
    const one = async () => {
      const problem = await act(n).catch(() => 'no answer');
      latencies.push(performance.now() - dueAt);
      if (problem !== undefined) failed += 1;
    };
    underWay.push(one());
    due += (-Math.log(1 - Math.random()) * 1000) / rate;
  }
  await Promise.all(underWay);
  return {
    acts: latencies.length,
    failed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}
