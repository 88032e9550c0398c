import { setTimeout as wait } from 'node:timers/promises';
import { figureOf, quantile } from '../figures/Figure.ts';
import { ask, type Programs } from '../programs/runPrograms.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { spread } from '../report/table.ts';
import type { Behind, LogsTarget } from './LogsTarget.ts';
import type { Reported, ReportOrder } from './reporter.ts';

const connections = 8;
const events = 500;
const warmUpSeconds = 3;
const seconds = 8;
const rounds = 3;

/** Events accepted per second while the figures of their day are being computed. */
export async function measureIngestion({
  server,
  clients,
  target,
}: Programs<LogsTarget>): Promise<readonly FigureRow[]> {
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
  return [
    {
      what: 'events accepted a second',
      measured: spread(rate),
      wanted: process.env['DATABASE_URL'] === undefined ? '≥ 1,000' : '≥ 5,000',
    },
    {
      what: `batch of ${String(events)} events, ms: p50 · p99`,
      measured: `${latency(0.5)} · ${latency(0.99)}`,
    },
    {
      what: `figures of ${behind.events.toLocaleString('en')} events complete after, s`,
      measured: caughtUp.toFixed(1),
    },
  ];
}
