import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import { pino, type DestinationStream } from 'pino';
import { createAccountsApp, createManagerApp } from '../app/app.ts';
import { createOperatorApp } from '../app/operatorApp.ts';
import { openBlobs } from '../platform/blobs/openBlobs.ts';
import { readConfig } from '../app/readConfig.ts';
import { readingFrom } from '../platform/db/Reading.ts';
import type { Deps } from '../platform/Deps.ts';
import { createKeyStore } from '../platform/keys/createKeyStore.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { Readiness } from '../platform/metrics/Readiness.ts';
import { PgBossQueue } from '../platform/jobs/PgBossQueue.ts';
import { LongAnswers } from '../platform/answers/long/LongAnswers.ts';
import { TeamChanges } from '../platform/db/TeamChanges.ts';
import { createMailer } from '../platform/mail/createMailer.ts';
import { createGatewayClient } from '../areas/buying/payments/createGatewayClient.ts';
import { analyzeJob } from '../areas/emi/jobs/emiQueueJobs.ts';
import { processEmiJob } from '../areas/emi/jobs/processEmiJob.ts';
import { createPriceBook } from '../areas/buying/prices/PriceBook.ts';
import { mailAddressesOf } from '../composition/config/linksOf.ts';
import { noPreviews } from '../composition/previews/Previews.ts';
import { machineOperator } from '../operator/machineOperator.ts';
import { registerWorkers } from '../app/registerWorkers.ts';
import { quickPasswords } from './builders/accountPeople.ts';
import type { TestPerson } from './builders/people.ts';
import { signIn, type TestClient } from './browsers/TestClient.ts';
import { engineHere } from './engineHere.ts';
import { openTestDatabase } from './database/openTestDatabase.ts';

export interface TestServer {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  readonly accounts: FastifyInstance;
  readonly operator: FastifyInstance;
  /** Sets and stops the clock. */
  setNow(now: Date): void;
  /** Follows the machine's clock from now on, for child processes. */
  goByTheMachine(): void;
  /** Advances the clock. */
  pass(milliseconds: number): void;
  /** Runs all due jobs. */
  runJobs(): Promise<number>;
  /** Opens a session for a person, bypassing accounts. */
  signIn(person: TestPerson): Promise<TestClient>;
  close(): Promise<void>;
}

/** Test callers of operator routes are at the machine. */
const tester = () => Promise.resolve(machineOperator('tester'));

const startOfTests = new Date('2026-11-21T03:00:00Z');

/**
 * The real applications on a separate database; they only listen if a test makes them.
 * @param listener receives the log
 * @param onQuery receives Kysely's log events
 */
export async function createTestServer(
  env: NodeJS.ProcessEnv = {},
  listener?: DestinationStream,
  onQuery?: (event: LogEvent) => void,
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0', DATA_DIR: dataDir, ...env });
  const database = await openTestDatabase(onQuery);
  const level = env['LOG_LEVEL'] ?? 'silent';
  const log = listener ? pino({ level }, listener) : pino({ level });
  const queue = new PgBossQueue(database.db, log, { background: false });
  const { blobs, partials, close: closeBlobs } = await openBlobs(config.blobs);
  let now = () => startOfTests;
  const deps: Deps = {
    config,
    db: database.db,
    reading: readingFrom(database.db),
    clock: () => now(),
    log,
    queue,
    mailer: createMailer(queue, mailAddressesOf(config)),
    blobs,
    partials,
    keys: createKeyStore(database.db, randomBytes(32).toString('hex')),
    passwords: quickPasswords,
    metrics: createMetrics({ process: false }),
    readiness: new Readiness(),
    longAnswers: new LongAnswers(),
    changes: new TeamChanges(database.announcements),
    previews: noPreviews,
    prices: createPriceBook(database.db, () => now()),
    gateway: config.gateway && createGatewayClient(config.gateway),
  };
  // Tests that make every call wait for each response's end.
  deps.changes.longestMs = 0;
  registerWorkers(deps);
  queue.work(analyzeJob, ({ job }, _id, stopping) =>
    processEmiJob(deps, job, engineHere, stopping),
  );
  await queue.start({ workers: false });
  // Creating an application takes 0.2 s, so only create those that a test uses.
  const made = new Map<string, FastifyInstance>();
  const once = (name: string, create: (deps: Deps) => FastifyInstance) => {
    const app = made.get(name) ?? create(deps);
    made.set(name, app);
    return app;
  };
  const server: TestServer = {
    deps,
    get manager() {
      return once('manager', createManagerApp);
    },
    get accounts() {
      return once('accounts', createAccountsApp);
    },
    get operator() {
      return once('operator', (given) => createOperatorApp(given, tester));
    },
    setNow: (instant) => {
      now = () => instant;
    },
    goByTheMachine: () => {
      now = () => new Date();
    },
    pass: (milliseconds) => {
      const instant = new Date(now().getTime() + milliseconds);
      now = () => instant;
    },
    signIn: (person) => signIn(server, person),
    runJobs: () => queue.drain(),
    close: async () => {
      await Promise.all([...made.values()].map((app) => app.close()));
      await queue.stop();
      await database.close();
      closeBlobs();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return server;
}
