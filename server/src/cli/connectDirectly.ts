import { createOperatorApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createDeps } from '../createDeps.ts';
import { createLog } from '../http/createLog.ts';
import { createOperatorClient, type OperatorClient } from './OperatorClient.ts';
import { injectTransport } from './transports.ts';

/** Opens the database in this process and an operator's door on it. */
export async function connectDirectly(config: Config): Promise<OperatorClient> {
  const log = createLog({ logLevel: 'silent' });
  const { deps, close } = await createDeps(config, log);
  await deps.queue.start({ workers: false });
  const door = createOperatorApp(deps);
  return createOperatorClient(injectTransport(door), async () => {
    await door.close();
    await close();
  });
}
