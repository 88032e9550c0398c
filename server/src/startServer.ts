import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAccountsApp, createManagerApp, createOperatorApp } from './app.ts';
import type { Config } from './config.ts';
import { createDeps } from './createDeps.ts';
import { demoInstallers } from './demo/demoInstallers.ts';
import { loadDemo } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { ConfigurationError, errorCode } from './errors.ts';
import { createStandIn } from './stand-ins/distributor/createStandIn.ts';
import { warmUpDocuments } from './modules/documents/warmUpDocuments.ts';
import { warmUpQuotations } from './modules/quotations/paper/warmUpQuotations.ts';
import { createSandboxGateway } from './stand-ins/gateway/createSandboxGateway.ts';
import { installBuilds } from './installBuilds.ts';
import { listenOnSocket } from './operator/listenOnSocket.ts';
import { operatorOfSocket } from './operator/operatorOfSocket.ts';
import { socketSecret } from './operator/socketSecret.ts';

/** After the first pages have been served, which want the same processor. */
const warmUpAfterMs = 3_000;

/** Starts the configured roles. @returns how to stop them: what is under way is finished first. */
export async function startServer(
  config: Config,
  log: Logger,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { deps: bare, close } = await createDeps(config, log);
  const apps: FastifyInstance[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(apps.map((app) => app.close()));
    await close();
  };
  try {
    const deps = {
      ...bare,
      shell: config.roles.has('manager') ? await installBuilds(bare) : undefined,
    };
    const started = deps.readiness.expect('start');
    const operator = createOperatorApp(deps, operatorOfSocket(await socketSecret(config)));
    apps.push(operator);
    for (const { create, port, name } of servedApps(config)) {
      const app = await create(deps);
      apps.push(app);
      await listen(app, config.host, port, name);
    }
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
    await stop();
    throw error;
  }
}

function warmUpLater(config: Config, log: Logger): void {
  const warmUp = () => {
    warmUpQuotations()
      .then(() => warmUpDocuments(config))
      .catch((error: unknown) => {
        log.error({ err: error }, 'documents cannot be drawn');
      });
  };
  setTimeout(warmUp, warmUpAfterMs).unref();
}

interface ServedApp {
  readonly create: (deps: Deps) => FastifyInstance | Promise<FastifyInstance>;
  readonly port: number;
  /** Variable that sets the port. */
  readonly name: string;
}

function servedApps({ roles, port, accountsPort, standIn, sandboxPort }: Config): ServedApp[] {
  return [
    ...(roles.has('accounts')
      ? [{ create: createAccountsApp, port: accountsPort, name: 'ACCOUNTS_PORT' }]
      : []),
    ...(roles.has('manager') ? [{ create: createManagerApp, port, name: 'PORT' }] : []),
    ...(roles.has('manager') && standIn
      ? [
          {
            create: (deps: Deps) => createStandIn(deps, standIn),
            port: standIn.port,
            name: 'DISTRIBUTOR_PORT',
          },
        ]
      : []),
    ...(roles.has('manager') && sandboxPort !== undefined
      ? [{ create: createSandboxGateway, port: sandboxPort, name: 'GATEWAY_PORT' }]
      : []),
  ];
}

async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  name: string,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new ConfigurationError(
        `Port ${port} is in use by another program. Stop it, or set ${name} to another port.`,
      );
    }
    if (errorCode(error) === 'EACCES') {
      throw new ConfigurationError(`Port ${port} is not allowed to this user. Set ${name}.`);
    }
    throw error;
  }
}
