import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';

export interface ServedManager {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
  /** Port on the loopback interface. */
  readonly port: number;
}

/** `kept`: jobs stay in the queue; `done`: they are run. */
export type Jobs = 'kept' | 'done';

/**
 * Serves the manager without pages until the parent process ends it.
 * @param targetOf creates the message to the parent once the manager listens, see `runPrograms`
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
