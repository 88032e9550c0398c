import { figureOf, quantile } from '../figures/Figure.ts';
import { ask, type Programs } from '../programs/runPrograms.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { spread } from '../report/table.ts';
import type { FireOrder, Hits } from './fire.ts';
import type { Target } from './Target.ts';

const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;

/**
 * Throughput and latency of each call.
 * @throws Error when a response is not 200
 */
export async function measureCalls(
  { clients, target: { port, calls: all } }: Pick<Programs<Target>, 'clients' | 'target'>,
  connections: number,
): Promise<readonly FigureRow[]> {
  const shoot = (order: Pick<FireOrder, 'calls' | 'seconds'>) =>
    ask<Hits>(clients, { port, connections, ...order });
  const rows: FigureRow[] = [];
  for (const [name, calls] of Object.entries(all)) {
    await shoot({ calls, seconds: warmUpSeconds });
    const hits: Hits[] = [];
    for (let round = 0; round < rounds; round += 1) hits.push(await shoot({ calls, seconds }));
    const failed = hits.reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${name}: ${String(failed)} calls did not return 200`);
    const latency = (share: number) =>
      spread(figureOf(hits.map(({ latencies }) => quantile(latencies, share))), 1);
    const rate = figureOf(hits.map(({ latencies, seconds: took }) => latencies.length / took));
    rows.push(
      { what: `${name}, per second`, measured: spread(rate) },
      { what: `${name}, p50, ms`, measured: latency(0.5) },
      { what: `${name}, p99, ms`, measured: latency(0.99) },
    );
  }
  return rows;
}
