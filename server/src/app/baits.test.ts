import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { operatorModules } from './operatorApp.ts';
import { baits, baitJson, baitLines, baitText, type Bait } from '../testing/access/baits.ts';
import { openEverySession, type CallerSession } from '../testing/access/openEverySession.ts';
import { concrete, routesOf, type Route } from '../testing/access/routesOf.ts';
import { aForm } from '../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { watchHealth } from '../testing/watchHealth.ts';

type Service = 'manager' | 'accounts' | 'operator';
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Filled = Pick<InjectOptions, 'payload' | 'headers'>;

const kB = 1024;
/**
 * `npm run test:all` sends them to every route, and again if one delays others; `npm test` to one
 * route of each kind, once.
 */
const services =
  process.env['TEST_ALL'] === '1' ? (['manager', 'accounts', 'operator'] as const) : [];
/** Size limit for routes that stream archives to the store. */
const mostBytes = 2 * 1024 * kB;
/** A delay with another cause disappears on a further attempt. */
const attempts = services.length === 0 ? 1 : 3;
const names = Object.keys(baits).filter((name): name is Bait => name in baits);
/** Timeout of a call. */
const longestMs = 30_000;
/** How long allowed input may block the event loop. */
const noticedMs = 20;

const json = (payload: string): Filled => ({
  payload,
  headers: { 'content-type': 'application/json' },
});
const none = { opens: 0, load: 0, render: 0, effect: 0 };
const release = { name: 'mf-licenses', hash: 'abcdef123456' };

/** One route of each kind, with a body in which only the bait is unusual. */
const kinds: readonly (readonly [
  Service,
  Method,
  url: string,
  fill: (bait: Bait) => Filled | Promise<Filled>,
])[] = [
  [
    ...(['manager', 'POST', '/api/order/calculate'] as const),
    (bait) => json(JSON.stringify({ start_at: '2026-11-21', licenses: baitText(bait, 1000 * kB) })),
  ],
  [
    ...(['accounts', 'POST', '/api/invitations/import'] as const),
    (bait) => json(JSON.stringify({ csv: baitLines(bait, 99_000), locale: 'ja', dry_run: true })),
  ],
  [
    ...(['manager', 'POST', '/api/v1/demitasnx/uploads'] as const),
    (bait) => ({
      payload: JSON.stringify({ classes: baitLines(bait, 1000 * kB) }),
      headers: {
        'content-type': 'application/json',
        'tus-resumable': '1.0.0',
        'upload-length': '9',
      },
    }),
  ],
  [
    ...(['manager', 'POST', '/api/license/lir'] as const),
    (bait) => {
      const content = `-----BEGIN LIR-----\n${baitText(bait, 63 * kB)}\n-----END LIR-----\n`;
      return aForm({}, { field: 'lir', name: 'a.lir', content });
    },
  ],
  [
    ...(['manager', 'POST', '/api/releases/reports'] as const),
    (bait) => {
      const error = { ...release, kind: 'render', id: 'abcdef', route: '/license' };
      const texts = { message: baitText(bait, 1000), stack: baitText(bait, 6000) };
      const errors = Array.from({ length: 10 }, () => ({ ...error, ...texts }));
      return json(JSON.stringify({ releases: [{ ...release, ...none }], errors }));
    },
  ],
  [
    ...(['manager', 'POST', '/api/releases/violations'] as const),
    (bait) => {
      const text = baitText(bait, 7 * kB);
      const report = { 'document-uri': text, 'blocked-uri': text, 'source-file': text };
      const payload = JSON.stringify({ 'csp-report': { ...report, 'violated-directive': text } });
      return { payload, headers: { 'content-type': 'application/csp-report' } };
    },
  ],
  [
    ...(['operator', 'POST', '/operator/bank-lines'] as const),
    (bait) => ({
      payload: `日付,入金額,摘要\n${baitLines(bait, 2000 * kB)}`,
      headers: { 'content-type': 'text/csv' },
    }),
  ],
  [
    ...(['operator', 'POST', '/operator/teams/:team/usage-events'] as const),
    (bait) => ({
      payload: baitText(bait, 2000 * kB),
      headers: { 'content-type': 'application/x-ndjson' },
    }),
  ],
];

let server: TestServer;
let visitor: CallerSession;
let owner: CallerSession;
let team: string;
const delay = monitorEventLoopDelay({ resolution: 1 });
/** Longest event-loop delays in milliseconds, by route and bait. */
const longest: (readonly [string, Bait, number])[] = [];

beforeAll(async () => {
  server = await createTestServer({ DEMO: '1' });
  const [first, second] = await openEverySession(server);
  if (!first || !second) throw new Error('openEverySession opened fewer than two sessions');
  [visitor, owner] = [first, second];
  const teams = server.deps.db.selectFrom('manager.team_ref').select('id');
  team = (await teams.executeTakeFirstOrThrow()).id;
}, 120_000);
afterAll(() => server.close());

async function send(
  by: CallerSession,
  service: Service,
  bait: Bait,
  { method, url, ...body }: Filled & { readonly method: Method; readonly url: string },
): Promise<string> {
  const call = `${method} ${url}`;
  const options = { method, url: concrete(url.replace(':team', team)), ...body };
  let least = Infinity;
  let outcome = '';
  for (let times = 0; times < attempts && least > noticedMs; times += 1) {
    delay.reset();
    const answer = await Promise.race([
      service === 'operator' ? server.operator.inject(options) : by.call(service, options),
      wait(longestMs, undefined, { ref: false }),
    ]);
    // The monitor's next tick records the delay.
    await wait(3);
    least = Math.min(least, delay.max / 1e6);
    outcome = outcomeOf(answer);
  }
  longest.push([`${service} ${call}`, bait, least]);
  return `${call}, ${bait}: ${outcome}`;
}

/** Unexpected failures; only a missing gateway may cause a 503. */
function outcomeOf(answer: LightMyRequestResponse | undefined): string {
  if (!answer) return 'hangs';
  const { statusCode } = answer;
  return statusCode < 500 || statusCode === 503 ? 'answered' : `failed with ${statusCode}`;
}

const bodied = (route: Route): route is Route & { method: Method } =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(route.method);

describe('a body of the allowed size, with formerly slow content', () => {
  it('is answered', async () => {
    const address = await server.manager.listen({ host: '127.0.0.1', port: 0 });
    const stop = watchHealth(`${address}/health`);
    delay.enable();
    const outcomes: string[] = [];
    for (const service of services) {
      const routes =
        service === 'operator'
          ? await routesOf(server, 'manager', operatorModules)
          : await routesOf(server, service);
      for (const { method, url, bytes, fields } of routes.filter(bodied)) {
        for (const bait of names) {
          const payload = baitJson(bait, Math.min(bytes, mostBytes), fields);
          // An empty call may end the session.
          const by = fields ? owner : visitor;
          const options = { method, url, ...json(payload) };
          outcomes.push(await send(by, service, bait, options));
        }
      }
    }
    longest.sort(([, , one], [, , other]) => other - one);
    const slowest = longest.splice(0).slice(0, 10);
    for (const [service, method, url, fill] of kinds)
      for (const bait of names) {
        const options = { method, url, ...(await fill(bait)) };
        outcomes.push(await send(owner, service, bait, options));
      }
    delay.disable();
    const waits = (await stop()).toSorted((one, other) => one - other);
    report(slowest, waits);
    expect(outcomes.filter((outcome) => !outcome.endsWith('answered'))).toEqual([]);
    const fewest = services.length === 0 ? kinds.length * names.length : 1000;
    expect(outcomes.length).toBeGreaterThanOrEqual(fewest);
  }, 600_000);
});

/** Figures for information; they are unreliable on a busy machine. */
function report(slowest: typeof longest, waits: readonly number[]): void {
  const rows = kinds.map(([service, method, url]) => {
    const of = longest.filter(([call]) => call === `${service} ${method} ${url}`);
    return `${of.map(([, , ms]) => ms.toFixed(0).padStart(5)).join('')}  ${method} ${url}`;
  });
  const others = slowest.map(
    ([call, bait, ms]) => `${ms.toFixed(0).padStart(5)}  ${call}, ${bait}`,
  );
  const p99 = waits[Math.floor(waits.length * 0.99)];
  const health = `/health, ${waits.length} times: p99 ${p99?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`;
  const head = `Longest tasks in ms: ${names.join(', ')}`;
  process.stdout.write([head, ...rows, 'Others:', ...others, health, ''].join('\n'));
}
