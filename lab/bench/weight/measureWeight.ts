import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadServer } from '../fair/loadServer.ts';
import type { Watched, WatchOrder } from '../fair/bystander.ts';
import { quantile } from '../figures/Figure.ts';
import { ask } from '../programs/runPrograms.ts';
import { residentMegabytes } from './processFigures.ts';
import { type BenchServer, builtPortal, startBenchServer } from '../service/startBenchServer.ts';
import { fire } from '../store/fire.ts';
import type { Call } from '../store/Target.ts';
import { type Cost, costOf, costOfSignIn } from './costOf.ts';
import { tokyoDay } from '@portal/shared/domain';
import { demoPassword } from '@portal/server/src/app/demo/demoTeams.ts';
import { Visitor } from '@portal/lab/cluster/load/Visitor.ts';
import { keepAliveSchema } from '@portal/shared/contracts';

/** Time for work after a start, such as preparing previews and warming up. */
const settleMs = 60_000;
/** The flags of `npm start`. */
const program = ['--enable-source-maps', ...builtPortal];
/** Together longer than the minute in which a failed preview is not tried again. */
const [attempts, attemptEveryMs] = [60, 2_000];
const mixedClients = 24;
const mixedSeconds = 20;
const longReaders = 5;

export interface WeightOptions {
  /** How long the list is watched beside readers of long lists. */
  readonly seconds: number;
  /** Time between the mixed load and the last memory measurement. */
  readonly waitSeconds: number;
}

export interface Weight {
  /**
   * Megabytes in the process that created the demo, after a restart, right after the mixed load,
   * and later.
   */
  readonly memory: Readonly<Record<'made' | 'rest' | 'loaded' | 'later', number>>;
  readonly costs: Readonly<Record<keyof ReturnType<typeof callsOf>, Cost>>;
  /** CPU milliseconds. */
  readonly signIn: number;
  /** Latency in milliseconds for a member of another team. */
  readonly waits: { readonly p50: number; readonly p99: number };
}

/**
 * Starts the built portal with demo data and measures it from outside.
 * @param settings select its database
 */
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
    const measured = { pid, port: portOf(server) };
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

/**
 * Waits until the page has its preview: otherwise its cost is not comparable. A busy machine may
 * render the first ones too late. @throws Error
 */
async function requireRows(url: string, { path: page, headers }: Call): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await fetch(`${url}${page}`, { headers });
    if ((await answer.text()).includes('<template id="preview">')) return;
    await wait(attemptEveryMs);
  }
  throw new Error(`${page} has no preview`);
}

const portOf = ({ url }: BenchServer) => Number(new URL(url).port);

/** Latency of a list for one team while five sessions of another read 10,000 rows each. */
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

/** Calls of team members, by name in the table. */
function callsOf(member: Call['headers']) {
  const cart = { start_at: tokyoDay(new Date()), cd: '{"m1":1}', pd: '{}', licenses: '[]' };
  const order = { ...cart, payment_method: 1, payment_type: 1 };
  const json = (body: object) => JSON.stringify(body);
  const { authorization: _bearer, ...visiting } = member;
  return {
    list: { path: '/api/licenses/?limit=50', headers: member },
    page: { path: '/license', headers: { ...visiting, accept: 'text/html' } },
    price: { path: '/api/order/calculate', headers: member, body: json(cart) },
    order: { path: '/api/order', headers: member, body: json(order) },
  } satisfies Readonly<Record<string, Call>>;
}

/** Signs in a demo person over HTTP. @returns headers of the browser's calls */
async function openSession(url: string, email: string): Promise<Call['headers']> {
  const visitor = new Visitor(url);
  await visitor.signIn({ email, password: demoPassword });
  const status = await visitor.ask(`${url}/api/user/me/status`);
  const { api_token: bearer, csrf_token: csrf } = keepAliveSchema.parse(await status.json());
  return {
    cookie: visitor.session,
    authorization: `Bearer ${bearer}`,
    'x-csrf-token': csrf,
    'accept-encoding': 'gzip, br',
  };
}
