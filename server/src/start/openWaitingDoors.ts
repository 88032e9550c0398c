import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Readiness } from '../http/Readiness.ts';
import { createWaitingApp } from './createWaitingApp.ts';
import { listenOnPort } from './listenOnPort.ts';
import { OpenApps } from './OpenApps.ts';

/**
 * Answers on the ports of manager and accounts until these can be started.
 * @returns how to leave the ports to them.
 * @throws ConfigurationError when a port cannot be had.
 */
export async function openWaitingDoors(
  config: Config,
  log: FastifyBaseLogger,
  readiness: Readiness,
): Promise<() => Promise<void>> {
  const { host, roles, managerUrl, accountsUrl } = config;
  const wanted = [
    { role: 'accounts', port: config.accountsPort, name: 'ACCOUNTS_PORT', origin: accountsUrl },
    { role: 'manager', port: config.port, name: 'PORT', origin: managerUrl },
  ] as const;
  const apps = new OpenApps();
  try {
    for (const { port, name, origin } of wanted.filter(({ role }) => roles.has(role))) {
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
