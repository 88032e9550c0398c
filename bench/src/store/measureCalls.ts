import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { ask } from '../programs/ask.ts';
import type { Programs } from '../programs/runPrograms.ts';
import { spread, table } from '../report/table.ts';
import type { FireOrder, Hits } from './fire.ts';
import type { Target } from './Target.ts';

const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;

/** How often each call is measured, and what the figures are, for the reader of the table. */
export const measuredHow = `Medians of ${String(rounds)} rounds of ${String(seconds)} s; in brackets the middle half.`;

interface Title {
  /** Heads the column of the calls' names. */
  readonly title: string;
  readonly connections: number;
}

/**
 * How many of each call are answered in a second, and how long one takes, as a table.
 * @throws Error when an answer is not 200.
 */
export async function measureCalls(
  { clients, target: { port, calls: all } }: Pick<Programs<Target>, 'clients' | 'target'>,
  { title, connections }: Title,
): Promise<string> {
  const shoot = (order: Pick<FireOrder, 'calls' | 'seconds'>) =>
    ask<Hits>(clients, { port, connections, ...order });
  const rows: string[][] = [];
  for (const [name, calls] of Object.entries(all)) {
    await shoot({ calls, seconds: warmUpSeconds });
    const hits: Hits[] = [];
    for (let round = 0; round < rounds; round += 1) hits.push(await shoot({ calls, seconds }));
    const failed = hits.reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${name}: ${String(failed)} calls were not answered with 200`);
    const latency = (share: number) =>
      spread(figureOf(hits.map(({ latencies }) => quantile(latencies, share))), 1);
    const rate = figureOf(hits.map(({ latencies, seconds: took }) => latencies.length / took));
    rows.push([name, spread(rate), latency(0.5), latency(0.99)]);
  }
  return table([[title, 'per second', 'p50 ms', 'p99 ms'], ...rows]);
}
