import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/Config.ts';
import type { Readiness } from '../../platform/metrics/Readiness.ts';
import { createWaitingApp } from './createWaitingApp.ts';
import { listenOnPort } from './listenOnPort.ts';
import { OpenApps } from './OpenApps.ts';

/**
 * Serves placeholders on the ports of manager, accounts and metrics until these can start.
 * @returns frees the ports
 * @throws ConfigurationError when a port is unavailable
 */
export async function openWaitingDoors(
  config: Config,
  log: FastifyBaseLogger,
  readiness: Readiness,
): Promise<() => Promise<void>> {
  const { host, roles, port: managerPort, accountsPort, figuresPort } = config;
  const { managerUrl, accountsUrl } = config;
  const wanted = [
    ...(roles.has('accounts')
      ? [{ port: accountsPort, name: 'ACCOUNTS_PORT', origin: accountsUrl }]
      : []),
    ...(roles.has('manager') ? [{ port: managerPort, name: 'PORT', origin: managerUrl }] : []),
    ...(figuresPort === undefined
      ? []
      : [{ port: figuresPort, name: 'FIGURES_PORT', origin: managerUrl }]),
  ];
  const apps = new OpenApps();
  try {
    for (const { port, name, origin } of wanted) {
      const app = createWaitingApp({ log, readiness, origin, start: managerUrl });
      apps.add(app);
      await listenOnPort(app, { host, port, name });
    }
  } catch (error) {
    await apps.close();
    throw error;
  }
  return () => apps.close();
}
