import { setTimeout as wait } from 'node:timers/promises';
import { figureOf } from '../figures/Figure.ts';
import { quantile } from '../figures/quantile.ts';
import { ask } from '../programs/ask.ts';
import type { Programs } from '../programs/runPrograms.ts';
import { spread, table } from '../report/table.ts';
import type { Behind, LogsTarget } from './LogsTarget.ts';
import type { Reported, ReportOrder } from './reporter.ts';

const connections = 8;
const events = 500;
const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;

/** How many events are taken in a second while the figures of their day are computed beside it. */
export async function measureIngestion({
  server,
  clients,
  target,
}: Programs<LogsTarget>): Promise<string> {
  const report = (order: Pick<ReportOrder, 'seconds'>) =>
    ask<Reported>(clients, { ...target, ...order, connections, events });
  await report({ seconds: warmUpSeconds });
  const reported: Reported[] = [];
  for (let round = 0; round < rounds; round += 1) reported.push(await report({ seconds }));
  const endedAt = performance.now();
  let behind = await ask<Behind>(server, {});
  while (behind.marks > 0) {
    await wait(200);
    behind = await ask<Behind>(server, {});
  }
  const caughtUp = (performance.now() - endedAt) / 1000;
  const rate = figureOf(reported.map(({ accepted, seconds: took }) => accepted / took));
  const latency = (share: number) =>
    spread(figureOf(reported.map(({ latencies }) => quantile(latencies, share))));
  return table([
    [
      'POST /api/v1/usage/events',
      'events per second',
      'batch p50 ms',
      'batch p99 ms',
      'figures complete after s',
      'events of the day',
    ],
    [
      `${String(events)} events, ${String(connections)} computers`,
      spread(rate),
      latency(0.5),
      latency(0.99),
      caughtUp.toFixed(1),
      String(behind.events),
    ],
  ]);
}
