import { createOperatorApp } from '../operatorApp.ts';
import type { Config } from '../../platform/config/Config.ts';
import { createDeps } from '../createDeps.ts';
import { createLog } from '../../platform/http/createLog.ts';
import { machineOperator } from '../../operator/machineOperator.ts';
import {
  createOperatorClient,
  type OperatorClient,
} from '../../platform/commands/OperatorClient.ts';
import { injectTransport } from './transports.ts';

/**
 * Opens the database in this process, with the operator's application.
 * @param user who runs the command, for the audit log
 */
export async function connectDirectly(
  config: Config,
  user: string | undefined,
): Promise<OperatorClient> {
  const log = createLog({ logLevel: 'silent' });
  const { deps, close } = await createDeps(config, { log });
  await deps.queue.start({ workers: false });
  const door = createOperatorApp(deps, () => Promise.resolve(machineOperator(user)));
  return createOperatorClient(injectTransport(door), async () => {
    await door.close();
    await close();
  });
}
