import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAccountsApp, createManagerApp } from './app.ts';
import { createFiguresApp, createOperatorApp } from './operatorApp.ts';
import { waitForFiles } from '../platform/blobs/waitForFiles.ts';
import type { Config } from '../platform/config/Config.ts';
import { createDeps } from './createDeps.ts';
import { demoInstallers } from './demo/demoInstallers.ts';
import { loadDemo } from './demo/index.ts';
import type { Deps } from '../platform/Deps.ts';
import { Readiness } from '../platform/metrics/Readiness.ts';
import { createStandIn } from './stand-ins/distributor/createStandIn.ts';
import { warmUpDocuments } from '../areas/buying/documents/warmUpDocuments.ts';
import { createSandboxGateway } from './stand-ins/gateway/createSandboxGateway.ts';
import { installBuilds } from './installBuilds.ts';
import { listenOnSocket } from '../operator/listenOnSocket.ts';
import { operatorOfSocket } from '../operator/operatorOfSocket.ts';
import { socketSecret } from '../operator/socketSecret.ts';
import { drain } from './start/drain.ts';
import { listenOnPort, type Place } from './start/listenOnPort.ts';
import { OpenApps } from './start/OpenApps.ts';
import { openWaitingDoors } from './start/openWaitingDoors.ts';
import { retryStart } from './start/retryStart.ts';
import { startTraces } from '../platform/traces/startTraces.ts';

/** After the first pages, which need the same processor. */
const warmUpAfterMs = 3_000;

export interface RunningServer {
  /**
   * Finishes open requests first.
   * @param hurry cuts them, and releases jobs to another process
   */
  readonly stop: (hurry: AbortSignal) => Promise<void>;
}

/**
 * Starts the configured roles when database and blob store are available. Until then, the ports
 * answer that the portal is unavailable.
 *
 * @param signal cancels the wait
 * @throws DatabaseAwayError, FilesAwayError or AbortError when cancelled
 */
export async function startServer(
  config: Config,
  log: Logger,
  signal: AbortSignal,
): Promise<RunningServer> {
  const endTraces = await startTraces(config, log);
  try {
    const { stop } = await retryStart(() => startOnce(config, log, signal), log, signal);
    return {
      stop: async (hurry) => {
        try {
          await stop(hurry);
        } finally {
          await endTraces();
        }
      },
    };
  } catch (error) {
    await endTraces();
    throw error;
  }
}

async function startOnce(config: Config, log: Logger, signal: AbortSignal): Promise<RunningServer> {
  const readiness = new Readiness();
  const started = readiness.expect('start');
  const leavePorts = await openWaitingDoors(config, log, readiness);
  const { deps: bare, close } = await createDeps(config, {
    log,
    readiness,
    waits: true,
    signal,
  }).catch(async (error: unknown) => {
    await leavePorts();
    throw error;
  });
  const apps = new OpenApps();
  const stop = async (hurry: AbortSignal): Promise<void> => {
    const noticed = wait(config.drainMs, undefined, { signal: hurry }).catch(() => undefined);
    await drain(apps, bare, { noticed, hurry });
    await close();
  };
  try {
    await waitForFiles(bare, signal);
    const deps = { ...bare, ...(await installBuilds(bare)) };
    const operator = createOperatorApp(deps, operatorOfSocket(await socketSecret(config)));
    apps.add(operator);
    const served: { readonly app: FastifyInstance; readonly place: Place }[] = [];
    for (const { create, ...place } of servedApps(config)) {
      const app = await create(deps);
      apps.add(app);
      await app.ready();
      served.push({ app, place });
    }
    await leavePorts();
    for (const { app, place } of served) await listenOnPort(app, place);
    await listenOnSocket(operator, config, log);
    await deps.queue.start({ workers: config.roles.has('worker') });
    if (config.demo) {
      await loadDemo(deps);
      await demoInstallers(deps);
    }
    started();
    log.info({ roles: [...config.roles] }, 'ready');
    if (config.roles.has('manager') && config.vendor) warmUpLater(config, log);
    return { stop };
  } catch (error) {
    await leavePorts();
    await apps.close(signal);
    await close();
    throw error;
  }
}

function warmUpLater(config: Config, log: Logger): void {
  const warmUp = () => {
    warmUpDocuments(config).catch((error: unknown) => {
      log.error({ err: error }, 'documents cannot be drawn');
    });
  };
  setTimeout(warmUp, warmUpAfterMs).unref();
}

interface ServedApp extends Place {
  readonly create: (deps: Deps) => FastifyInstance | Promise<FastifyInstance>;
}

function servedApps({
  host,
  roles,
  port,
  accountsPort,
  figuresPort,
  standIn,
  sandboxPort,
}: Config): ServedApp[] {
  return [
    ...(roles.has('accounts')
      ? [{ create: createAccountsApp, host, port: accountsPort, name: 'ACCOUNTS_PORT' }]
      : []),
    ...(roles.has('manager') ? [{ create: createManagerApp, host, port, name: 'PORT' }] : []),
    ...(figuresPort === undefined
      ? []
      : [{ create: createFiguresApp, host, port: figuresPort, name: 'FIGURES_PORT' }]),
    ...(roles.has('manager') && standIn
      ? [
          {
            create: (deps: Deps) => createStandIn(deps, standIn),
            host,
            port: standIn.port,
            name: 'DISTRIBUTOR_PORT',
          },
        ]
      : []),
    ...(roles.has('manager') && sandboxPort !== undefined
      ? [{ create: createSandboxGateway, host, port: sandboxPort, name: 'GATEWAY_PORT' }]
      : []),
  ];
}
