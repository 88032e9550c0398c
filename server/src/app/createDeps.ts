import path from 'node:path';
import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { createPasswords } from '../accounts/sign-in/credentials/createPasswords.ts';
import { diskOfFiles, openBlobs } from '../platform/blobs/openBlobs.ts';
import { TimedBlobStore } from '../platform/blobs/TimedBlobStore.ts';
import { TeamChanges } from '../platform/db/TeamChanges.ts';
import type { Config } from '../platform/config/Config.ts';
import { DiskSpace } from '../platform/data-dir/DiskSpace.ts';
import { closeDataDir } from '../platform/data-dir/closeDataDir.ts';
import { Announcements } from '../platform/db/Announcements.ts';
import { openDatabase, type Surroundings } from '../platform/db/connection/openDatabase.ts';
import { clockDifference } from '../platform/db/postgres/clockDifference.ts';
import { ServerClock } from '../platform/db/postgres/ServerClock.ts';
import type { Deps } from '../platform/Deps.ts';
import { createKeyStore } from '../platform/keys/createKeyStore.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { Readiness } from '../platform/metrics/Readiness.ts';
import type { WorkMetrics } from '../platform/metrics/WorkMetrics.ts';
import { readSecret } from '../platform/keys/secretFile.ts';
import { PgBossQueue } from '../platform/jobs/PgBossQueue.ts';
import { LongAnswers } from '../platform/answers/long/LongAnswers.ts';
import { createMailer } from '../platform/mail/createMailer.ts';
import { createGatewayClient } from '../areas/buying/payments/createGatewayClient.ts';
import { createPriceBook } from '../areas/buying/prices/PriceBook.ts';
import { keepFailedPreview } from '../composition/releases/errors/keepFailedPreview.ts';
import { mailAddressesOf } from '../composition/config/linksOf.ts';
import { createPreviews, type FailedPreview } from '../composition/previews/createPreviews.ts';
import { noPreviews, type Previews } from '../composition/previews/Previews.ts';
import { registerWorkers } from './registerWorkers.ts';
import { serverDist } from '../platform/serverDist.ts';
import { noteStatement } from '../platform/traces/noteStatement.ts';
import { inSpan } from '../platform/traces/spans.ts';

/** By default, does not wait for an unavailable database. */
type Given = Pick<Surroundings, 'log'> & Partial<Omit<Surroundings, 'disk' | 'clock'>>;

/**
 * Production dependencies: the configured database, queue, files, keys, and the database's clock.
 */
export async function createDeps(
  config: Config,
  { log, readiness = new Readiness(), waits = false, signal }: Given,
): Promise<{ readonly deps: Deps; readonly close: () => Promise<void> }> {
  await closeDataDir(config.dataDir, log);
  const { dataDir: folder, minFreeBytes } = config;
  const disk = new DiskSpace({ folder, minFreeBytes, readiness, log });
  const announcements = new Announcements();
  const metrics = createMetrics({ process: true });
  const { work } = metrics;
  const onQuery = (event: LogEvent): void => {
    work.countQuery(event);
    noteStatement(event);
  };
  const serverClock = openClock(config, log, metrics);
  const clock = serverClock?.now ?? (() => new Date());
  const surroundings = {
    ...{ log, readiness, disk, announcements, waits, signal, onQuery },
    clock: serverClock,
  };
  const { db, reading, close } = await openDatabase(config, surroundings);
  const filesDisk = await diskOfFiles(config.blobs, disk);
  const store = await openBlobs(config.blobs, { disk: filesDisk, log });
  const { partials, close: closeBlobs } = store;
  const blobs = new TimedBlobStore(store.blobs, (act, run) =>
    inSpan(`file ${act}`, {}, () => work.timeFile(act, run)),
  );
  const queue = new PgBossQueue(db, log, {
    background: true,
    announcements,
    clock,
    time: (job, delayMs, run) => work.timeJob(job, delayMs, run),
  });
  const deps: Deps = {
    config,
    db,
    reading,
    clock,
    log,
    queue,
    mailer: createMailer(queue, mailAddressesOf(config)),
    blobs,
    partials,
    keys: createKeyStore(db, await readSecret(config)),
    passwords: createPasswords(),
    metrics,
    readiness,
    longAnswers: new LongAnswers(),
    changes: new TeamChanges(announcements),
    previews: rendersPreviews(config)
      ? timed(
          createPreviews({
            ...previewOptions(log, clock),
            onFailure: (failure) => {
              keepFailure(deps, failure);
            },
          }),
          work,
        )
      : noPreviews,
    prices: createPriceBook(db, clock, { announcements }),
    gateway: config.gateway && createGatewayClient(config.gateway),
  };
  registerWorkers(deps);
  return {
    deps,
    close: async () => {
      await deps.previews.close();
      await queue.stop();
      await close();
      closeBlobs();
      disk.stop();
      filesDisk.stop();
    },
  };
}

/** The embedded database has no clock other than the machine's. */
function openClock(
  { databaseUrl }: Config,
  log: Logger,
  { clockAhead }: Metrics,
): ServerClock | undefined {
  if (databaseUrl === undefined) return undefined;
  const differs = clockDifference(log);
  return new ServerClock((aheadSeconds) => {
    clockAhead.set(aheadSeconds);
    differs(aheadSeconds);
  });
}

/** Times the previews that pages wait for; the renderer process has no network to report more. */
function timed(previews: Previews, work: WorkMetrics): Previews {
  return {
    render: (script, request) =>
      inSpan('preview', { 'portal.remote': script.remote }, () =>
        work.timePreview(script.remote, () => previews.render(script, request)),
      ),
    attempt: (script, requests) => previews.attempt(script, requests),
    isExpected: (script) => previews.isExpected(script),
    prepare: (scripts) => previews.prepare(scripts),
    close: () => previews.close(),
  };
}

function keepFailure(deps: Deps, failure: FailedPreview): void {
  keepFailedPreview(deps, failure).catch((error: unknown) => {
    deps.log.error({ err: error }, 'a preview that failed could not be recorded');
  });
}

function rendersPreviews({ previews, roles }: Config): boolean {
  return previews && roles.has('manager');
}

function previewOptions(log: Logger, clock: () => Date) {
  return {
    program: path.join(serverDist(), 'rendererProgram.js'),
    world: path.join(serverDist(), 'previewWorld.js'),
    log,
    clock,
  };
}
