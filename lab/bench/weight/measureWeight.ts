import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadServer } from '../fair/loadServer.ts';
import type { Watched, WatchOrder } from '../fair/bystander.ts';
import { quantile } from '../figures/quantile.ts';
import { ask } from '../programs/ask.ts';
import { residentMegabytes } from '../rest/processFigures.ts';
import { builtPortal, startBenchServer, type BenchServer } from '../service/startBenchServer.ts';
import { fire } from '../store/fire.ts';
import type { Call } from '../store/Target.ts';
import { callsOf } from './callsOf.ts';
import { costOf, type Cost } from './costOf.ts';
import { costOfSignIn } from './costOfSignIn.ts';
import { openSession } from './openSession.ts';

/** What a start leaves to be done, such as the contexts of previews and what is warmed up. */
const settleMs = 60_000;
/** As `npm start` runs it. */
const program = ['--enable-source-maps', ...builtPortal];
const mixedClients = 24;
const mixedSeconds = 20;
const longReaders = 5;

export interface WeightOptions {
  /** How long each call is measured. */
  readonly seconds: number;
  /** Between the mixed load and the look at what it has left. */
  readonly waitSeconds: number;
}

export interface Weight {
  /** Megabytes in the process that made the demo, after a start on its data, right after the mixed load, and later. */
  readonly memory: Readonly<Record<'made' | 'rest' | 'loaded' | 'later', number>>;
  readonly costs: Readonly<Record<keyof ReturnType<typeof callsOf>, Cost>>;
  /** Milliseconds of a processor. */
  readonly signIn: number;
  /** Milliseconds, for a member of another team. */
  readonly waits: { readonly p50: number; readonly p99: number };
}

/** Starts the built portal with its demo and measures it from outside. @param settings name its database */
export async function measureWeight(
  settings: NodeJS.ProcessEnv,
  { seconds, waitSeconds }: WeightOptions,
): Promise<Weight> {
  const asStarted = { LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2', ...settings };
  const first = await startBenchServer(program, undefined, asStarted);
  await wait(settleMs);
  const made = await residentMegabytes(first.pid);
  await first.stop({ keepsData: true });
  const server = await startBenchServer(program, first.dataDir, asStarted);
  try {
    const { url, pid } = server;
    await wait(settleMs);
    const rest = await residentMegabytes(pid);
    const calls = callsOf(await openSession(url, 'owner@pro.example'));
    await requireRows(url, calls.page);
    const measured = { pid, port: portOf(server), seconds };
    const costs = {
      list: await costOf(measured, calls.list),
      page: await costOf(measured, calls.page),
      price: await costOf(measured, calls.price),
      order: await costOf(measured, calls.order),
    };
    const signIn = await costOfSignIn(pid, () => openSession(url, 'admin@pro.example'));
    const waits = await waitsBesideLongLists(server, calls.list, seconds);
    const long = { ...calls.list, headers: await openSession(url, 'owner@large.example') };
    const { list, page, price, order } = calls;
    const whole = { ...long, path: '/api/licenses/' };
    const mix = [list, price, page, list, order, list, price, whole, list, page, price, long];
    await fire({
      port: measured.port,
      calls: mix,
      connections: mixedClients,
      seconds: mixedSeconds,
    });
    const loaded = await residentMegabytes(pid);
    await wait(waitSeconds * 1000);
    const later = await residentMegabytes(pid);
    return { memory: { made, rest, loaded, later }, costs, signIn, waits };
  } finally {
    await server.stop();
  }
}

/** A page whose preview is not ready, or fails, costs something else. @throws Error */
async function requireRows(url: string, { path: page, headers }: Call): Promise<void> {
  const answer = await fetch(`${url}${page}`, { headers });
  if (!(await answer.text()).includes('<template id="preview">')) {
    throw new Error(`${page} came without its rows`);
  }
}

const portOf = ({ url }: BenchServer) => Number(new URL(url).port);

/** How long one team waits for a list while five sessions of another read 10,000 rows each. */
async function waitsBesideLongLists(
  server: BenchServer,
  { path: listPath, headers }: ReturnType<typeof callsOf>['list'],
  seconds: number,
): Promise<Weight['waits']> {
  const port = portOf(server);
  const readers = await Promise.all(
    Array.from({ length: longReaders }, () => openSession(server.url, 'owner@large.example')),
  );
  const bystander = fork(path.join(import.meta.dirname, '../fair/bystander.ts'));
  const watch = (order: Pick<WatchOrder, 'seconds'>) =>
    ask<Watched>(bystander, { port, headers, path: listPath, ...order });
  try {
    await watch({ seconds: 1 });
    const stop = loadServer(port, { listPath: '/api/licenses/', readers });
    const watched = await watch({ seconds });
    await stop();
    return { p50: quantile(watched, 0.5), p99: quantile(watched, 0.99) };
  } finally {
    bystander.kill();
  }
}
