import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { socketTransport } from '@portal/server/src/app/cli/transports.ts';
import { Visitor } from './load/Visitor.ts';
import { PortalProcess } from '../faults/PortalProcess.ts';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { anInstallation, type Installation } from '@portal/server/src/testing/openOwnPortal.ts';
import {
  attributeOf,
  Collector,
  type CollectedSpan,
} from '@portal/server/src/testing/traces/Collector.ts';

// Processes start slowly on a busy machine.
jest.setTimeout(180_000);

const email = 'hanako@kiban.example';
const password = 'solder-mask-green';
const traceId = 'a1'.repeat(16);

/** A separate package without builds, which a first start would publish. */
const folder = path.join(import.meta.dirname, `../../server/.cache/traces-${process.pid}`);
let program: string;
let installation: Installation;
let collector: Collector;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  program = await bundleProgram(
    path.join(import.meta.dirname, '../../server/src/app/main.ts'),
    folder,
  );
  installation = await anInstallation();
  collector = await Collector.open();
});
afterAll(async () => {
  await collector.close();
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Prints the loaded OpenTelemetry packages at exit. */
const telling = `import { createRequire } from 'node:module';
  const { cache } = createRequire('/any');
  process.on('exit', () => {
    const packages = Object.keys(cache).map((file) => /@opentelemetry\\/([\\w-]+)/.exec(file)?.[1]);
    process.stderr.write('loaded ' + [...new Set(packages)].filter(Boolean).sort().join() + ';');
  });`;

async function start(env: NodeJS.ProcessEnv): Promise<PortalProcess> {
  const portal = await PortalProcess.start(program, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(telling)}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    DATA_DIR: installation.dataDir,
    ...installation.env,
    ...env,
  });
  await portal.until('/ready', 200);
  return portal;
}

/** @returns the loaded OpenTelemetry packages */
async function stop(portal: PortalProcess): Promise<readonly string[]> {
  expect(await portal.stop()).toBe(0);
  for (;;) {
    const [, loaded] = /loaded (.*);/.exec(portal.end ?? '') ?? [];
    if (loaded !== undefined) return loaded.split(',');
    await wait(10);
  }
}

/**
 * A browser whose requests share one trace, and which collects secrets of addresses and cookies.
 */
class TracedVisitor extends Visitor {
  readonly secrets = new Set([email, password]);
  readonly requestIds: string[] = [];

  override async ask(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('traceparent', `00-${traceId}-${'b2'.repeat(8)}-01`);
    const answer = await super.ask(url, { ...init, headers });
    this.requestIds.push(answer.headers.get('x-request-id') ?? '');
    const cookies = answer.headers.getSetCookie().map((line) => /=([^;]*)/.exec(line)?.[1] ?? '');
    for (const value of [...new URL(url).searchParams.values(), ...cookies]) {
      if (value.length >= 16) this.secrets.add(value);
    }
    return answer;
  }
}

const found = (isIt: (span: CollectedSpan) => boolean) =>
  collector.spans.find((span) => span.traceId === traceId && isIt(span));

async function until(isIt: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
  for (;;) {
    const span = found(isIt);
    if (span) return span;
    await wait(20);
  }
}

/** The ancestors of a span, nearest first. */
function above(span: CollectedSpan): readonly string[] {
  const parent = found(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent.name, ...above(parent)] : [];
}

const isStatementOf = (name: string) => (span: CollectedSpan) =>
  attributeOf(span, 'db.query.text') !== undefined && above(span)[0] === name;

describe('an action of a person', () => {
  it('is one trace through manager, accounts, statements and jobs, without personal data', async () => {
    const portal = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    const managerUrl = portal.url.replace('127.0.0.1', 'localhost');
    const operator = socketTransport({
      socketPath: path.join(installation.dataDir, 'operator.sock'),
      secret: await readFile(path.join(installation.dataDir, 'operator.secret'), 'utf8'),
      user: undefined,
    });
    const team = JSON.stringify({ name: 'Kiban Works', password, owner_email: email });
    const json = { 'content-type': 'application/json' };
    const made = await operator('POST', '/operator/teams', json, Buffer.from(team));
    expect(made.status).toBe(200);

    const visitor = new TracedVisitor(managerUrl);
    await visitor.signIn({ email, password });
    await visitor.visit(`${managerUrl}/signout`);
    const statement = await until(isStatementOf('job session.end'));
    const loaded = await stop(portal);

    // Accounts answers the manager, within the browser's request.
    const token = await until(({ name }) => name === 'POST /oidc/*');
    expect(attributeOf(token, 'portal.app')).toBe('accounts');
    expect(above(token)).toEqual(['POST accounts', 'GET /signin/callback']);
    const asked = await until(isStatementOf(token.name));
    expect(above(asked)).toEqual([token.name, ...above(token)]);
    // The job continues the trace in which it was added.
    expect(above(statement)[0]).toBe('job session.end');
    expect(above(statement).length).toBeGreaterThan(1);

    const ids = collector.spans.map((span) => attributeOf(span, 'portal.request_id'));
    expect(ids).toEqual(expect.arrayContaining(visitor.requestIds));
    expect(visitor.secrets.size).toBeGreaterThan(8);
    const told = [...visitor.secrets].filter((secret) => collector.text.includes(secret));
    expect(told).toEqual([]);
    expect(collector.text).not.toContain('Kiban Works');
    expect(loaded).toEqual(expect.arrayContaining(['api', 'sdk-trace']));
  });

  it('is not traced without a collector: the library is not even loaded', async () => {
    const before = collector.spans.length;
    const portal = await start({});
    expect((await portal.ask('/api/config'))?.status).toBe(200);
    // The metrics library loads the API.
    expect(await stop(portal)).toEqual(['api']);
    expect(collector.spans).toHaveLength(before);
  });

  it('works as usual when the collector is unavailable', async () => {
    const portal = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    for (let n = 0; n < 5; n += 1) {
      expect((await portal.ask('/api/config'))?.status).toBe(200);
    }
    expect(await stop(portal)).toContain('sdk-trace');
  });
});
