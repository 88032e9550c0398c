import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';

export interface ServedManager {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  /** Where it listens, on this machine alone. */
  readonly port: number;
}

/** `kept`: jobs wait for ever; `done`: they are carried out. */
export type Jobs = 'kept' | 'done';

/**
 * Serves the manager alone, without pages, until the parent of this program ends it.
 * @param targetOf makes what the parent is told once the manager listens, see `runPrograms`.
 */
export async function serveManager(
  jobs: Jobs,
  targetOf: (served: ServedManager) => Promise<object>,
): Promise<ServedManager> {
  const config = readConfig();
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: jobs === 'done' });
  const manager = createManagerApp(deps);
  await manager.listen({ host: '127.0.0.1', port: 0 });
  const address = manager.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const served = { deps, manager, port };
  process.send?.(await targetOf(served));
  const stop = async (): Promise<void> => {
    await manager.close();
    if (jobs === 'done') await deps.queue.stop();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  return served;
}
